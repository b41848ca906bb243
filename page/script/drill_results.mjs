// What became of drills: kept in the browser, shown by date and as a curve, and saved as files.
import { make, save } from './dom.mjs';
import { forgetDrills, keepDrill, keptDrills } from './store.mjs';
import { cell, listTable } from './tables.mjs';
import { language, number, say } from './words.mjs';

const CURVE = { width: 150, height: 34, most: 20, edge: 5 };
const SHOWN = 100;

/** {key, drill, date, answers: [{id, answers, values, right, seconds}]}, the latest last. */
let drillResults = [];

export const rightOf = ({ answers }) => answers.filter(({ right }) => right).length;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
export const meanSeconds = ({ answers }) => mean(answers.map(({ seconds }) => seconds));
export const meanError = ({ answers }) => mean(answers.flatMap(({ values, answers: given }) => given.map((answer, i) => Math.abs(answer - values[i]))));
export const secondsText = (seconds) => `${number(seconds, 1)} s`;
const ofDrill = (id) => drillResults.filter(({ drill }) => drill === id);

export async function loadDrillResults() {
  const kept = await keptDrills();
  // Where nothing can be kept, those of this visit stay.
  if (kept.length >= drillResults.length) drillResults = kept.sort((a, b) => a.date.localeCompare(b.date));
}

export function addDrillResult(result) {
  drillResults.push(result);
  return keepDrill(result);
}

/** The right answers of the last times, as a curve; nothing before there are two. */
export function drillCurve(id) {
  const last = ofDrill(id).slice(-CURVE.most);
  if (last.length < 2) return '';
  const { width, height, edge } = CURVE;
  const places = last.map((result, i) => [
    edge + i / (last.length - 1) * (width - 2 * edge),
    height - edge - rightOf(result) / result.answers.length * (height - 2 * edge),
  ].map((place) => place.toFixed(1)));
  const box = make('span.curve');
  box.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><polyline points="${places.map((place) => place.join()).join(' ')}"/>`
    + `${places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.5"/>`).join('')}</svg>`;
  return box;
}

/** "8/10, 6.2 s" of the last time; nothing if there was none. */
export function lastOfDrill(id) {
  const last = ofDrill(id).at(-1);
  return last ? `${rightOf(last)}/${last.answers.length}, ${secondsText(meanSeconds(last))}` : '';
}

// ---- Files.

const asCsv = (value) => (/[",\n]/.test(value) ? `"${String(value).replaceAll('"', '""')}"` : String(value));

/** A line for each question; what has two numbers, such as both pip counts, has them with a slash between. */
export function drillsCsv() {
  const heads = ['date', 'drill', 'question', 'asked', 'answer', 'value', 'right', 'seconds'];
  const rows = drillResults.flatMap(({ date, drill, answers }) => answers.map(({ id, answers: given, values, right, seconds }, i) =>
    [date, drill, i + 1, id, given.join('/'), values.join('/'), right, seconds]));
  return `${[heads, ...rows].map((row) => row.map(asCsv).join(',')).join('\n')}\n`;
}

export const drillsJson = () => JSON.stringify({ kind: 'drills', version: 1, results: drillResults }, null, 1);

async function forgetResults(changed) {
  if (!window.confirm(say('Forget all results of drills?'))) return;
  drillResults = [];
  await forgetDrills();
  changed();
}

/** All results, the latest first, and what can be done with them; `drills` tell their names. */
export function drillHistory(drills, changed) {
  if (drillResults.length === 0) return '';
  const nameOf = (id) => drills.find((drill) => drill.id === id)?.name() ?? id;
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
  const rows = drillResults.slice(-SHOWN).reverse().map((result) => make('tr', {},
    cell('name', '', when.format(new Date(result.date)), result.date),
    cell('text', say('Drill'), nameOf(result.drill)),
    cell('number', say('Right answers'), `${rightOf(result)}/${result.answers.length}`, rightOf(result) / result.answers.length),
    cell('number', say('Mean time'), secondsText(meanSeconds(result)), meanSeconds(result)),
    cell('number', say('Mean error'), number(meanError(result), 1), meanError(result))));
  const heads = [say('Date'), say('Drill'), ...[say('Right answers'), say('Mean time'), say('Mean error')].map((text) => [text, 'number'])];
  const button = (id, text, onclick) => make('button', { type: 'button', id, onclick }, text);
  return [make('h2', {}, say('Results')), listTable(heads, rows),
    make('p.buttons', {}, say('Save the results'),
      button('drills-csv', 'CSV', () => save('gammonkit-drills.csv', drillsCsv(), 'text/csv')),
      button('drills-json', 'JSON', () => save('gammonkit-drills.json', drillsJson(), 'application/json')),
      button('drills-forget', say('Forget them'), () => forgetResults(changed)))];
}
