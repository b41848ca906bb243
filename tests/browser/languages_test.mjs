// Pages in other languages in a real browser: nothing is wider than the window, and nothing stays English.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { startBrowser } from './browser.mjs';

const { GAMMONKIT, GAMMONKIT_SOURCE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-languages-'));
// Identifiers, units, names of programs and of keys, which are alike in all languages.
const SAME = /\.mat\b|XGID=\S+|\bg\d+-\d+c?(-end)?\b|\b(XGID|GNU ID|BBCode|PR|MWC|EMG|BG|Home|End|Esc|GammonKit|GNU Backgammon[\d.:]*|Kazaross XG2|bar|off|November|\d-ply)\b/g;
const pages = {};
let browser;

/** The sample with players whose names have no letters of the English alphabet. */
function record() {
  const path = join(folder, 'record.json');
  execFileSync(GAMMONKIT, ['convert', '-q', join(GAMMONKIT_SOURCE, 'samples/sgf/analysed-session.sgf'), '-o', path]);
  const text = readFileSync(path, 'utf8');
  const { matches } = JSON.parse(text);
  const names = Object.values(matches[0].players).map(({ name }) => name).filter(Boolean);
  const renamed = names.reduce((all, name, i) => all.replaceAll(JSON.stringify(name), `"Ж${i}"`), text);
  writeFileSync(path, renamed);
  return path;
}

before(async () => {
  const source = record();
  for (const lang of ['de', 'ja', 'qps']) {
    pages[lang] = join(folder, `${lang}.html`);
    execFileSync(GAMMONKIT, ['convert', '-q', source, '-t', `html,lang=${lang}`, '-o', pages[lang]]);
  }
  browser = await startBrowser();
});

after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const open = (lang, anchor, options) => browser.open(pathToFileURL(pages[lang]).href + anchor, options);

test('say in which language they are', async () => {
  const tab = await open('de', '', {});
  assert.equal(await tab.value('document.documentElement.lang'), 'de');
  assert.match(await tab.text('#where'), /^Spiel 1, Zug 1/);
  assert.deepEqual(await tab.complaints(), []);
});

test('are no wider than the window', async () => {
  for (const lang of ['de', 'ja', 'qps']) {
    for (const [width, height] of [[390, 844], [1280, 900]]) {
      const tab = await open(lang, '', { width, height });
      for (const action of ['', 'document.querySelector("#quiz").click()', 'document.querySelector("#help").click()']) {
        await tab.value(`${action};document.documentElement.scrollWidth`);
        assert.equal(await tab.value('document.documentElement.scrollWidth'), width, `${lang} ${width} ${action}`);
      }
    }
  }
});

/** The words of a page that have no accents. */
async function plainWords(tab) {
  await tab.value('document.querySelectorAll("[aria-hidden]").forEach((element) => element.remove())');
  const shown = await tab.value(`[document.body.innerText, ...[...document.querySelectorAll('[title],[aria-label]')]
    .filter((element) => !element.closest('svg#board'))
    .flatMap((element) => [element.title, element.getAttribute('aria-label')])].filter((text) => typeof text === 'string').join('\\n')`);
  return [...new Set(shown.replace(SAME, ' ').match(/[A-Za-z]{2,}[A-Za-z ]*/g) ?? [])];
}

test('have nothing that is not translated', async () => {
  const tab = await open('qps', '', { width: 1280 });
  assert.deepEqual(await plainWords(tab), []);
  await tab.press('End');
  assert.deepEqual(await plainWords(tab), []);
  await tab.press('n');
  assert.deepEqual(await plainWords(tab), []);
  await tab.press('q');
  assert.deepEqual(await plainWords(tab), []);
  await tab.click('#choices button:last-of-type');
  assert.deepEqual(await plainWords(tab), []);
});
