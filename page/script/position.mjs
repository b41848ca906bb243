// Positions that are edited: states as stateOf of reports' scripts gives them. Player 1 sits at the lower edge of an XGID.

export const CHECKERS = 15;
export const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';
export const EMPTY = 'XGID=--------------------------:0:0:1:00:0:0:0:0:10';

/** The state that an XGID tells. */
export const stateOfXgid = (xgid) => stateOf(xgid.replace(/^XGID=/, ''), [CHECKERS, CHECKERS]);

/** "XGID=..." */
export function xgidOf(state) {
  const letters = Array.from({ length: 26 }, (_, place) => {
    const [upper, lower] = [state.checkers[0][25 - place], state.checkers[1][place]];
    // Borne off checkers stand at place 0 of each side, which is not on the board.
    if (lower > 0 && place > 0) return String.fromCharCode(64 + lower);
    if (upper > 0 && place < 25) return String.fromCharCode(96 + upper);
    return '-';
  });
  const dice = state.offer || (state.dice ? state.dice.join('') : '00');
  const owner = state.owner === null ? 0 : state.owner === 1 ? 1 : -1;
  return `XGID=${letters.join('')}:${Math.log2(state.cube)}:${owner}:${state.onRoll === 1 ? 1 : -1}:${dice}:`
    + `${state.score[1]}:${state.score[0]}:${state.rules}:${state.length}:10`;
}

const onBoard = (side) => side.slice(1).reduce((sum, count) => sum + count, 0);

function withCount(state, player, point, count) {
  const checkers = state.checkers.map((side) => side.slice());
  const [own, other] = [checkers[player], checkers[1 - player]];
  const room = CHECKERS - onBoard(own) + own[point];
  own[point] = Math.max(0, Math.min(count, room));
  if (point !== BAR && own[point] > 0) other[25 - point] = 0;
  for (const side of checkers) side[OFF] = CHECKERS - onBoard(side);
  return { ...state, checkers };
}

/** A stack after a click at a height from 1 to 5: that high; lower by one if its top was clicked; a high one grows. */
export function afterClick(state, player, point, height) {
  const count = state.checkers[player][point];
  const wanted = height === 5 && count >= 5 ? count + 1 : height === count ? count - 1 : height;
  return withCount(state, player, point, wanted);
}

/** The same with one checker fewer of who stands on a point, which is numbered for `player`. */
export function afterRemoval(state, player, point) {
  const owner = state.checkers[player][point] > 0 || point === BAR ? player : 1 - player;
  const own = owner === player ? point : 25 - point;
  return withCount(state, owner, own, state.checkers[owner][own] - 1);
}

/** The sides exchanged, with all that belongs to them. */
export function swapped(state) {
  const [upper, lower] = state.checkers;
  return {
    ...state,
    checkers: [lower, upper],
    onRoll: 1 - state.onRoll,
    decides: 1 - state.decides,
    owner: state.owner === null ? null : 1 - state.owner,
    score: [...state.score].reverse(),
  };
}
