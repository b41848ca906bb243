// What the engine says of a position, as tables.
import { thinker } from './crew.mjs';
import { byId, make } from './dom.mjs';
import { number, percent, say, sayChoice, signed } from './words.mjs';

/** The last question; an answer to another one comes too late. */
let questions = 0;
let job = null;

const valueText = (value) => value.mwc !== undefined && value.emg === undefined ? percent(value.mwc, 2) : signed(value.emg ?? value.equity);
const beside = (value) => (value.mwc !== undefined && value.emg !== undefined ? percent(value.mwc, 2) : '');

function chancesOf({ win, win_gammon: gammon, win_backgammon: backgammon, lose_gammon: loseGammon, lose_backgammon: loseBackgammon }) {
  const texts = (...parts) => parts.map((part) => make('span', {}, number(part * 100, 1)));
  return [...texts(win, gammon, backgammon), ' – ', ...texts(1 - win, loseGammon, loseBackgammon)];
}

function playsTable(answer, preview) {
  const rows = answer.plays.map((play, i) => {
    const text = play.play || say('no legal play');
    const button = make('button.plain', { type: 'button', onclick: () => preview(play.play, row) }, text);
    const row = make(i === 0 ? 'tr.best' : 'tr', {},
      make('td', {}, String(play.rank ?? i + 1)),
      make('td.play', {}, button),
      make('td.number', {}, valueText(play.cubeful), beside(play.cubeful) ? make('small', {}, beside(play.cubeful)) : ''),
      make('td.number', {}, i === 0 ? '' : number(-play.loss, 3)),
      make('td.chances', {}, chancesOf(play.chances)),
      make('td.plies', {}, String(play.plies)));
    return row;
  });
  const heads = ['', say('Play'), say('Equity'), say('Loss'), say('Wins, gammons, backgammons – losses, in %'), say('Plies')];
  return make('table.plays', {}, make('thead', {}, make('tr', {}, heads.map((text) => (text ? make('th', { scope: 'col' }, text) : make('td'))))), make('tbody', {}, rows));
}

/** "No double, take. Doubling breaks even if 22.9% pass." */
function actionText({ verdict, break_even: share }) {
  if (typeof share !== 'number') return sayChoice(verdict);
  const percents = number(100 * share, 1);
  return `${sayChoice(verdict)}. ${verdict.endsWith('pass') ? say('Doubling breaks even if {0}% take.', percents)
    : say('Doubling breaks even if {0}% pass.', percents)}`;
}

function cubeTable({ cube, chances }) {
  const names = { no_double: sayChoice('No double'), double_take: sayChoice('Double, take'), double_pass: sayChoice('Double, pass') };
  const rows = (cube.best_first ?? []).map((key) => make('tr', {}, make('th', { scope: 'row' }, names[key]),
    make('td.number', {}, valueText(cube[key])), make('td.number', {}, beside(cube[key]))));
  const window = cube.window;
  return [make('p.verdict', {}, actionText(cube)),
    rows.length > 0 ? make('table.plays', {}, make('tbody', {}, rows)) : '',
    make('p.chances', {}, `${say('Wins, gammons, backgammons – losses, in %')}: `, chancesOf(chances)),
    window ? make('p.facts', {}, say('By the cube model: doubles from {0}, cashes from {1}, takes from {2}',
      percent(window.opens, 1), percent(window.cash, 1), percent(window.take_point, 1))) : ''];
}

/** The answer to a position; `preview` is called with the play that is to be seen. */
export function answerTables(answer, preview) {
  const head = make('p.facts', {}, answer.legal_plays ? `${answer.level}, ${say('{0, plural, one {# legal play} other {# legal plays}}', answer.legal_plays)}` : '');
  return answer.kind === 'plays' ? [head, playsTable(answer, preview)] : cubeTable(answer);
}

/** Asks the engine, first without looking ahead, and shows what it says. `show` is called with each answer. */
export async function askEngine(position, show) {
  questions += 1;
  const question = questions;
  job?.cancel();
  const place = byId('answer');
  const deepest = Number(byId('plies').value);
  try {
    for (const plies of [...new Set([0, deepest])]) {
      job = thinker.do('hint', { position, settings: { plies, plays: 10 } });
      const answer = await job;
      job = null;
      if (question !== questions) return;
      place.classList.toggle('thinking', plies !== deepest);
      show(answer);
    }
  } catch (error) {
    if (question !== questions) return;
    place.classList.remove('thinking');
    place.replaceChildren(make('p.comment', {}, error.message, error.hint ? ` ${error.hint}` : ''));
  }
}
