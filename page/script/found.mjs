// Decisions that satisfy a filter.
import { asked, command } from './crew.mjs';
import { byId, make } from './dom.mjs';
import { library } from './library.mjs';
import { showPosition } from './board.mjs';
import { cell, listTable } from './tables.mjs';
import { number, say, sayChoice } from './words.mjs';

const EXAMPLES = ['blunder', 'missed-double', 'wrong-take | wrong-pass', 'checker & opening & error', 'race & error', 'me & marked'];
const MOST = 300;
const MARKS = { doubtful: '?!', bad: '?', 'very-bad': '??' };

function rowOfDecision(found) {
  const { row, place, error, mark } = found;
  const entry = library.ofInput(found.file);
  const open = make('button.plain', { type: 'button', onclick: () => showPosition(row.xgid) }, say('Board'));
  return make('tr', {},
    cell('name', '', make('span', { title: entry?.path ?? '' }, entry?.name ?? '')),
    cell('text', say('Turn'), place),
    cell('name', say('Player'), make('span', {}, row.name ?? '')),
    cell('', say('Dice'), row.dice ?? say('cube')),
    cell('', say('Played'), make(`span.${mark ?? 'none'}`, {}, `${sayChoice(row.played ?? '')} `, make('b', {}, MARKS[mark] ?? ''))),
    cell('', say('Best'), sayChoice(row.best ?? '')),
    cell('number', say('Error'), error ? number(error.emg, 3) : '', error?.emg ?? null),
    cell('', '', open));
}

async function find() {
  const filter = byId('wanted').value.trim();
  const place = byId('results');
  if (filter === '') return;
  const me = byId('me').value;
  place.replaceChildren(make('p.facts', {}, say('Searching ...')));
  try {
    const inputs = library.inputs();
    const words = ['find', ...(me ? ['--me', me] : []), filter, ...inputs.map(([path]) => path)];
    const found = inputs.length === 0 ? [] : (await asked(words, inputs)).filter(({ kind }) => kind === 'decision');
    const unknown = library.withMatches.filter((entry) => !entry.analysis && !entry.cameAnalyzed).length;
    const headings = [say('File'), say('Turn'), say('Player'), say('Dice'), say('Played'), say('Best'), [say('Error'), 'number'], ''];
    place.replaceChildren(
      make('p.verdict', {}, say('{0, plural, other {# decisions}}', found.length)),
      make('p.facts', {}, unknown > 0 ? say('Nothing is known of errors in matches that are not analyzed: {0}.', unknown) : '',
        found.length > MOST ? ` ${say('The first {0} are shown.', MOST)}` : ''),
      found.length > 0 ? listTable(headings, found.slice(0, MOST).map(rowOfDecision)) : '');
  } catch (error) {
    place.replaceChildren(make('p.comment', {}, error.message.replace(/^gammonkit: /, '')));
  }
}

/** The words of filters, for the field to offer. */
async function offerWords() {
  const { out } = await command(['find', '--words']);
  const words = [...out.matchAll(/^ {2}([a-z][a-z0-9-]*) {2,}(\S.*)$/gm)];
  byId('words').replaceChildren(...words.map(([, value, meaning]) => make('option', { value }, meaning)));
}

export function startFinding() {
  byId('filter').onsubmit = (event) => {
    event.preventDefault();
    find();
  };
  byId('examples').replaceChildren(...EXAMPLES.map((text) => make('button', {
    type: 'button',
    onclick: () => {
      byId('wanted').value = text;
      find();
    },
  }, text)));
  return offerWords();
}
