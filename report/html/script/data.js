/** The numbers that a column of letters stands for: see figure_columns.hpp. */
function numbersOf(letters) {
  const numbers = [];
  let at = 0;
  let number = 0;
  const take = () => {
    at += 1;
    const code = letters.charCodeAt(at - 1);
    return code - (code > 92 ? 36 : 35);
  };
  while (at < letters.length) {
    let folded = take();
    if (folded === 90) folded = [0, 1, 2, 3, 4].reduce((sum, place) => sum + take() * 91 ** place, 0);
    else if (folded >= 80) folded = 80 + (folded - 80) * 91 + take();
    number += folded % 2 ? -(folded + 1) / 2 : folded / 2;
    numbers.push(number);
  }
  return numbers;
}

/** "+0.123". */
function signed(value, decimals = 3) {
  return `${value < 0 ? '−' : '+'}${fixed(Math.abs(value), decimals)}`;
}

const NO_VALUE = 0;
const CHANCE = 2;

/** A value, or a difference, as text: thousandths of equity, or hundredths of a percent. */
function valueText(value, unit, isDifference = false) {
  if (unit === NO_VALUE) return '';
  if (unit !== CHANCE) return signed(value / 1000);
  return `${isDifference ? signed(value / 100, 2) : fixed(value / 100, 2)}%`;
}

/** " ±0.012": what a value may be off by. */
function errorText(error, unit) {
  return unit === CHANCE ? ` ±${fixed(error / 100, 2)}%` : ` ±${fixed(error / 1000, 3)}`;
}

/** The figures of tables, row by row: of plays, or of the cube. */
class Figures {
  constructor(columns) {
    const places = columns.map((letters) => ({ numbers: numbersOf(letters), at: 0 }));
    this.columns = places;
  }

  take(column) {
    const place = this.columns[column];
    place.at += 1;
    return place.numbers[place.at - 1];
  }

  /** {value, difference, mwc, chances: texts, level: its number, stored}; `first` is the first row of the table. */
  next(first) {
    const kind = this.take(0);
    const level = this.take(1);
    const [unit, ofDifference] = [kind % 3, Math.floor(kind / 3) % 3];
    const stored = unit === NO_VALUE ? 0 : this.take(2);
    const difference = ofDifference === NO_VALUE ? 0 : this.take(3) + stored - (first?.stored ?? stored);
    return {
      stored,
      level,
      value: valueText(stored, unit) + (Math.floor(kind / 36) % 2 ? errorText(this.take(10), unit) : ''),
      difference: valueText(difference, ofDifference, true),
      mwc: (Math.floor(kind / 9) % 2 ? valueText(this.take(4), CHANCE) : '')
        + (kind >= 72 ? errorText(this.take(11), CHANCE) : ''),
      chances: Math.floor(kind / 18) % 2 ? Figures.chancesText([5, 6, 7, 8, 9].map((column) => this.take(column))) : '',
    };
  }

  /** "54.1 17.0 0.8 / 45.9 12.3 0.5": wins, gammons, backgammons, and the same of losses, all in thousandths. */
  static chancesText([win, winGammon, winBackgammon, loseGammon, loseBackgammon]) {
    const texts = (...chances) => chances.map((chance) => fixed(chance / 10, 1)).join(' ');
    return `${texts(win, winGammon, winBackgammon)} / ${texts(1000 - win, loseGammon, loseBackgammon)}`;
  }
}

/** The tables of a page's data as texts; to be asked for in their order. */
class Tables {
  constructor({ texts, heads, figures }) {
    this.texts = texts;
    this.heads = heads;
    this.ofPlays = new Figures(figures.plays);
    this.ofCube = new Figures(figures.cube);
  }

  /**
   * {title, head, best, rows, verdict, ofPlays}. `made` is the rank of the play that was made, or 0; if it is not among
   * the first, its row is the last.
   */
  tableOf([headIndex, best, made, choices, verdict = '', settings = -1]) {
    const head = this.heads[headIndex].slice(0, -1);
    const ofPlays = head.includes('play');
    let first;
    const rows = choices.map((choice, i) => {
      const row = (ofPlays ? this.ofPlays : this.ofCube).next(first);
      first ??= row;
      const rank = i === choices.length - 1 ? Math.max(made, i + 1) : i + 1;
      return ofPlays ? this.playCells(row, choice, head, rank, rank === made) : this.cubeCells(row, choice, head);
    });
    return {
      title: this.heads[headIndex].at(-1), head, best, rows, verdict, settings: this.texts[settings] ?? '', ofPlays,
    };
  }

  playCells(row, play, head, rank, isMade) {
    return [isMade ? `${rank} ●` : `${rank}`, play, row.value, row.difference, ...this.lastCells(row, head)];
  }

  cubeCells(row, choice, head) {
    const beside = head.includes('equity') && head.includes('MWC') ? [row.mwc] : [];
    return [this.texts[choice], row.value, row.difference, ...beside, ...this.lastCells(row, head)];
  }

  /** Chances and level, if these have columns. */
  lastCells(row, head) {
    return [...(head.some((name) => /%/.test(name)) ? [row.chances] : []),
      ...(head.includes('level') ? [this.texts[row.level]] : [])];
  }
}

/** An entry of the page's data with the texts that its numbers stand for, and with the chart that it is on. */
function readable(tables, entry, chart) {
  const own = entry.tables?.map((table) => tables.tableOf(table));
  const best = entry.best && own.find(({ ofPlays }) => ofPlays).rows[0][1];
  return {
    ...entry, chart: entry.x === undefined ? undefined : chart, tables: own, best, played: entry.played && entry.words,
  };
}

/** All places of the page, in order: {entry, names, bottom}; `bottom` is the reader's seat, if he plays. */
function placesOf(data) {
  const tables = new Tables(data);
  return data.matches.flatMap(({
    names, entries, chart, bottom,
  }) => entries.map((entry) => ({ entry: readable(tables, entry, chart), names, bottom })));
}
