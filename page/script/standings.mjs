// What the players did in all matches that were dropped.
import { asked } from './crew.mjs';
import { byId, make } from './dom.mjs';
import { library } from './library.mjs';
import { cell, listTable } from './tables.mjs';
import { number, say, signed } from './words.mjs';

const figure = (label, value, text) => cell('number', label, value === null ? '' : text(value), value);

/** Ratings from 0 to 15 are painted from good to bad. */
function rating(value) {
  const element = figure('PR', value, (shown) => number(shown, 2));
  element.classList.add('rating');
  if (value !== null) element.style.setProperty('--pr', `${Math.min(value / 15, 1) * 100}%`);
  return element;
}

function rowOfPlayer(player) {
  const row = make('tr', {},
    cell('name', '', make('span', { title: player.player }, player.player)),
    figure(say('Matches'), player.matches, (value) => number(value)),
    cell('number', say('Won'), number(player.won)),
    cell('number', say('Lost'), number(player.lost)),
    cell('number', say('Points'), `${player.points}:${player.opponents_points}`, player.points),
    figure(say('Decisions'), player.decisions, (value) => number(value)),
    rating(player.performance_rating),
    figure(say('Error'), player.error_emg, (value) => number(value, 3)),
    figure(say('Luck'), player.luck_emg, (value) => signed(value)));
  if (player.player === byId('me').value) row.classList.add('me');
  return row;
}

/** Shows the standings of all files, as they are now. */
export async function showStandings() {
  const place = byId('standings');
  if (library.withMatches.length === 0) {
    place.replaceChildren(make('p.empty', {}, say('Drop matches first: here stands then what their players did.')));
    return;
  }
  place.replaceChildren(make('p.facts', {}, say('Adding up ...')));
  try {
    const players = await asked(['players', ...library.inputs().map(([path]) => path)], library.inputs());
    const headings = [say('Player'), ...[say('Matches'), say('Won'), say('Lost'), say('Points'), say('Decisions'), 'PR', say('Error'), say('Luck')]
      .map((text) => [text, 'number'])];
    const count = library.withMatches.reduce((sum, entry) => sum + entry.matches.length, 0);
    place.replaceChildren(
      make('p.verdict', {}, `${say('{0, plural, one {# player} other {# players}}', players.length)}, ${say('{0, plural, one {# match} other {# matches}}', count)}`),
      make('p.facts', {}, say('The same match counts once. PR, errors and luck are those of analyzed matches.')),
      listTable(headings, players.map(rowOfPlayer)));
  } catch (error) {
    place.replaceChildren(make('p.comment', {}, error.message));
  }
}
