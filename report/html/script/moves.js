/** Lets the reader move the checkers of the player on roll with the dice of a position. */
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

  draw() {
    const shown = this.dice.length > 1 ? this.dice.slice(0, 2) : [this.dice[0] ?? 0, 0];
    const dice = this.dice.length > 0 ? shown : null;
    this.board.show({ ...this.start, checkers: this.checkers, dice });
  }

  /** Moves a checker from a point by the first die that can be played there. */
  moveFrom(point) {
    const at = this.dice.findIndex((die) => this.isLegal(point, die));
    if (point === null || at < 0) return;
    const [die] = this.dice.splice(at, 1);
    const to = Math.max(point - die, OFF);
    this.checkers = moved(this.checkers, this.start.onRoll, [point, to]);
    this.play.push(`${point === BAR ? 'bar' : point}/${to === OFF ? 'off' : to}`);
    this.draw();
    if (!this.canMove()) this.done(this.checkers, this.play.join(' '));
  }

  canMove() {
    const points = [...this.checkers[this.start.onRoll].keys()].filter((point) => point !== OFF);
    return points.some((point) => this.dice.some((die) => this.isLegal(point, die)));
  }

  /** Whether a checker may move from a point by one die. */
  isLegal(point, die) {
    const own = this.checkers[this.start.onRoll];
    const other = this.checkers[1 - this.start.onRoll];
    if (!point || own[point] === 0 || (point !== BAR && own[BAR] > 0)) return false;
    const to = point - die;
    if (to > OFF) return other[25 - to] < 2;
    const highest = own.findLastIndex((count, place) => place !== OFF && count > 0);
    return highest <= 6 && (to === OFF || point === highest);
  }
}
