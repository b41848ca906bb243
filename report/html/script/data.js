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

/** "54.1 17.0 0.8 / 45.9 12.3 0.5": wins, gammons, backgammons, and the same of losses, all in thousandths. */
function chancesText([win, winGammon, winBackgammon, loseGammon, loseBackgammon]) {
  const texts = (...chances) => chances.map((chance) => fixed(chance / 10, 1)).join(' ');
  return `${texts(win, winGammon, winBackgammon)} / ${texts(1000 - win, loseGammon, loseBackgammon)}`;
}

/** The figures of tables, row by row: of plays, or of the cube. */
class Figures {
  constructor(columns) {
    this.columns = columns.map((letters) => ({ numbers: numbersOf(letters), at: 0 }));
  }

  take(column) {
    const place = this.columns[column];
    place.at += 1;
    return place.numbers[place.at - 1];
  }

  /** The numbers of the next row; what it lacks is null. `first` is the first row of the table. */
  next(first) {
    const kind = this.take(0);
    const level = this.take(1);
    const [unit, ofDifference] = [kind % 3, Math.floor(kind / 3) % 3];
    const has = (place) => Math.floor(kind / place) % 2;
    const value = unit === NO_VALUE ? 0 : this.take(2);
    const difference = ofDifference === NO_VALUE ? 0 : this.take(3) + value - (first?.value ?? value);
    const mwc = has(9) ? this.take(4) : null;
    return {
      unit, ofDifference, level, value, difference, mwc,
      chances: has(18) ? [5, 6, 7, 8, 9].map((column) => this.take(column)) : null,
      error: has(36) ? this.take(10) : null,
      mwcError: has(72) ? this.take(11) : null,
    };
  }

  /** The texts of a row: {value, difference, mwc, chances}. */
  static textsOf(row) {
    return {
      value: valueText(row.value, row.unit) + (row.error === null ? '' : errorText(row.error, row.unit)),
      difference: valueText(row.difference, row.ofDifference, true),
      mwc: (row.mwc === null ? '' : valueText(row.mwc, CHANCE)) + (row.mwcError === null ? '' : errorText(row.mwcError, CHANCE)),
      chances: row.chances ? chancesText(row.chances) : '',
    };
  }
}

/** The tables of a page's data; to be taken in their order. */
class Tables {
  constructor({ texts, heads, figures }) {
    this.texts = texts;
    this.heads = heads;
    this.ofPlays = new Figures(figures.plays);
    this.ofCube = new Figures(figures.cube);
  }

  /** A table of the data with its figures, as numbers. */
  take([headIndex, best, made, choices, verdict = '', settings = -1]) {
    const head = this.heads[headIndex].slice(0, -1);
    const ofPlays = head.includes('play');
    const figures = ofPlays ? this.ofPlays : this.ofCube;
    const rows = [];
    choices.forEach(() => rows.push(figures.next(rows[0])));
    const title = this.heads[headIndex].at(-1);
    return {
      title, head, best, made, choices, rows, verdict, settings: this.texts[settings] ?? '', ofPlays,
    };
  }

  /**
   * A table with its rows as texts: {title, head, best, rows, verdict, settings, ofPlays}. `made` is the rank of the play
   * that was made, or 0; if it is not among the first, its row is the last.
   */
  readable({
    made, choices, rows, ...table
  }) {
    const { head, ofPlays } = table;
    const cells = rows.map((numbers, i) => {
      const row = { level: numbers.level, ...Figures.textsOf(numbers) };
      const rank = i === choices.length - 1 ? Math.max(made, i + 1) : i + 1;
      return ofPlays ? this.playCells(row, choices[i], head, rank, rank === made) : this.cubeCells(row, choices[i], head);
    });
    return { ...table, rows: cells };
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

/** A decision with what its numbers stand for; its tables become texts when they are asked for. */
class Entry {
  constructor(tables, { tables: own, best, ...data }, chart) {
    Object.assign(this, data);
    this.chart = data.x === undefined ? undefined : chart;
    this.own = own?.map((table) => tables.take(table));
    this.all = tables;
    const plays = this.own?.find(({ ofPlays }) => ofPlays);
    this.best = best && plays.choices[0];
    // What was done, where it is not in the table of plays.
    this.words ??= plays?.choices[Math.min(plays.made, plays.choices.length) - 1];
    this.played = data.played && this.words;
  }

  get tables() {
    this.texts ??= this.own?.map((table) => this.all.readable(table));
    return this.texts;
  }
}

/** All places of the page, in order: {entry, names, bottom}; `bottom` is the reader's seat, if he plays. */
function placesOf(data) {
  const tables = new Tables(data);
  return data.matches.flatMap(({
    names, entries, chart, bottom,
  }) => entries.map((entry) => ({ entry: new Entry(tables, entry, chart), names, bottom })));
}
