const SVG = 'http://www.w3.org/2000/svg';
const HIGHEST_STACK = 5;
// As in report/render/play_arrows.cpp, in checkers.
const LANE = 0.28;
const WIDTH = 0.22;
const TOUCH = 0.5;
const FLAG = 1.1;
const PARALLEL = 1e-6;
const MOST_SHARED = 1 / 3;

/** True if the page is dark: as the reader has chosen, or else as the system is. */
function isDark() {
  const chosen = document.documentElement.dataset.colors;
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

const isSameStep = (one, other) => one.step[0] === other.step[0] && one.step[1] === other.step[1];

/** Takes the arrows whose steps both lists have out of both, and gives them. */
function takeShared(best, played) {
  return [...best].filter((arrow) => {
    const at = played.findIndex((other) => isSameStep(arrow, other));
    if (at < 0) return false;
    played.splice(at, 1);
    best.splice(best.indexOf(arrow), 1);
    return true;
  });
}

/** A place as an arrow sees it: how far along its line, and how far aside. */
function seenFrom({ from: [x, y], to: [toX, toY] }, [placeX, placeY]) {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
  return [(placeX - x) * alongX + (placeY - y) * alongY, (placeY - y) * alongX - (placeX - x) * alongY];
}

/** True if one arrow would be drawn on the other, and not only cross or leave it. */
function lieOnOneLine(arrow, other, unit) {
  const [x, y] = seenFrom(arrow, other.from);
  const [toX, toY] = seenFrom(arrow, other.to);
  const begin = Math.max(0, Math.min(x, toX));
  const end = Math.min(seenFrom(arrow, arrow.to)[0], Math.max(x, toX));
  if (end - begin < TOUCH * unit) return false;
  const sides = [begin, end].map((along) => y + ((toY - y) * (along - x)) / (toX - x));
  const [low, high] = [Math.min(...sides), Math.max(...sides)];
  const near = Math.min(high, WIDTH * unit) - Math.max(low, -WIDTH * unit);
  // What of the way they have side by side they are so near. A parallel has the same distance all along.
  const share = high - low > PARALLEL * unit ? near / (high - low) : Number(near >= 0);
  return share > MOST_SHARED && share * (end - begin) > TOUCH * unit;
}

function inLane({ step, from: [x, y], to: [toX, toY] }, lane, unit) {
  const aside = (lane * LANE * unit) / (Math.hypot(toX - x, toY - y) || 1);
  const [byX, byY] = [(y - toY) * aside, (toX - x) * aside];
  return { step, from: [x + byX, y + byY], to: [toX + byX, toY + byY] };
}

/** Puts each arrow into the first lane (0, 1, -1, 2 ...) in which it lies on none before it. */
function takeLanes(arrows, unit) {
  arrows.forEach((arrow, i) => {
    let lane = 0;
    let moved = arrow;
    const before = arrows.slice(0, i);
    while (before.some((other) => lieOnOneLine(other, moved, unit))) {
      lane = lane > 0 ? -lane : 1 - lane;
      moved = inLane(arrow, lane, unit);
    }
    Object.assign(arrow, moved);
  });
}

/** A copy of the page's board, to be drawn by a board of its own. */
function blankBoard() {
  const svg = document.getElementById('board').cloneNode(true);
  svg.removeAttribute('id');
  svg.querySelector('defs').remove();
  return svg;
}

/** A board: draws what stands on it. `look` is the part "board" of the page's data. */
class Board {
  constructor(svg, look) {
    this.svg = svg;
    this.look = look;
    this.unit = look.unit;
    this.stack = look.stack ?? HIGHEST_STACK;
    this.frames = [...svg.querySelectorAll(':scope > use')];
    this.pieces = svg.lastElementChild;
    this.pieces.replaceChildren();
    this.shapes = [];
    this.count = 0;
    this.bottom = look.bottom;
  }

  get view() {
    return this.look.views[this.bottom];
  }

  get colors() {
    return this.look.colors[isDark() ? 1 : 0];
  }

  flip() {
    this.bottom = 1 - this.bottom;
  }

  /** Shows a state. `best` and `played` are plays of the player on roll, as texts; what both share is drawn once. */
  show(state, { best = '', played = '' } = {}) {
    const frame = (isDark() ? 2 : 0) + this.bottom;
    this.frames.forEach((group, i) => { group.style.display = i === frame ? '' : 'none'; });
    this.count = 0;
    if (this.look.numbers !== 'off') this.drawNumbers(this.look.numbers === 'fixed' ? this.bottom : state.decides);
    for (const player of [0, 1]) this.drawCheckers(state.checkers[player], player);
    if (state.dice) this.drawDice(state);
    this.drawCube(state);
    if (state.resigned) this.drawFlag(...state.resigned);
    this.drawPlays(state, stepsOf(best), stepsOf(played));
    this.shapes.splice(this.count).forEach(({ element }) => element.remove());
  }

  /** Draws plays as arrows, as pictures do (report/render/play_arrows.cpp). */
  drawPlays(state, bestSteps, playedSteps) {
    const { arrows } = this.colors;
    const best = this.arrowsOf(state, bestSteps);
    const played = this.arrowsOf(state, playedSteps);
    const shared = takeShared(best, played);
    takeLanes([...shared, ...played, ...best], this.unit);
    const isJudged = bestSteps.length > 0;
    for (const arrow of shared) this.drawArrow(arrow, arrows.shared);
    for (const arrow of played) this.drawArrow(arrow, isJudged ? arrows.played : arrows.shared, isJudged);
    for (const arrow of best) this.drawArrow(arrow, arrows.best);
  }

  /** Draws a shape, with that which was drawn in its turn before, if it is of the same kind: most are where they were. */
  draw(name, attributes, text = '') {
    const old = this.shapes[this.count];
    const shape = old?.name === name ? old : { name, element: document.createElementNS(SVG, name), attributes: {}, text: '' };
    const { element } = shape;
    for (const [key, value] of Object.entries(attributes)) {
      if (shape.attributes[key] !== value) element.setAttribute(key, value);
    }
    for (const key of Object.keys(shape.attributes)) if (!(key in attributes)) element.removeAttribute(key);
    if (shape.text !== text) element.textContent = text;
    if (!old) this.pieces.append(element);
    else if (shape !== old) old.element.replaceWith(element);
    this.shapes[this.count] = Object.assign(shape, { attributes, text });
    this.count += 1;
  }

  drawText([x, y], text, color, size) {
    this.draw('text', {
      x, y, fill: color, 'font-size': size * this.unit, 'text-anchor': 'middle', 'dominant-baseline': 'central',
      'font-weight': 'bold',
    }, text);
  }

  drawNumbers(player) {
    this.view.players[player].labels.forEach((place, i) => {
      this.drawText(place, String(i + 1), this.colors.label, 0.5);
    });
  }

  /** The place of a player's checker, counted from the edge. */
  place(player, point, number) {
    const { stacks, off } = this.view.players[player];
    if (point === OFF) return [off[0][0] + off[1][0] / 2, off[0][1] + number * off[2][1] + off[1][1] / 2];
    const [[x0, y0], [x1, y1]] = stacks[point - 1];
    const height = Math.min(number, this.stack - 1);
    return [x0 + (x1 - x0) * height, y0 + (y1 - y0) * height];
  }

  drawCheckers(side, player) {
    const [face, edge, mark] = this.colors.checkers[player];
    for (let point = 1; point <= BAR; point += 1) {
      const shown = Math.min(side[point], this.stack);
      for (let i = 0; i < shown; i += 1) {
        this.drawChecker(player, this.place(player, point, i));
      }
      if (side[point] > shown) this.drawText(this.place(player, point, shown - 1), side[point], mark, 0.5);
    }
    const [[x, y], [width, height], [, step]] = this.view.players[player].off;
    for (let i = 0; i < side[OFF]; i += 1) {
      this.draw('rect', {
        x, y: y + i * step, width, height, rx: 2, fill: face, stroke: edge,
      });
    }
  }

  drawChecker(player, [cx, cy], more = {}) {
    const [fill, stroke] = this.colors.checkers[player];
    this.draw('circle', {
      cx, cy, r: this.unit * 0.46, fill, stroke, 'stroke-width': this.unit * 0.06, ...more,
    });
  }

  drawDice(state) {
    const [face, edge, mark] = this.colors.dice[state.onRoll];
    const spread = this.unit * 0.27;
    const eyes = [[], [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]],
      [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]]];
    state.dice.forEach((die, i) => {
      const [x, y] = this.view.players[state.onRoll].dice[i];
      this.drawSquare([x, y], 1, face, edge);
      for (const [dx, dy] of eyes[die]) {
        this.draw('circle', { cx: x + dx * spread, cy: y + dy * spread, r: this.unit * 0.1, fill: mark });
      }
    });
  }

  drawSquare([x, y], size, face, edge) {
    const side = size * this.unit;
    this.draw('rect', {
      x: x - side / 2, y: y - side / 2, width: side, height: side, rx: side * 0.15, fill: face, stroke: edge,
    });
  }

  drawCube(state) {
    if (state.length === 1) return;
    const [face, edge, mark] = this.colors.cube;
    const { players, cube } = this.view;
    const place = state.offer ? players[state.onRoll].offer : state.owner === null ? cube : players[state.owner].cube;
    // A cube that nobody has turned yet lies with its 64 up.
    const untouched = state.owner === null && state.cube === 1 ? 64 : state.cube;
    this.drawSquare(place, 1.1, face, edge);
    this.drawText(place, state.offer ? state.cube * 2 : state.crawford ? 'Cr' : untouched, mark, 0.5);
  }

  /** The flag of a player who resigns so many times the cube, as pictures have it (report/render/board_pieces.cpp). */
  drawFlag(player, stake) {
    const [face, edge, mark] = this.colors.cube;
    const side = FLAG * this.unit;
    const [x, y] = this.view.players[player].offer.map((middle) => middle - side / 2);
    const pole = x + side * 0.12;
    const [width, height] = [side * 0.85, side * 0.62];
    this.draw('rect', { x: pole, y, width, height, fill: face, stroke: edge, 'stroke-width': side * 0.04, class: 'flag' });
    this.draw('line', {
      x1: pole, y1: y - side * 0.05, x2: pole, y2: y + side, stroke: edge, 'stroke-width': side * 0.09,
    });
    this.drawText([pole + width / 2, y + height / 2], String(stake), mark, FLAG / 2);
  }

  /** The arrows of steps as far as they can be done, from where the checkers stand to where they land. */
  arrowsOf(state, steps) {
    const player = state.onRoll;
    const arrows = [];
    let { checkers } = state;
    for (const step of [...steps].sort(([from, to], [otherFrom, otherTo]) => otherFrom - from || otherTo - to)) {
      const [from, to] = step;
      if (checkers[player][from] === 0) break;
      const start = this.place(player, from, checkers[player][from] - 1);
      checkers = moved(checkers, player, step);
      arrows.push({ step, from: start, to: this.place(player, to, checkers[player][to] - 1) });
    }
    return this.uncrossed(arrows);
  }

  /** Checkers leave a stack from its top and arrive from its foot: beside each other, arrows of one step would cross. */
  uncrossed(arrows) {
    const [, middle] = this.view.cube;
    return arrows.map((arrow) => {
      if ((arrow.from[1] < middle) !== (arrow.to[1] < middle)) return arrow;
      const same = arrows.filter((other) => isSameStep(arrow, other));
      return { ...arrow, to: same[same.length - 1 - same.indexOf(arrow)].to };
    });
  }

  /** Where on the drawing a pointer is. */
  placeOf({ clientX, clientY }) {
    return new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  isOnDice(player, event) {
    const place = this.placeOf(event);
    return this.view.players[player].dice.some(([x, y]) => Math.hypot(place.x - x, place.y - y) < this.unit * 0.6);
  }

  /** Marks where checkers of a player may go: pairs of a place and the checkers that stand there. */
  mark(player, places) {
    for (const [point, count] of places) {
      const [cx, cy] = this.place(player, point, count);
      this.draw('circle', { cx, cy, r: this.unit * 0.2, fill: this.colors.arrows.best[0], class: 'target' });
    }
  }

  /** Draws a player's checker where the pointer carries it. */
  carry(player, event) {
    const { x, y } = this.placeOf(event);
    if (this.shapes[this.count - 1].attributes.class === 'carried') this.count -= 1;
    this.drawChecker(player, [x, y], { class: 'carried' });
  }

  /** The point of a player, the bar or the tray that is nearest to a place on the screen; nothing if none is near. */
  pointAt(player, event) {
    const place = this.placeOf(event);
    const { stacks, off: [[left, top], [width], [, step]] } = this.view.players[player];
    const tray = [top, top + 15 * step];
    if (place.x > left && place.x < left + width && place.y > Math.min(...tray) && place.y < Math.max(...tray)) return OFF;
    const found = stacks.findIndex(([[x, y], [, next]]) => {
      const reach = (next - y) * HIGHEST_STACK;
      const along = (place.y - y) / reach;
      return Math.abs(place.x - x) < this.unit * 0.55 && along > -0.15 && along < 1.1;
    });
    return found < 0 ? null : found + 1;
  }

  drawArrow({ from: [x, y], to: [toX, toY] }, [color, halo], dashed = false) {
    const length = Math.hypot(toX - x, toY - y);
    if (length === 0) return;
    const along = [(toX - x) / length, (toY - y) / length];
    const at = (distance, aside) => [
      x + along[0] * distance - along[1] * aside,
      y + along[1] * distance + along[0] * aside,
    ];
    const head = Math.min(0.42 * this.unit, length);
    const [x1, y1] = at(0, 0);
    const [x2, y2] = at(length - head * 0.8, 0);
    const tip = [at(length - head, -head * 0.45), at(length - head, head * 0.45), at(length, 0)].join(' ');
    const line = { x1, y1, x2, y2 };
    this.draw('line', { ...line, stroke: halo, 'stroke-width': WIDTH * this.unit });
    this.draw('polygon', { points: tip, stroke: halo, 'stroke-width': 0.09 * this.unit, fill: color });
    this.draw('line', {
      ...line, stroke: color, 'stroke-width': 0.13 * this.unit, 'stroke-dasharray': dashed ? '9 6' : 'none',
    });
    this.draw('polygon', { points: tip, fill: color });
  }
}
