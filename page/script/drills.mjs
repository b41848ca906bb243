// Drills: ten questions against the clock. The answers are typed; each is judged at once.
import { byId, make } from './dom.mjs';
import { DRILLS, QUESTIONS, questionsOf, stackText } from './drill_questions.mjs';
import { addDrillResult, drillCurve, drillHistory, lastOfDrill, loadDrillResults, meanError, meanSeconds, rightOf, secondsText } from './drill_results.mjs';
import { library } from './library.mjs';
import { stateOfXgid } from './position.mjs';
import { number, say } from './words.mjs';

// An answer is as near as its digits tell.
const EPSILON = 1e-9;
const TICK = 200;

/** {drill, questions, question, answers, begun: when the question was seen, or null after its answer, wrong}, or null. */
let round = null;
let drillBoard = null;
let ticker = 0;

const clockText = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const withUnit = (value, digits, unit) => number(value, digits) + (unit === '%' ? '%' : unit && ` ${unit}`);
const rightWithin = ({ within, unit = '' }) => (within > 0 ? say('right within {0}', `±${withUnit(within, within % 1 ? 1 : 0, unit)}`) : say('right if exact'));
const sourceText = () => (library.readable.length > 0 ? say('Questions come from your matches.')
  : say('Drop matches first, and questions come from them. Until then there are some of our own.'));

// ---- All drills.

function drillCard(drill) {
  const last = lastOfDrill(drill.id);
  return make('button.drill', { type: 'button', 'data-drill': drill.id, onclick: () => beginDrill(drill) },
    make('strong', {}, drill.name()), make('span', {}, drill.task()),
    make('span.facts', {}, rightWithin(drill), last ? `. ${say('Last time: {0}', last)}` : ''), drillCurve(drill.id));
}

function showDrills() {
  round = null;
  byId('drills').replaceChildren(
    make('p.verdict', {}, say('{0} questions against the clock', QUESTIONS)),
    make('p.facts', {}, sourceText()),
    make('div.drill-cards', {}, DRILLS.map(drillCard)),
    ...[drillHistory(DRILLS, showDrills)].flat());
}

// ---- A round.

/** What a position looks like, in words. */
function positionText({ checkers, onRoll }) {
  const text = (side) => side.map((count, point) => (count > 0 && point > 0 ? stackText(count, point) : '')).filter(Boolean).reverse().join(', ');
  return `${say('You')}: ${text(checkers[onRoll])}. ${say('Opponent')}: ${text(checkers[1 - onRoll])}.`;
}

function boardOf(position) {
  const state = stateOfXgid(position);
  drillBoard = new Board(blankBoard(), BOARD_LOOK);
  drillBoard.bottom = state.onRoll;
  drillBoard.shownState = { ...state, decides: state.onRoll };
  drillBoard.svg.setAttribute('aria-label', positionText(state));
  redrawDrill();
  return make('div.stage', {}, drillBoard.svg, make('p.facts', {}, say('You sit at the lower edge, and are on roll.')));
}

function scoreCard({ score: { away, crawford }, cube }) {
  const side = (label, points) => make('div', {}, make('span', {}, label), make('strong', {}, String(points)));
  const games = { crawford: say('Crawford'), post: say('after the Crawford game') };
  return make('div.drill-score', {}, side(say('You need'), away[0]), side(say('Opponent needs'), away[1]),
    games[crawford] ? make('p', {}, games[crawford]) : '',
    cube ? make('p', {}, make('span.cube', {}, String(2 * cube)), say('The cube goes from {0} to {1}.', cube, 2 * cube)) : '');
}

/** A field for an answer. Some languages write a decimal comma. */
function answerField([label, , digits, unit], i) {
  const input = make('input', {
    id: `drill-answer-${i}`, type: 'text', inputMode: digits > 0 ? 'decimal' : 'numeric', required: true, maxLength: 6, autocomplete: 'off',
    pattern: digits > 0 ? '\\s*\\d+([.,]\\d*)?\\s*' : '\\s*\\d+\\s*', enterkeyhint: 'go',
  });
  return make('label', {}, make('span', {}, label), make('span.with-unit', {}, input, unit ? ` ${unit}` : ''));
}

function showQuestion() {
  const { drill, question, answers } = round;
  const marks = Array.from({ length: round.questions.length }, (_, i) =>
    make(i >= answers.length ? (i === answers.length ? 'li.now' : 'li') : answers[i].right ? 'li.right' : 'li.wrong'));
  drillBoard = null;
  const form = make('form.drill-form', { onsubmit: answerOrGoOn, autocomplete: 'off' },
    make('p.verdict', {}, drill.task()),
    make('div.answers', {}, question.fields.map(answerField), make('button.main', { type: 'submit' }, say('Answer'))),
    make('p.facts', {}, rightWithin(drill)),
    make('div.told', { role: 'status' }));
  byId('drills').replaceChildren(
    make('div.drill-head', {}, make('h2', {}, drill.name()),
      make('span', {}, say('Question {0} of {1}', answers.length + 1, round.questions.length)),
      make('ol.marks', { 'aria-hidden': 'true' }, marks),
      make('span.clocks', { role: 'timer' }, make('b', { id: 'drill-clock' }), ' ', make('span', { id: 'drill-total' })),
      make('button', { type: 'button', id: 'drill-stop', title: say('Cancel'), 'aria-label': say('Cancel'), onclick: showDrills }, '×')),
    make('div.drill', {}, question.position ? boardOf(question.position) : scoreCard(question), form));
  round.begun = performance.now();
  showClock();
  window.scrollTo(0, 0);
  form.querySelector('input').focus({ preventScroll: true });
}

