'use strict';

// Players are 0 and 1. Each counts the points for himself: 24 down to 1, 25 is the bar, 0 is off.

const BAR = 25;
const OFF = 0;

/**
 * What an XGID (without its prefix) tells. The player at the bottom of an XGID is player 1.
 * `total`: how many checkers each player has.
 */
function stateOf(xgid, total) {
  const [board, cubePower, cubeOwner, turn, dice, lowerScore, upperScore, crawford, length] = xgid.split(':');
  const checkers = [new Array(26).fill(0), new Array(26).fill(0)];
  for (let place = 0; place <= 25; place += 1) {
    const letter = board[place];
    if (letter >= 'A' && letter <= 'O') checkers[1][place] = letter.charCodeAt(0) - 64;
    if (letter >= 'a' && letter <= 'o') checkers[0][25 - place] = letter.charCodeAt(0) - 96;
  }
  for (const player of [0, 1]) {
    const onBoard = checkers[player].reduce((sum, count) => sum + count, 0);
    checkers[player][OFF] = total[player] - onBoard;
  }
  const onRoll = turn === '1' ? 1 : 0;
  return {
    checkers,
    cube: 2 ** Number(cubePower),
    owner: { 1: 1, '-1': 0 }[cubeOwner] ?? null,
    onRoll,
    // A double and a raccoon are answered by the opponent, a beaver by who doubled.
    decides: 'DR'.includes(dice) ? 1 - onRoll : onRoll,
    dice: /^[1-6]{2}$/.test(dice) ? [Number(dice[0]), Number(dice[1])] : null,
    offer: 'DBR'.includes(dice) ? dice : '',
    score: [Number(upperScore), Number(lowerScore)],
    length: Number(length),
    rules: Number(crawford),
    crawford: length !== '0' && crawford === '1',
  };
}

/** The steps of a play as it is written, "bar/20* 13/7(2)": pairs [from, to]. */
function stepsOf(play) {
  const place = (word) => ({ bar: BAR, off: OFF }[word] ?? Number(word));
  const steps = [];
  for (const leg of play.split(' ')) {
    const match = /^((?:bar|\d+)(?:\/(?:off|\d+)\*?)+)(?:\((\d)\))?$/.exec(leg);
    if (!match) return [];
    const places = match[1].replaceAll('*', '').split('/').map(place);
    for (let time = 0; time < Number(match[2] ?? 1); time += 1) {
      for (let i = 1; i < places.length; i += 1) steps.push([places[i - 1], places[i]]);
    }
  }
  return steps;
}

/** Moves one checker of `player` on a copy of the checkers; hits what stands alone. */
function moved(checkers, player, [from, to]) {
  const result = checkers.map((side) => side.slice());
  result[player][from] -= 1;
  result[player][to] += 1;
  const there = 25 - to;
  if (to !== OFF && result[1 - player][there] === 1) {
    result[1 - player][there] = 0;
    result[1 - player][BAR] += 1;
  }
  return result;
}

/** The checkers after a play. */
function after(checkers, player, play) {
  return stepsOf(play).reduce((board, step) => moved(board, player, step), checkers);
}

function pipsOf(side) {
  return side.reduce((sum, count, place) => sum + count * place, 0);
}

/** Numbers as base64, [value, bits] one after the other, the lowest bit of each first. */
function packedBits(numbers, size) {
  const bytes = new Array(size).fill(0);
  let at = 0;
  for (const [value, bits] of numbers) {
    for (let bit = 0; bit < bits; bit += 1, at += 1) bytes[at >> 3] |= ((value >> bit) & 1) << (at & 7);
  }
  return btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
}

/** gnubg's Position ID: for each point, and the bar, a one for each checker and a zero; first of who is not on roll. */
function positionId({ checkers, onRoll }) {
  const counts = [checkers[1 - onRoll], checkers[onRoll]].flatMap((side) => side.slice(1));
  return packedBits(counts.map((count) => [2 ** count - 1, count + 1]), 10);
}

/** gnubg's Match ID of a game that is being played. */
function matchId(state) {
  const [one, other] = state.dice ?? [0, 0];
  const isMoney = state.length === 0;
  return packedBits([[Math.log2(state.cube), 4], [state.owner ?? 3, 2], [state.onRoll, 1], [Number(state.crawford), 1],
    [1, 3], [state.decides, 1], [state.offer ? 1 : 0, 1], [0, 2], [Math.max(one, other), 3], [Math.min(one, other), 3],
    [state.length, 15], [state.score[0], 15], [state.score[1], 15], [isMoney && !(state.rules & 1) ? 1 : 0, 1], [0, 5]], 9);
}
