// What the pages about many matches do in a real browser. Called by ctest with the command and the folder of the sources.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { startBrowser } from './browser.mjs';
import { hasAxe } from './tab.mjs';

const { GAMMONKIT, GAMMONKIT_SOURCE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-site-'));
const LONG = `Maximiliane Wolkenstein-Trostburg von Rodenegg and more ${'z'.repeat(3000)}`;
let browser;

before(async () => {
  const matches = join(folder, 'matches');
  mkdirSync(matches);
  const samples = join(GAMMONKIT_SOURCE, 'samples/sgf');
  copyFileSync(join(samples, 'analysed-session.sgf'), join(matches, 'session.sgf'));
  const match = readFileSync(join(samples, 'analysed-game-3.sgf'), 'utf8');
  writeFileSync(join(matches, 'match.sgf'), match.replaceAll('Maxence Job', LONG));
  writeFileSync(join(folder, 'names.txt'), `${LONG} = Bob\n`);
  execFileSync(GAMMONKIT, ['report', '-q', '--event', 'Spring Open', '--aliases', join(folder, 'names.txt'),
    '--me', 'bob', matches, '-O', join(folder, 'site')]);
  browser = await startBrowser();
});

after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const address = (path) => pathToFileURL(join(folder, 'site', path)).href;
const PAGES = ['index.html', 'players/kevin-unger.html',
  'players/maximiliane-wolkenstein-trostburg-von-rodenegg-and-more-zzzz.html'];
const firstCells = (tab) => tab.value(`[...document.querySelectorAll('#players tbody tr')]
  .map((row) => row.cells[0].textContent)`);

/** Not all browsers tell of the files that a page from a file asks for. The typeface is in the style. */
async function asksOnlyFor(tab, paths) {
  const requests = (await tab.requests()).filter((url) => !url.startsWith('data:font/woff2;'));
  assert.ok(requests.length > 0 && requests.every((url) => paths.map(address).includes(url)), requests.join(' '));
}

test('ask for nothing but themselves and their style, and complain of nothing', async () => {
  for (const page of PAGES) {
    const tab = await browser.open(address(page));
    await asksOnlyFor(tab, [page, 'gammonkit.css', ...(page.startsWith('players/') ? ['gammonkit.js'] : [])]);
    assert.deepEqual(await tab.complaints(), []);
  }
});

test('share their style and script with the pages of matches, which have a card', async () => {
  const tab = await browser.open(`${address('match.html')}#g1-6`);
  await tab.until('document.querySelector("[aria-current]")?.id === "g1-6"');
  await asksOnlyFor(tab, ['match.html', 'gammonkit.css', 'gammonkit.js']);
  assert.deepEqual(await tab.complaints(), []);
  assert.equal(await tab.value('getComputedStyle(document.querySelector("#board")).display'), 'block');
  const page = readFileSync(join(folder, 'site/match.html'), 'utf8');
  assert.ok(!page.includes('gammonkit-code') && !page.includes('<style>'));
  const card = await tab.value(`document.querySelector('meta[property="og:image"]').content`);
  assert.equal(card, 'cards/match.png');
  assert.ok(page.includes('name="twitter:card" content="summary_large_image"'));
  assert.equal(readFileSync(join(folder, 'site', card)).toString('latin1', 1, 4), 'PNG');
});

test('are reached from the pages of matches, and lead to them', async () => {
  const tab = await browser.open(address('match.html'));
  await tab.click('nav.site a');
  await tab.until(`location.href === ${JSON.stringify(address('index.html'))}`);
  const links = await (await browser.open(address('match.html')))
    .value('[...document.querySelectorAll("nav.site a")].map((link) => link.href)');
  assert.deepEqual(links, PAGES.map(address));
});

test('sort a table by the heading that is clicked', async () => {
  const tab = await browser.open(address('index.html'));
  await tab.click('#players th:nth-child(1) button');
  assert.deepEqual(await firstCells(tab), ['Ann', 'Kévin Unger', LONG]);
  assert.equal(await tab.value('document.querySelector("#players th").getAttribute("aria-sort")'), 'ascending');
  await tab.click('#players th:nth-child(1) button');
  assert.deepEqual(await firstCells(tab), [LONG, 'Kévin Unger', 'Ann']);
  await tab.click('#players th:nth-child(2) button');
  assert.equal((await firstCells(tab)).at(-1), LONG, 'who played most comes last');
});

test('put what is not known last, whichever way round', async () => {
  const tab = await browser.open(address('index.html'));
  const column = await tab.value(`[...document.querySelectorAll('#players th')]
    .findIndex((head) => head.textContent === 'MWC lost') + 1`);
  for (let i = 0; i < 2; i += 1) {
    await tab.click(`#players th:nth-child(${column}) button`);
    assert.equal((await firstCells(tab)).at(-1), 'Ann');
  }
});

test('lead from player to match to decision', async () => {
  const tab = await browser.open(address(PAGES[2]));
  await tab.click('.moment');
  await tab.until('location.hash.startsWith("#g") && document.querySelector("[aria-current]")');
  assert.equal(await tab.value('"#" + document.querySelector("[aria-current]").id === location.hash'), true);
});

test('have a typeface of their own', async () => {
  for (const page of [...PAGES, 'match.html']) {
    const tab = await browser.open(address(page));
    await tab.value('document.fonts.ready.then(() => true)');
    const loaded = await tab.value('[...document.fonts].map(({ family, status }) => `${family} ${status}`)');
    assert.deepEqual(loaded, ['Inter loaded', 'Inter loaded'], page);
  }
});

test('tell the errors of a player by theme, with links to the costliest', async () => {
  const tab = await browser.open(address(PAGES[1]));
  assert.ok(await tab.count('#themes .theme') > 0);
  await tab.click('#themes summary');
  await tab.click('#themes li a');
  await tab.until('location.hash.startsWith("#g") && document.querySelector("[aria-current]")');
});

test('ask a player for his worst errors of all matches, each with a link to its match', async () => {
  const tab = await browser.open(address(PAGES[1]));
  const seen = (selector) => tab.value(`document.querySelector('${selector}').checkVisibility()`);
  await tab.until('document.querySelector(".moment svg circle")');
  assert.equal(await seen('#panel'), false);
  assert.equal(await seen('#find'), false);
  await tab.click('nav.places a[href="#quiz"]');
  await tab.until('document.querySelector("#choices .progress")');
  assert.ok(await seen('#board') && !await seen('#results'));
  assert.equal(await tab.value('document.querySelector("#where a")'), null);
  await tab.click('#choices .tools:last-child button:last-child');
  assert.match(await tab.value('document.querySelector("#where a").href'), /\/(session|match)\.html#/);
  const question = await tab.text('#turn');
  await tab.click('#choices button:last-child');
  assert.notEqual(await tab.text('#turn'), question);
  assert.deepEqual(await tab.complaints(), []);
  await tab.click('#quiz');
  assert.ok(!await seen('#panel') && await seen('#results'));
});

test('fit every screen, with long names and numbers in one line', async () => {
  for (const page of PAGES) {
    for (const [width, height] of [[360, 740], [390, 844], [844, 390], [820, 1180], [1280, 900], [1920, 1080]]) {
      const tab = await browser.open(address(page), { width, height });
      assert.equal(await tab.value('document.documentElement.scrollWidth'), width, `${page} at ${width}`);
      const tall = await tab.value(`[...document.querySelectorAll('td.number > *, td.name > *, h1, .moment > :not(svg)')]
        .filter((cell) => cell.getBoundingClientRect().height > (cell.closest('.moment') ? 75 : 30)).map((cell) => cell.textContent.slice(0, 80))`);
      assert.deepEqual(tall, [], `${page} at ${width}`);
    }
  }
});

test('are cards on a phone', async () => {
  const tab = await browser.open(address('index.html'), { width: 390, height: 844 });
  const display = (selector) => tab.value(`getComputedStyle(document.querySelector('${selector}')).display`);
  assert.equal(await display('#players tbody tr'), 'grid');
  assert.equal(await tab.value('document.querySelector("#players a[title]").title'), LONG);
});

test('can be read without scripts', async () => {
  const player = await browser.open(address(PAGES[1]), { script: false });
  assert.equal(await player.value('[...document.querySelectorAll(".moment svg, #panel, #toolbar")].some((part) => part.checkVisibility())'), false);
  assert.ok(await player.count('.moment strong') > 0);
  const tab = await browser.open(address('index.html'), { script: false });
  assert.equal(await tab.count('#players tbody tr'), 3);
  assert.equal(await tab.count('th button'), 0);
  assert.ok(await tab.count('.rating-curve circle') > 1);
});

test('have nothing that axe finds hard to use', async (context) => {
  if (!hasAxe()) return context.skip('axe-core is not installed');
  for (const page of PAGES) {
    for (const colors of ['light', 'dark']) {
      for (const width of [390, 1280]) {
        const tab = await browser.open(address(page), { width });
        await tab.value(`document.documentElement.dataset.colors = "${colors}"`);
        const found = await tab.hardToUse();
        assert.deepEqual(found, [], `${page}, ${colors}, ${width}`);
      }
    }
  }
});

test('shows the first rows of long tables, finds the others, and shows all of them', async () => {
  const tab = await browser.open(address('index.html'));
  await tab.value(`(() => {
    const table = document.querySelector('#players table');
    const body = table.tBodies[0];
    for (let i = 0; i < 40; i += 1) {
      const row = body.rows[0].cloneNode(true);
      row.cells[0].textContent = 'Clone ' + (i + 1);
      body.append(row);
    }
    Object.assign(table.dataset, { find: 'find', all: 'Show all' });
    fold(table);
  })()`);
  const shown = () => tab.value(`[...document.querySelectorAll('#players tbody tr')].filter((row) => row.offsetHeight > 0).length`);
  assert.equal(await shown(), 20);
  await tab.value(`(() => {
    const field = document.querySelector('#players .tools input');
    field.value = 'clone 39';
    field.dispatchEvent(new Event('input'));
  })()`);
  assert.equal(await shown(), 1);
  await tab.value(`(() => {
    const field = document.querySelector('#players .tools input');
    field.value = '';
    field.dispatchEvent(new Event('input'));
  })()`);
  await tab.click('#players .tools button');
  assert.ok(await shown() > 40);
});

test('tell chats and searches what they are', async () => {
  for (const page of PAGES) {
    const tab = await browser.open(address(page));
    assert.match(await tab.value(`document.querySelector('link[rel=icon]').href`), /^data:image\/svg/);
    assert.ok(await tab.value(`document.querySelector('meta[property="og:description"]').content.length`) > 10);
  }
});
