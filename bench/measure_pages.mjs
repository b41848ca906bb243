#!/usr/bin/env node
// How fast pages feel on a phone: each is opened several times in Chromium, on an emulated screen of 390x844 and with a
// quarter of the processor's speed.
//
//     bench/measure_pages.mjs [--rate 4] [--times 5] PAGE.html...
//
// Counted is the time that the main thread of the page works, in milliseconds, so that other programs of the machine do not
// matter. ready: until the script has run and a frame was painted; task: the longest without a pause, also while the page
// is still; error, turn: until the next one is painted, of some of them the median and the worst. Each is the least of the
// times that the page was opened.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { Chromium } from '../tests/browser/chromium.mjs';

const { values: { rate, times }, positionals: pages } = parseArgs({
  allowPositionals: true, options: { rate: { type: 'string', default: '4' }, times: { type: 'string', default: '5' } },
});
const PHONE = { width: 390, height: 844 };
const CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata'];
const MOST_STEPS = 20;

const PAINTED = 'new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); })';
const WATCH = `addEventListener('DOMContentLoaded', () => ${PAINTED}.then(() => performance.mark('ready')));`;

/** Walks on from the first place, with marks between the steps. */
const walk = (name, step) => `(async () => {
  const { gammonkitPage } = window;
  gammonkitPage.goTo(0);
  for (let i = 0; i < ${MOST_STEPS}; i += 1) {
    await ${PAINTED};
    performance.mark('${name}');
    const { current } = gammonkitPage;
    ${step};
    if (gammonkitPage.current === current) break;
    await ${PAINTED};
    performance.mark('${name} done');
  }
})()`;

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];

/** All events of what `act` does. */
async function traced(browser, tab, act) {
  const events = [];
  const complete = new Promise((done) => {
    browser.listeners.add(({ method, params }) => {
      if (method === 'Tracing.dataCollected') events.push(...params.value);
      if (method === 'Tracing.tracingComplete') done();
    });
  });
  await tab.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] } });
  await act();
  await tab.send('Tracing.end');
  await complete;
  return events;
}

/** What a page took, from the events of its main thread. */
function figuresOf(events) {
  const marks = (name) => events.filter((event) => event.cat.includes('user_timing') && event.name === name);
  const [ready] = marks('ready');
  const own = ({ pid, tid }) => pid === ready.pid && tid === ready.tid;
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.tdur !== undefined && own(event));
  const outer = tasks.filter(({ name }) => name === tasks[0].name);
  const spent = (begin, end) => outer.filter(({ ts }) => ts >= begin && ts < end).reduce((sum, { tdur }) => sum + tdur / 1000, 0);
  const steps = (name) => {
    const ends = marks(`${name} done`);
    return ends.map(({ ts }) => spent(Math.max(...marks(name).map((mark) => mark.ts).filter((at) => at < ts)), ts));
  };
  const [errors, turns] = [steps('error'), steps('turn')];
  return {
    ready: spent(0, ready.ts), task: Math.max(...outer.map(({ tdur }) => tdur / 1000)),
    error: median(errors), 'worst error': Math.max(...errors), turn: median(turns), 'worst turn': Math.max(...turns),
  };
}

async function measure(page) {
  const browser = new Chromium();
  const tab = await browser.open('about:blank', PHONE);
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
  const events = await traced(browser, tab, async () => {
    await tab.load(pathToFileURL(resolve(page)).href);
    await tab.until('Boolean(window.gammonkitPage)');
    await tab.value('new Promise((done) => { setTimeout(done, 1000); })');
    await tab.value(walk('error', 'gammonkitPage.goToError(1)'));
    await tab.value(walk('turn', 'gammonkitPage.go(gammonkitPage.current + 1, 1)'));
  });
  await browser.close();
  return figuresOf(events);
}

const runs = new Map(pages.map((page) => [page, []]));
for (let i = 0; i < Number(times); i += 1) {
  for (const page of pages) runs.get(page).push(await measure(page));
}
const least = (all, name) => Math.round(Math.min(...all.map((run) => run[name])));
console.table(Object.fromEntries([...runs].map(([page, all]) => [page, Object.fromEntries(Object.keys(all[0])
  .map((name) => [name, least(all, name)]))])));
