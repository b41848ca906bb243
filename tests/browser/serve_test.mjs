// The page of `gammonkit serve` in a real browser. Called by ctest with the command and the folder of the sources.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';

import { hasFinished, hasRows, paste } from '../wasm/page_driver.mjs';
import { startBrowser } from './browser.mjs';

const { GAMMONKIT, GAMMONKIT_SOURCE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-serve-'));
const matches = join(folder, 'matches');
const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
let server;
let browser;
let address;
const command = (...words) => execFileSync(GAMMONKIT, ['-r', ...words], { encoding: 'utf8', cwd: folder });
const moment = () => new Promise((resolve) => { setTimeout(resolve, 20); });

async function saved(name) {
  while (!existsSync(join(matches, name))) await moment();
  return readFileSync(join(matches, name));
}

before(async () => {
  mkdirSync(join(matches, 'club'), { recursive: true });
  copyFileSync(join(GAMMONKIT_SOURCE, 'tests/cli/files/match.mat'), join(matches, 'club/match.mat'));
  server = spawn(GAMMONKIT, ['serve', '-q', '--port', '0', matches], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) {
    address = line;
    break;
  }
  browser = await startBrowser();
});

after(async () => {
  await browser.close();
  server.kill('SIGINT');
  rmSync(folder, { recursive: true });
});

async function opened() {
  const tab = await browser.open(address);
  await tab.until('document.body.dataset.ready');
  await hasRows(tab, 1);
  return tab;
}

test('analyzes a file of the folder as the command does, and asks nobody else', async () => {
  const tab = await opened();
  assert.match(await tab.text('#table'), /match\.mat.*Al.*Bo/s);
  assert.doesNotMatch(await tab.text('#table'), /Share/);
  await tab.choose('#depth', 'fast');
  await tab.click('#analyze');
  await tab.until('/PR/.test(document.querySelector("#table").textContent)');
  await hasFinished(tab);
  command('analyze', '--level', 'fast', join(matches, 'club/match.mat'), '-o', 'analyzed.json');
  const [{ total }] = JSON.parse(command('stats', 'analyzed.json', '--to', 'json'));
  const rates = ['first', 'second'].map((side) => total[side].performance.rating.toFixed(1));
  assert.match(await tab.text('#table'), new RegExp(`PR ${rates.join(' : ')}`));

  await tab.click('[data-view=standings]');
  await tab.until('/Al/.test(document.getElementById("standings").textContent)');
  const names = () => tab.value('[...document.querySelectorAll("#standings tbody tr")].map((row) => row.cells[0].textContent)');
  await tab.click('#standings th button');
  assert.deepEqual(await names(), ['Al', 'Bo']);
  await tab.click('#standings th button');
  assert.deepEqual(await names(), ['Bo', 'Al']);
  const { host } = new URL(address);
  const foreign = (await tab.requests()).filter((url) => !url.startsWith(`http://${host}/`) && !/^(data|blob|about):/.test(url));
  assert.deepEqual(foreign, []);
  assert.deepEqual(await tab.complaints(), []);
});

test('saves into the folder, and asks before it replaces', async () => {
  const tab = await opened();
  await tab.choose('#format', 'sgf');
  await tab.click('#convert');
  const first = await saved('gammonkit-sgf.zip');
  assert.equal(first.subarray(0, 2).toString(), 'PK');
  await tab.value('window.confirm = (text) => { window.asked = text; return false; }');
  await tab.click('#convert');
  await tab.until('window.asked');
  assert.match(await tab.value('window.asked'), /gammonkit-sgf\.zip/);
  assert.deepEqual(readFileSync(join(matches, 'gammonkit-sgf.zip')), first);
  assert.deepEqual(readdirSync(matches).sort(), ['club', 'gammonkit-sgf.zip']);
  rmSync(join(matches, 'gammonkit-sgf.zip'));
});

test('asks the engine of the command about a position', async () => {
  const tab = await opened();
  await tab.click('[data-view=board]');
  await paste(tab, `What do you play? ${OPENING}`);
  await tab.until('document.querySelector("#answer tr.best") && !document.getElementById("answer").classList.contains("thinking")');
  const [{ plays }] = JSON.parse(command('hint', '--ply', await tab.value('document.getElementById("plies").value'), OPENING, '--to', 'json'));
  assert.equal(await tab.text('#answer tr.best td.play'), plays[0].play);
  assert.deepEqual(await tab.complaints(), []);
});

test('says of decisions why they are like the board', async () => {
  const tab = await opened();
  await tab.choose('#language', 'de');
  await tab.until('/auf diesem Computer/.test(document.querySelector("footer").textContent)');
  await hasRows(tab, 1);
  await tab.click('[data-view=board]');
  await paste(tab, OPENING);
  await tab.until('document.querySelector("#answer tr.best")');
  await tab.click('#like');
  await tab.until('document.querySelector("#results table")');
  const heads = await tab.value('[...document.querySelectorAll("#results th")].map((head) => head.textContent)');
  const [first] = JSON.parse(command('find', '--json', '--like', OPENING, join(matches, 'club/match.mat')));
  assert.ok(first.like.same.length > 0 && first.like.differs.length > 0);
  const why = await tab.value(`document.querySelector('#results tbody tr').cells[${heads.indexOf('Warum')}].textContent`);
  const shown = command('--lang', 'de', 'find', '--like', OPENING, join(matches, 'club/match.mat'), '--limit', '1');
  assert.ok(shown.includes(`  ${why}  `), `${why} in ${shown}`);
  await tab.choose('#language', 'en');
  assert.deepEqual(await tab.complaints(), []);
});

test('lists a file once that is chosen twice quickly', async () => {
  const tab = await opened();
  await tab.value(`(() => {
    const match = ${JSON.stringify(readFileSync(join(GAMMONKIT_SOURCE, 'tests/cli/files/match.mat'), 'utf8').replaceAll('Al ', 'Eva '))};
    const input = document.getElementById('chosen');
    for (let time = 0; time < 2; time += 1) {
      const files = new DataTransfer();
      files.items.add(new File([match], 'twice.mat'));
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
    }
  })()`);
  await hasRows(tab, 2);
  await new Promise((resolve) => { setTimeout(resolve, 1000); });  // What comes twice comes at once.
  assert.equal(await tab.count('#table tbody tr'), 2);
});

test('shows all columns of a table of plays on a laptop', async () => {
  for (const width of [1280, 1100, 1440]) {
    const tab = await browser.open(address, { width });
    await tab.until('document.body.dataset.ready');
    await tab.click('[data-view=board]');
    await paste(tab, OPENING.replace(':0:10', ':7:10'));
    await tab.until('document.querySelector("#answer tr.best") && !document.getElementById("answer").classList.contains("thinking")');
    assert.ok(await tab.value('document.getElementById("answer").scrollWidth <= document.getElementById("answer").clientWidth'), `at ${width}`);
  }
});

test('opens a report, whose scripts may run', async () => {
  const tab = await opened();
  const report = await browser.opened(() => tab.click('#table button.report'));
  await report.until('Boolean(document.getElementById("panel")) && !document.getElementById("panel").hidden');
});

test('shows nothing to whom the token is not known', async () => {
  const tab = await browser.open(address.replace(/#.*/, '#0123'));
  await tab.until('!document.getElementById("notice")?.hidden');
  assert.match(await tab.text('#notice'), /token/);
  assert.equal(await tab.count('#table tbody tr'), 0);
});

test('speaks the languages of reports', async () => {
  const tab = await opened();
  await tab.choose('#language', 'de');
  await tab.until('document.body.dataset.ready && /auf diesem Computer/.test(document.querySelector("footer").textContent)');
  assert.equal(await tab.text('[role=tab][data-view=files]'), 'Dateien');
  await tab.choose('#language', 'en');
});

test('drills are answered by the command, and their results saved into the folder', async () => {
  const tab = await opened();
  await tab.press('5');
  await tab.until('document.querySelector(".drill-cards")');
  await tab.click('[data-drill=shots]');
  for (let number = 1; number <= 10; number += 1) {
    await tab.until(`document.querySelector('.drill-head')?.textContent.includes('Question ${number} of') && document.querySelector('.told').textContent === ''`);
    await tab.value('document.getElementById("drill-answer-0").value = 0');
    await tab.value('document.querySelector(".drill-form").requestSubmit()');
    assert.match(await tab.text('.told'), /^✗ Wrong: it is \d+ \/ 36/);
    await tab.value('document.querySelector(".drill-form").requestSubmit()');
  }
  await tab.until('document.querySelector(".drill-end")');
  await tab.click('#drills-csv');
  const rows = String(await saved('gammonkit-drills.csv')).trim().split('\n').slice(1).map((line) => line.split(','));
  rmSync(join(matches, 'gammonkit-drills.csv'));
  assert.equal(rows.length, 10);
  writeFileSync(join(folder, 'positions.txt'), rows.map(([, , , position]) => position).join('\n'));
  const counts = JSON.parse(command('find', '--json', [...new Set(rows.map((row) => `shots=${row[5]}`))].join(' | '), 'positions.txt'));
  assert.equal(counts.length, 10);
});