function showClock() {
  if (!round?.question || !byId('drill-clock')) return;
  const before = round.answers.reduce((sum, { seconds }) => sum + seconds, 0);
  const now = round.begun === null ? 0 : (performance.now() - round.begun) / 1000;
  byId('drill-clock').textContent = clockText(round.begun === null ? round.answers.at(-1).seconds : now);
  byId('drill-total').textContent = say('total {0}', clockText(before + now));
}

/** The next question that can be asked, or the end. */
async function nextQuestion() {
  const current = round;
  while (current.answers.length < current.questions.length) {
    const question = await current.questions[current.answers.length].catch((error) => {
      current.wrong = error.message;
    });
    if (round !== current) return;
    if (question) {
      current.question = question;
      showQuestion();
      return;
    }
    current.questions.splice(current.answers.length, 1);
  }
  endRound();
}

async function beginDrill(drill) {
  const begun = { drill, questions: [], question: null, answers: [], begun: null, wrong: '' };
  round = begun;
  byId('drills').replaceChildren(make('p.facts', { role: 'status' }, say('Searching ...')));
  try {
    begun.questions = await questionsOf(drill);
    // Those behind one that fails are not awaited.
    begun.questions.forEach((question) => question.catch(() => {}));
    if (round === begun) await nextQuestion();
  } catch (error) {
    if (round === begun) showFailure(error.message);
  }
}

function showFailure(message) {
  showDrills();
  byId('drills').prepend(make('p.comment', { role: 'alert' }, message));
}

function answerOrGoOn(event) {
  event.preventDefault();
  if (round.begun !== null) return takeAnswer(event.target);
  // The next one may take a moment.
  event.target.querySelector('button').disabled = true;
  return nextQuestion();
}

/** Judges what was typed, and tells what is true. */
function takeAnswer(form) {
  const { drill, question } = round;
  const seconds = Math.round((performance.now() - round.begun) / 100) / 10;
  round.begun = null;
  const inputs = [...form.querySelectorAll('input')];
  const given = inputs.map((input) => Number(input.value.trim().replace(',', '.')));
  // What is shown is what counts.
  const values = question.fields.map(([, value, digits]) => Number(value.toFixed(digits)));
  const isRight = values.map((value, i) => Math.abs(given[i] - value) <= drill.within + EPSILON);
  const right = isRight.every(Boolean);
  round.answers.push({ id: question.id, answers: given, values, right, seconds });
  inputs.forEach((input, i) => {
    input.readOnly = true;
    input.classList.add(isRight[i] ? 'right' : 'wrong');
  });
  const truth = question.fields.map(([, , digits, unit], i) => withUnit(values[i], digits, unit)).join(', ');
  form.querySelector('.told').replaceChildren(
    make(right ? 'p.verdict.good' : 'p.verdict.very-bad', {}, right ? `✓ ${say('Right: {0}', truth)}` : `✗ ${say('Wrong: it is {0}', truth)}`),
    ...question.why.map((line) => make('p', {}, line)));
  form.querySelector('button').textContent = say('Next');
  byId('drills').querySelector('.marks .now').className = right ? 'right' : 'wrong';
  showClock();
  form.querySelector('.told').scrollIntoView({ block: 'nearest' });
}

// ---- The end.

async function endRound() {
  const { drill, answers, wrong } = round;
  round = null;
  if (answers.length === 0) return showFailure(wrong);
  const date = new Date().toISOString();
  const result = { key: `${date} ${drill.id}`, drill: drill.id, date, answers };
  await addDrillResult(result);
  const figure = (label, value) => make('div', {}, make('strong', {}, value), make('span', {}, label));
  const again = make('button.main', { type: 'button', id: 'drill-again', onclick: () => beginDrill(drill) }, say('Once more'));
  byId('drills').replaceChildren(
    make('div.drill-end', {}, make('h2', {}, drill.name()),
      make('div.figures', {}, figure(say('Right answers'), `${rightOf(result)}/${answers.length}`),
        figure(say('Mean time'), secondsText(meanSeconds(result))), figure(say('Mean error'), number(meanError(result), 1))),
      drillCurve(drill.id),
      make('p.buttons', {}, again, make('button', { type: 'button', id: 'drill-others', onclick: showDrills }, say('All drills')))),
    ...[drillHistory(DRILLS, showDrills)].flat());
  window.scrollTo(0, 0);
  again.focus({ preventScroll: true });
}

/** Draws the board of a question anew: in other colors. */
export function redrawDrill() {
  drillBoard?.show(drillBoard.shownState);
}

/** Shows all drills, or the question that was left; its clock goes on. */
export async function openDrills() {
  if (round) return;
  await loadDrillResults();
  if (!round) showDrills();
}

export function startDrills() {
  round = null;
  clearInterval(ticker);
  ticker = setInterval(showClock, TICK);
}
