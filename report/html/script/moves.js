/** Lets the reader move the checkers of the player on roll with the dice of a position, by taps or by dragging. */
class Mover {
  /** `done` is called with checkers and play when no die is left, or none can be played. */
  constructor(board, state, done) {
    this.board = board;
    this.start = state;
    this.done = done;
    this.undo();
  }

  /** All checkers where they were. */
  undo() {
    const [one, other] = this.start.dice;
    this.checkers = this.start.checkers;
    this.dice = one === other ? [one, one, one, one] : [one, other];
    this.play = [];
    this.draw();
  }

  /** The other die first. */
  swap() {
    this.dice.reverse();
    this.draw();
  }

  /** `from`: whose checker's ways are marked. `isHeld`: that checker is not there, but in the reader's hand. */
  draw(from = null, isHeld = false) {
    const shown = this.dice.length > 1 ? this.dice.slice(0, 2) : [this.dice[0] ?? 0, 0];
    const dice = this.dice.length > 0 ? shown : null;
    const { onRoll } = this.start;
    const checkers = this.checkers.map((side, player) => (
      isHeld && player === onRoll ? side.map((count, point) => count - (point === from ? 1 : 0)) : side));
    this.board.show({ ...this.start, checkers, dice });
    this.board.mark(onRoll, [...this.targets(from).keys()].map((to) => [to, this.checkers[onRoll][to]]));
  }

  /** Moves a checker from a point by the first die that can be played there. */
  moveFrom(point) {
    const die = this.dice.find((one) => this.isLegal(point, one));
    if (die) this.move(point, [die]);
  }

  /** Moves a checker from a point to another, by as many dice as that takes; gives false if it may not go there. */
  moveTo(point, to) {
    const dice = this.targets(point).get(to);
    if (dice) this.move(point, dice);
    return Boolean(dice);
  }

  move(point, dice) {
    let from = point;
    for (const die of dice) {
      const to = Math.max(from - die, OFF);
      this.dice.splice(this.dice.indexOf(die), 1);
      this.checkers = moved(this.checkers, this.start.onRoll, [from, to]);
      this.play.push(`${from === BAR ? 'bar' : from}/${to === OFF ? 'off' : to}`);
      from = to;
    }
    this.draw();
    if (!this.canMove()) this.done(this.checkers, this.play.join(' '));
  }

  canMove() {
    const points = [...this.checkers[this.start.onRoll].keys()].filter((point) => point !== OFF);
    return points.some((point) => this.dice.some((die) => this.isLegal(point, die)));
  }

  /** Where a checker of a point may go: a map of places and the fewest dice that take it there. */
  targets(point) {
    const found = new Map();
    const go = (from, checkers, dice, used) => {
      dice.forEach((die, i) => {
        if (!this.isLegal(from, die, checkers)) return;
        const to = Math.max(from - die, OFF);
        if (!(found.get(to)?.length <= used.length + 1)) found.set(to, [...used, die]);
        if (to !== OFF) go(to, moved(checkers, this.start.onRoll, [from, to]), dice.filter((_, k) => k !== i), [...used, die]);
      });
    };
    go(point, this.checkers, this.dice, []);
    return found;
  }

  /** Whether a checker may move from a point by one die. */
  isLegal(point, die, checkers = this.checkers) {
    const own = checkers[this.start.onRoll];
    const other = checkers[1 - this.start.onRoll];
    if (!point || own[point] === 0 || (point !== BAR && own[BAR] > 0)) return false;
    const to = point - die;
    if (to > OFF) return other[25 - to] < 2;
    const highest = own.findLastIndex((count, place) => place !== OFF && count > 0);
    return highest <= 6 && (to === OFF || point === highest);
  }
}
