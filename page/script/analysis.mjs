// Analyses: by several workers, a file each, or a share of one. What is done stays; what was cancelled is begun anew.
import { Cancelled, hands } from './crew.mjs';
import { byId } from './dom.mjs';
import { library } from './library.mjs';
import { isAtServer } from './server.mjs';
import { keepAnalysis } from './store.mjs';
import { say } from './words.mjs';

let begun = 0;
let planned = 0;
let done = 0;

export const isWaiting = (entry) => entry.work !== null;

function leftText(part) {
  const seconds = (performance.now() - begun) / 1000;
  if (part < 0.02 || seconds < 2) return '';
  const left = Math.round(seconds / part * (1 - part));
  return left >= 60 ? say('{0, plural, one {# minute} other {# minutes}} left', Math.ceil(left / 60)) : say('{0, plural, one {# second} other {# seconds}} left', left);
}

function showProgress() {
  const running = library.entries.filter(isWaiting);
  const box = byId('progress');
  box.hidden = running.length === 0;
  byId('cancel').hidden = running.length === 0;
  byId('analyze').hidden = running.length > 0;
  if (running.length === 0) return;
  const part = (done + running.reduce((sum, entry) => sum + (entry.work.part ?? 0), 0)) / planned;
  box.querySelector('progress').value = part;
  box.querySelector('span').textContent = `${say('{0} of {1, plural, one {# match} other {# matches}}', done, planned)}  ${leftText(part)}`;
}

function changed(entry) {
  library.changed(entry);
  showProgress();
}

/** An analysis by one worker, or by several, a share each: a promise with `cancel`. */
function analysisBy(shares, job, progress) {
  if (shares === 1) return hands.do('analyze', job, progress);
  const parts = new Array(shares).fill(0);
  const jobs = parts.map((_, i) => hands.do('analyze', { ...job, share: i + 1, shares }, (part) => {
    parts[i] = part;
    progress(parts.reduce((sum, each) => sum + each, 0) / shares);
  }));
  const cancel = () => jobs.forEach((each) => each.cancel());
  const whole = Promise.all(jobs).then((judged) => {
    const last = hands.do('combine', { depth: job.depth, copies: judged.map(({ json }) => json) });
    jobs.push(last);
    return last;
  });
  whole.catch(cancel);
  return Object.assign(whole, { cancel });
}

async function analyzeOne(entry, depth, shares) {
  const job = analysisBy(shares, { bytes: entry.bytes, name: entry.name, depth }, (part) => {
    if (entry.work) entry.work.part = part;
    changed(entry);
  });
  entry.work = { part: null, job };
  entry.wrong = '';
  try {
    const { json, statistics } = await job;
    entry.analysis = { key: entry.key, depth, json, statistics };
    keepAnalysis(entry.analysis);
  } catch (error) {
    if (!(error instanceof Cancelled)) entry.wrong = error.message;
  }
  entry.work = null;
  done += 1;
  changed(entry);
}

/** Analyzes entries; ends when all are done, or cancelled. */
export async function analyzeEntries(entries) {
  const fresh = entries.filter((entry) => !isWaiting(entry) && entry.matches.length > 0);
  if (!library.entries.some(isWaiting)) [begun, planned, done] = [performance.now(), 0, 0];
  planned += fresh.length;
  // The program at a server has threads of its own.
  const shares = isAtServer ? 1 : Math.max(1, Math.floor(hands.size / fresh.length));
  const all = fresh.map((entry) => analyzeOne(entry, byId('depth').value, shares));
  fresh.forEach((entry) => changed(entry));
  await Promise.all(all);
}

/** All that nobody has analyzed, or we at another level. */
export function analyzeAll() {
  const depth = byId('depth').value;
  const isDone = (entry) => (entry.analysis ? entry.analysis.depth === depth : entry.cameAnalyzed);
  return analyzeEntries(library.withMatches.filter((entry) => !isDone(entry)));
}

/** Stops what runs and what waits. */
export function cancelAnalysis() {
  library.entries.filter(isWaiting).forEach((entry) => entry.work.job.cancel());
}

export function startAnalysis() {
  byId('analyze').onclick = analyzeAll;
  byId('cancel').onclick = cancelAnalysis;
  showProgress();
}
