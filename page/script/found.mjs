// Decisions that satisfy a filter, or are like the position of the board.
import { asked, command } from './crew.mjs';
import { byId, make } from './dom.mjs';
import { library } from './library.mjs';
import { seenXgid, showPosition } from './board.mjs';
import { cell, listTable } from './tables.mjs';
import { showView } from './views.mjs';
import { number, say, sayChoice } from './words.mjs';

const EXAMPLES = ['blunder', 'missed-double', 'wrong-take | wrong-pass', 'checker & opening & error', 'race & error', 'me & marked'];
const MOST = 300;
const MARKS = { doubtful: '?!', bad: '?', 'very-bad': '??' };

/** What a part of the likeness is called. */
const partName = (part) => ({
  plan: say('game plan'), 'opponent-plan': say('opponent\'s game plan'), anchor: say('anchor'),
  'opponent-anchor': say('opponent\'s anchor'), points: say('own points'), 'opponent-points': say('opponent\'s points'),
  prime: say('primes'), bar: say('checkers on the bar'), back: say('checkers back'), off: say('checkers off'), blots: say('blots'),
  shots: say('shots'), pips: say('pip counts'), race: say('lead in the race'), score: say('score'), cube: say('cube'), dice: say('dice'),
})[part];

/** Why a decision is like the board: what both have, and what makes most of the distance. */
function whyAlike({ same, differs }) {
  const names = (parts) => parts.map(partName).join(', ');
  return [same.length > 0 ? say('same: {0}', names(same)) : '', differs.length > 0 ? say('other: {0}', names(differs)) : '']
    .filter((text) => text !== '').join('; ');
}

function rowOfDecision(found) {
  const { row, place, error, mark, like } = found;
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
    ...(like ? [cell('number', say('Distance'), number(like.distance, 2), like.distance),
      cell('', say('Why'), whyAlike(like))] : []),
    cell('', '', open));
}

/** Lists what `find` finds by these words, which stand before the inputs. */
async function search(wanted) {
  const place = byId('results');
  const me = byId('me').value;
  place.replaceChildren(make('p.facts', {}, say('Searching ...')));
  try {
    const inputs = library.inputs();
    const words = ['find', ...(me ? ['--me', me] : []), ...wanted, ...inputs.map(([path]) => path)];
    const found = inputs.length === 0 ? [] : (await asked(words, inputs)).filter(({ kind }) => kind === 'decision');
    const unknown = library.withMatches.filter((entry) => !entry.analysis && !entry.cameAnalyzed).length;
    const isLike = found.some(({ like }) => like);
    const headings = [say('File'), say('Turn'), say('Player'), say('Dice'), say('Played'), say('Best'), [say('Error'), 'number'],
      ...(isLike ? [[say('Distance'), 'number'], say('Why')] : []), ''];
    place.replaceChildren(
      make('p.verdict', {}, say('{0, plural, other {# decisions}}', found.length)),
      make('p.facts', {}, unknown > 0 ? say('Nothing is known of errors in matches that are not analyzed: {0}.', unknown) : '',
        found.length > MOST ? ` ${say('The first {0} are shown.', MOST)}` : ''),
      found.length > 0 ? listTable(headings, found.slice(0, MOST).map(rowOfDecision)) : '');
  } catch (error) {
    place.replaceChildren(make('p.comment', {}, error.message.replace(/^gammonkit: /, '')));
  }
}

function find() {
  const filter = byId('wanted').value.trim();
  return filter === '' ? null : search([filter]);
}

/** The decisions that are most like the board: those of the one who is me, if that is known. */
function findLike() {
  showView('find');
  return search(['--like', seenXgid(), ...(byId('me').value ? ['me'] : [])]);
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
  byId('like').onclick = findLike;
  byId('examples').replaceChildren(...EXAMPLES.map((text) => make('button', {
    type: 'button',
    onclick: () => {
      byId('wanted').value = text;
      find();
    },
  }, text)));
  return offerWords();
}
