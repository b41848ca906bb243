// Positions in what is pasted: those that its identifiers name, or whatever the command can read.
import { showPosition } from './board.mjs';
import { command, desk, thinker } from './crew.mjs';
import { byId, make } from './dom.mjs';
import { identifiersIn } from './identifiers.mjs';
import { say } from './words.mjs';

/** XGIDs of a file or text that the command can read: its positions, or the decisions of its matches. */
async function positionsOf(input) {
  for (const more of [[], ['--positions']]) {
    const { files } = await command(['convert', '-q', ...more, input[0], '-t', 'ids', '-o', '/out/ids.txt'], [input], desk);
    const lines = files.length > 0 ? new TextDecoder().decode(files[0][1]).split('\n') : [];
    const ids = lines.map((line) => /^XGID=\S+/.exec(line)?.[0]).filter(Boolean);
    if (ids.length > 0) return ids;
  }
  return [];
}

function offer(positions, at = 0) {
  const line = byId('positions');
  line.hidden = positions.length < 2;
  const go = (to) => () => offer(positions, to);
  line.replaceChildren(
    make('button', { type: 'button', disabled: at === 0, onclick: go(at - 1), ariaLabel: say('Position before') }, '◀'),
    make('span', {}, say('Position {0} of {1}', at + 1, positions.length)),
    make('button', { type: 'button', disabled: at === positions.length - 1, onclick: go(at + 1), ariaLabel: say('Next position') }, '▶'));
  showPosition(positions[at]);
}

/** What a text says of positions: XGIDs. Fails if it says nothing. */
export async function positionsIn(text) {
  const found = [];
  for (const id of identifiersIn(text)) {
    try {
      found.push((await thinker.do('identify', { position: id })).position);
    } catch {
      // It only looks like one.
    }
  }
  if (found.length > 0) return found;
  const read = await positionsOf(['/in/0/pasted.txt', new TextEncoder().encode(text)]);
  if (read.length === 0) throw new Error(say('No position was found in this text.'));
  return read;
}

async function take(text) {
  const wrong = byId('wrong');
  wrong.hidden = true;
  if (text.trim() === '') return;
  try {
    offer(await positionsIn(text));
  } catch (error) {
    wrong.hidden = false;
    wrong.textContent = error.message;
  }
}

/** Shows the positions of a file. */
export async function showPositions(entry) {
  const positions = await positionsOf(entry.input(0));
  if (positions.length > 0) offer(positions);
}

export function startPasting() {
  let wait = 0;
  byId('pasted').oninput = ({ target }) => {
    clearTimeout(wait);
    wait = setTimeout(() => take(target.value), 200);
  };
  byId('paste-form').onsubmit = (event) => event.preventDefault();
}
