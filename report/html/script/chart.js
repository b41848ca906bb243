const CHART_WIDTH = 1008;
const CHART_TOP = -16;
const CHART_HEIGHT = 272;

/** The charts of the page: clicks, the line at the turn that is shown, and a card with a board under the pointer. */
class Charts {
  constructor(places, data, goTo) {
    this.places = places;
    this.charts = [...document.querySelectorAll('.chart .curves')];
    this.goTo = goTo;
    this.data = data;
    this.charts.forEach((chart, number) => {
      const games = [...chart.parentNode.querySelectorAll('.game')];
      games.forEach((game, i) => {
        game.start = game.style.getPropertyValue('--x') * CHART_WIDTH;
        game.addEventListener('click', () => {
          if (chart.viewBox.baseVal.width < CHART_WIDTH) this.enlarge(chart);
          else this.enlarge(chart, game.start, games[i + 1]?.start);
        });
      });
      chart.addEventListener('click', (event) => {
        if (!event.target.closest('a')) this.goTo(this.nearest(chart, number, event));
      });
      chart.addEventListener('pointermove', (event) => this.hover(chart, number, event));
      chart.addEventListener('touchmove', ({ touches: [touch] }) => this.goTo(this.nearest(chart, number, touch), true), { passive: true });
      chart.addEventListener('pointerleave', () => { this.card().hidden = true; });
    });
    this.nameLinks();
  }

  /** Says what the errors and doubles on the charts are, for whoever cannot see them. */
  nameLinks() {
    const byAnchor = new Map(this.places.map((place) => [`#${place.entry.id}`, place]));
    document.querySelectorAll('.curves a').forEach((link) => {
      link.setAttribute('aria-label', Charts.wordsOf(byAnchor.get(link.getAttribute('href'))));
    });
  }

  static wordsOf({ entry, names }) {
    const { dice } = stateOf(entry.xgid, entry.checkers ?? [15, 15]);
    const cost = costOf(entry);
    return `${names[entry.player]}${dice ? ` ${dice.join('')}:` : ''} ${entry.words ?? ''} ${entry.mark ?? ''} ${cost}`.trimEnd();
  }

  /** "11%": the first player's chance to win at the turn at `x`, from the curve; nothing if it has none. */
  static chanceAt(chart, x) {
    const curve = chart.querySelector('.curve');
    const { a, e } = curve.parentNode.transform.baseVal.consolidate().matrix;
    const wanted = Math.round((x - e) / a);
    let [turn, height] = [0, 0];
    for (const [, letter, numbers] of curve.getAttribute('d').matchAll(/([Ml])([^Ml]+)/g)) {
      for (const [, across, down] of numbers.matchAll(/(-?\d+)[ ]?(-?\d+)/g)) {
        [turn, height] = letter === 'M' ? [+across, +down] : [turn + +across, height + +down];
        if (turn === wanted) return `${Math.round(100 - height / 12)}%`;
      }
    }
    return '';
  }

  /** Shows what is between two places, a game, at the full width; or all. */
  enlarge(chart, from = 0, to = CHART_WIDTH) {
    const plot = chart.parentNode;
    [chart, plot.parentNode.querySelector('.luck')].filter(Boolean).forEach(({ viewBox: { baseVal: view } }) => {
      view.x = from;
      view.width = to - from;
    });
    plot.querySelectorAll('.game').forEach((game) => {
      game.style.setProperty('--x', (game.start - from) / (to - from));
      game.hidden = game.start < from || game.start >= to;
    });
  }

  /** The index of the place that is nearest to the pointer: of a turn, how the roll was played. */
  nearest(chart, number, event) {
    const box = chart.getBoundingClientRect();
    const view = chart.viewBox.baseVal;
    const x = view.x + ((event.clientX - box.left) / box.width) * view.width;
    const distance = ({ entry }) => (entry.chart === number && entry.x !== undefined ? Math.abs(entry.x - x) : Infinity);
    return this.places.reduce((best, place, i) => (distance(place) <= distance(this.places[best]) ? i : best), 0);
  }

  /** The card, made when it is first needed. */
  card() {
    if (!this.hoverCard) {
      this.hoverCard = add(document.body, 'div', '', { class: 'hover', hidden: '' });
      const svg = blankBoard();
      this.hoverCard.append(svg);
      this.words = add(this.hoverCard, 'p');
      this.where = add(this.hoverCard, 'small');
      this.board = new Board(svg, this.data.board);
    }
    return this.hoverCard;
  }

  hover(chart, number, event) {
    if (event.pointerType === 'touch') return;
    const place = this.places[this.nearest(chart, number, event)];
    const { entry } = place;
    const card = this.card();
    const state = stateOf(entry.xgid, entry.checkers ?? [15, 15]);
    this.board.bottom = this.data.board.bottom;
    this.board.show(state, { best: entry.best, played: entry.played });
    this.words.textContent = Charts.wordsOf(place);
    const chance = Charts.chanceAt(chart, entry.x);
    this.where.textContent = [placeOf(entry), chance && `${place.names[0]} ${chance}`].filter(Boolean).join(' · ');
    card.hidden = false;
    const width = card.offsetWidth;
    const left = Math.min(Math.max(event.clientX - width / 2, 8), document.documentElement.clientWidth - width - 8);
    card.style.left = `${left + window.scrollX}px`;
    const box = chart.getBoundingClientRect();
    const isRoomBelow = box.bottom + 8 + card.offsetHeight <= window.innerHeight;
    const top = isRoomBelow ? box.bottom + 8 : Math.max(box.top - 8 - card.offsetHeight, 0);
    card.style.top = `${top + window.scrollY}px`;
  }

  /** Draws a line where the entry is. */
  mark(entry) {
    document.querySelectorAll('.chart .here').forEach((line) => line.remove());
    const chart = this.charts[entry.chart ?? -1];
    if (!chart || entry.x === undefined) return;
    const view = chart.viewBox.baseVal;
    if (entry.x < view.x || entry.x > view.x + view.width) this.enlarge(chart);
    const line = document.createElementNS(SVG, 'line');
    const where = {
      class: 'here', x1: entry.x, x2: entry.x, y1: CHART_TOP, y2: CHART_TOP + CHART_HEIGHT,
    };
    Object.entries(where).forEach(([key, value]) => line.setAttribute(key, value));
    chart.append(line);
  }
}
