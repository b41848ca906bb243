// The scripts of pages in Firefox, which minds other things than Chromium does.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { Firefox } from './firefox.mjs';

const { GAMMONKIT, GAMMONKIT_SOURCE } = process.env;
const samples = join(GAMMONKIT_SOURCE, 'samples/sgf');
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-firefox-'));
const address = (path) => pathToFileURL(join(folder, path)).href;
let firefox;

before(async () => {
  const game = join(samples, 'analysed-game-3.sgf');
  execFileSync(GAMMONKIT, ['convert', '-q', game, '-o', join(folder, 'page.html')]);
  execFileSync(GAMMONKIT, ['study', '-q', game, '-o', join(folder, 'study.html')]);
  mkdirSync(join(folder, 'matches'));
  for (const name of ['analysed-game-3.sgf', 'analysed-session.sgf']) {
    copyFileSync(join(samples, name), join(folder, 'matches', name));
  }
  execFileSync(GAMMONKIT, ['report', '-q', '--event', 'Spring Open', join(folder, 'matches'), '-O', join(folder, 'site')]);
  firefox = await Firefox.start();
});

after(async () => {
  await firefox.close();
  rmSync(folder, { recursive: true });
});

const text = (selector) => firefox.value(`document.querySelector(${JSON.stringify(selector)}).textContent`);
const current = () => firefox.value('document.querySelector("[aria-current]").id');

test('a page replays its match and asks in quiz mode', async () => {
  await firefox.open(`${address('page.html')}#g1-5`);
  assert.equal(await current(), 'g1-5');
  await firefox.press('n');
  assert.equal(await current(), 'g1-6');
  await firefox.press('q');
  assert.match(await text('#choices'), /Question 2 of \d+\./);
  await firefox.click('#choices > button');
  assert.match(await text('#choices'), /of 1 right\./);
});

test('a page of problems asks at once', async () => {
  await firefox.open(address('study.html'));
  assert.match(await text('#choices'), /Question 1 of \d+\./);
});

test('a table of a site is sorted by the heading that is clicked', async () => {
  await firefox.open(address('site/index.html'));
  await firefox.click('#players th:nth-child(1) button');
  assert.equal(await firefox.value('document.querySelector("#players th").getAttribute("aria-sort")'), 'ascending');
});
