// The board: positions are edited there, and the engine is asked.
import { answerTables, askEngine } from './answers.mjs';
import { command } from './crew.mjs';
import { byId, make, notice, save } from './dom.mjs';
import { afterClick, afterRemoval, EMPTY, START, stateOfXgid, swapped, xgidOf } from './position.mjs';
import { showView } from './views.mjs';
import { language, say } from './words.mjs';

let state = stateOfXgid(START);
const past = [];
let board = null;
let chosen = 1;
/** The play that is seen on the board. */
let shown = '';

function draw() {
  board.show({ ...state, decides: 1 }, { best: shown });
  board.svg.setAttribute('aria-label', xgidOf(state));
  const names = [say('Upper player'), say('Lower player')];
  for (const [player, id] of [[board.bottom, 'lower'], [1 - board.bottom, 'upper']]) {
    const [face, edge] = board.colors.checkers[player];
    const line = byId(id);
    line.classList.toggle('decides', player === state.onRoll);
    line.replaceChildren(make('span.checker', { style: `background:${face};border-color:${edge}` }), make('strong', {}, names[player]),
      make('span.figures', {}, say('{0, plural, one {# pip} other {# pips}}', pipsOf(state.checkers[player]))));
  }
  drawPalette();
}

function drawPalette() {
  byId('board-view').querySelector('.palette').replaceChildren(...[1, 0].map((player) => {
    const [face, edge] = board.colors.checkers[player];
    return make('button', {
      type: 'button', role: 'radio', 'aria-checked': String(player === chosen), title: player === 1 ? say('Lower player') : say('Upper player'),
      onclick: () => { chosen = player; drawPalette(); },
    }, make('span.checker', { style: `background:${face};border-color:${edge}` }));
  }));
}

// ---- Settings of the position.

const options = (values, current) => values.map(([value, text]) => make('option', { value, selected: String(value) === String(current) }, text));

function field(label, control) {
  return make('label', {}, make('span', {}, label), control);
}

function list(label, values, current, take) {
  const control = make('select', { onchange: () => change(take(control.value)) });
  control.append(...options(values, current));
  return field(label, control);
}

function count(label, value, most, take) {
  const control = make('input', { type: 'number', min: 0, max: most, value, inputMode: 'numeric' });
  control.onchange = () => change(take(Math.max(0, Math.min(most, Math.trunc(Number(control.value)) || 0))));
  return field(label, control);
}

const flag = (label, bit) => {
  const control = make('input', { type: 'checkbox', checked: (state.rules & bit) !== 0 });
  control.onchange = () => change({ rules: control.checked ? state.rules | bit : state.rules & ~bit });
  return make('label.flag', {}, control, make('span', {}, label));
};

function diceTexts() {
  const dice = [];
  for (let one = 6; one > 0; one -= 1) for (let other = one; other > 0; other -= 1) dice.push([`${one}${other}`, `${one} ${other}`]);
  return dice;
}

function drawSettings() {
  const { dice, offer, length } = state;
  const sides = [[1, say('Lower player')], [0, say('Upper player')]];
  const cubes = Array.from({ length: 10 }, (_, power) => [2 ** power, String(2 ** power)]);
  const rolled = dice ? [...dice].sort((a, b) => b - a).join('') : offer ? 'D' : '00';
  byId('settings').replaceChildren(
    list(say('On roll'), sides, state.onRoll, (value) => ({ onRoll: Number(value) })),
    list(say('Dice'), [['00', say('none: the cube')], ['D', say('doubled')], ...diceTexts()], rolled, (value) => ({
      dice: /^[1-6]/.test(value) ? [...value].map(Number) : null, offer: value === 'D' ? 'D' : '',
    })),
    list(say('Cube'), cubes, state.cube, (value) => ({ cube: Number(value) })),
    list(say('Owner'), [['', say('centered')], ...sides], state.owner ?? '', (value) => ({ owner: value === '' ? null : Number(value) })),
    count(say('Match to'), length, 99, (value) => ({ length: value, score: value === 0 ? state.score : state.score.map((score) => Math.min(score, value - 1)) })),
    ...(length > 0 ? [count(say('Lower score'), state.score[1], length - 1, (value) => ({ score: [state.score[0], value] })),
      count(say('Upper score'), state.score[0], length - 1, (value) => ({ score: [value, state.score[1]] })), flag(say('Crawford'), 1)]
      : [flag(say('Jacoby'), 1), flag(say('beavers'), 2)]),
    list(say('Look ahead'), [[0, '0'], [1, '1'], [2, '2'], [3, '3']], plies, (value) => { plies = Number(value); return {}; }));
  byId('settings').lastElementChild.querySelector('select').id = 'plies';
}

let plies = 2;

// ---- Changes.

function showAnswer(answer) {
  const preview = (play, row) => {
    shown = shown === play ? '' : play;
    byId('answer').querySelectorAll('tr.seen').forEach((other) => other.classList.remove('seen'));
    row.classList.toggle('seen', shown !== '');
    draw();
  };
  byId('answer').replaceChildren(...[answerTables(answer, preview)].flat());
  shown = answer.kind === 'plays' ? answer.plays[0]?.play ?? '' : '';
  draw();
}

function redraw() {
  shown = '';
  drawSettings();
  draw();
  askEngine(xgidOf(state), showAnswer);
}

function change(changes) {
  past.push(state);
  state = { ...state, ...changes };
  redraw();
}

function undo() {
  if (past.length === 0) return;
  state = past.pop();
  redraw();
}

/** The position that is seen. */
export const seenXgid = () => xgidOf(state);

/** Shows a position, and the view. */
export function showPosition(xgid) {
  past.push(state);
  state = stateOfXgid(xgid);
  showView('board');
  redraw();
}

/** Where the board was clicked: [point as `player` counts, height from 1 to 5]; nothing beside the points. */
function placeAt(player, event) {
  const point = board.pointAt(player, event);
  if (!point) return null;
  const { y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.svg.getScreenCTM().inverse());
  const [[, first], [, second]] = board.view.players[player].stacks[point - 1];
  return [point, Math.max(1, Math.min(5, Math.round((y - first) / (second - first)) + 1))];
}

function startEditing() {
  board.svg.addEventListener('click', (event) => {
    const place = placeAt(chosen, event);
    if (place) change(afterClick(state, chosen, ...place));
  });
  board.svg.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    const place = placeAt(chosen, event);
    if (place) change(afterRemoval(state, chosen, place[0]));
  });
}

// ---- Copies.

async function told(work) {
  const line = byId('copied');
  try {
    await work();
    line.textContent = say('copied');
  } catch (error) {
    line.textContent = error.message;
  }
  setTimeout(() => { line.textContent = ''; }, 2500);
}

const copyText = (text) => navigator.clipboard.writeText(text);

/** The position as `board` draws it, with the best play if there are dice: the bytes of a file. */
async function drawn(kind) {
  const xgid = xgidOf(state);
  const words = ['-t', kind, '--lang', language(), '-o', `/out/board.${kind}`];
  for (const verb of [['hint', '--ply', String(plies)], ['board']]) {
    const { files } = await command([...verb, xgid, ...words]);
    if (files.length > 0) return files[0][1];
  }
  throw new Error(say('This position cannot be drawn.'));
}

async function copyPicture() {
  const png = new Blob([await drawn('png')], { type: 'image/png' });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  } catch {
    save('position.png', png, 'image/png');
  }
}

function startCopying() {
  byId('copy-xgid').onclick = () => told(() => copyText(xgidOf(state)));
  byId('copy-gnubg').onclick = () => told(() => copyText(`${positionId(state)}:${matchId(state)}`));
  byId('copy-bbcode').onclick = () => told(async () => copyText(new TextDecoder().decode(await drawn('bbcode'))));
  byId('copy-picture').onclick = () => told(copyPicture);
  byId('save-picture').onclick = async () => {
    try {
      save('position.svg', await drawn('svg'), 'image/svg+xml');
    } catch (error) {
      notice(error.message, true);
    }
  };
}

export const boardKeys = {
  f: () => { board.flip(); draw(); },
  x: () => change(swapped(state)),
  z: undo,
};

/** Draws the board anew: in other colors. */
export const drawBoard = () => draw();
/** Asks the engine when the board is first seen. */
export const openBoard = () => redraw();

export function startBoard() {
  byId('board-place').innerHTML = BOARD_SVG;
  board = new Board(byId('board'), BOARD_LOOK);
  board.bottom = 1;
  byId('start-position').onclick = () => change(stateOfXgid(START));
  byId('empty-board').onclick = () => change({ ...stateOfXgid(EMPTY) });
  byId('turn-round').onclick = boardKeys.f;
  byId('swap-sides').onclick = boardKeys.x;
  byId('undo').onclick = undo;
  startEditing();
  startCopying();
  drawSettings();
  draw();
}
