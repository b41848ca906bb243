// The drills of gammonkit.html in a real browser: answers are typed, and what the page calls true is asked of the command.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { PageBrowser, choose, hasRows } from './page_driver.mjs';

const { GAMMONKIT_PAGE, GAMMONKIT_NPM, GAMMONKIT_SOURCE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-drills-'));
const browser = new PageBrowser(pathToFileURL(join(GAMMONKIT_PAGE, 'gammonkit.html')).href, folder);
const MATCH = join(GAMMONKIT_SOURCE, 'samples/mat/xg-7-point.mat');
const QUESTIONS = 10;

const command = (...words) => execFileSync(process.execPath, [join(GAMMONKIT_NPM, 'bin/gammonkit.js'), '-r', ...words],
  { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });

before(() => browser.start());

after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** The page with a match, and no results yet. */
async function opened(files = [MATCH]) {
  const tab = await browser.open();
  await tab.value('forgetDrills()');
  if (files.length > 0) {
    await choose(tab, ...files);
    await hasRows(tab, files.length);
  }
  await tab.press('5');
  await tab.until('document.querySelector(".drill-cards")');
  return tab;
}

const begin = (tab, id) => tab.click(`[data-drill=${id}]`);

/** The question that is asked now, with the values that are true. */
async function question(tab, number) {
  await tab.until(`round?.begun !== null && document.querySelector('.drill-head')?.textContent.includes('Question ${number} of')`);
  return tab.value('(({ id, position, score, cube, fields }) => ({ id, position, score, cube, values: fields.map(([, value, digits]) => Number(value.toFixed(digits))) }))(round.question)');
}

async function enter(tab) {
  for (const type of ['keyDown', 'keyUp']) {
    await tab.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, ...(type === 'keyDown' ? { text: '\r' } : {}) });
  }
}

/** Types numbers into the fields, and hears what is said of them. */
async function reply(tab, values) {
  for (const [i, value] of values.entries()) {
    await tab.value(`document.getElementById('drill-answer-${i}').focus()`);
    await tab.send('Input.insertText', { text: String(value) });
  }
  await enter(tab);
  await tab.until('document.querySelector(".told").textContent !== ""');
  return tab.text('.told');
}

/** Answers all questions: the second wrong, the third as far off as may be. */
async function playRound(tab, within, isTrue) {
  const said = [];
  for (let number = 1; number <= QUESTIONS; number += 1) {
    const asked = await question(tab, number);
    isTrue(asked);
    const off = number === 2 ? within + 3 : number === 3 ? within : 0;
    said.push(await reply(tab, asked.values.map((value) => Math.round((value + off) * 10) / 10)));
    await enter(tab);
  }
  await tab.until('document.querySelector(".drill-end")');
  return said;
}

async function checkResults(tab, id, said) {
  assert.match(said[0], /^✓ Right: /);
  assert.match(said[1], /^✗ Wrong: it is /);
  assert.match(said[2], /^✓ Right: /);
  assert.match(await tab.text('.drill-end'), /9\/10Right answers.* sMean time.*Mean error/);
  const kept = await tab.value('keptDrills()');
  assert.deepEqual(kept.map(({ drill, answers }) => [drill, answers.map(({ right }) => right)]),
    [[id, [true, false, ...new Array(QUESTIONS - 2).fill(true)]]]);
  await tab.click('#drills-csv');
  const lines = readFileSync(await browser.downloaded('gammonkit-drills.csv'), 'utf8').trim().split('\n');
  rmSync(join(folder, 'gammonkit-drills.csv'));
  assert.equal(lines[0], 'date,drill,question,asked,answer,value,right,seconds');
  assert.equal(lines.length, 1 + QUESTIONS);
  assert.match(lines[2], new RegExp(`^[^,]*,${id},2,.*,false,[\\d.]+$`));
  await tab.click('#drills-json');
  const json = JSON.parse(readFileSync(await browser.downloaded('gammonkit-drills.json'), 'utf8'));
  rmSync(join(folder, 'gammonkit-drills.json'));
  assert.deepEqual(json, { kind: 'drills', version: 1, results: kept });
  assert.deepEqual(await tab.complaints(), []);
}

/** How many of these positions satisfy a filter. */
function countOf(filter, position) {
  writeFileSync(join(folder, 'position.txt'), position);
  return Number(command('find', '--count', filter, 'position.txt'));
}

async function checkDrill(id, within, isTrue, files) {
  const tab = await opened(files);
  await begin(tab, id);
  await checkResults(tab, id, await playRound(tab, within, isTrue));
  return tab;
}

const boardOf = (xgid) => xgid.replace(/^XGID=/, '').split(':')[0];

test('pip counts are those of positions in the matches, and the results are there the next time', async () => {
  const boards = new Set(JSON.parse(command('find', '--json', 'checker | double', MATCH)).map(({ row }) => boardOf(row.xgid)));
  const tab = await checkDrill('pips', 0, ({ position, values }) => {
    assert.ok(boards.has(boardOf(position)), position);
    assert.equal(countOf(`pips=${values[0]}`, position), 1, position);
  });
  assert.equal(await tab.value('document.querySelector("#drills .list tbody").rows.length'), 1);
  const next = await browser.open({ keep: true });
  await next.press('5');
  await next.until('document.querySelector("#drills .list tbody tr")');
  assert.match(await next.text('#drills .list tbody tr'), /Pip count.*9\/10/);
  assert.match(await next.text('[data-drill=pips]'), /Last time: 9\/10/);
  await next.value('window.confirm = () => true');
  await next.click('#drills-forget');
  await next.until('!document.querySelector("#drills .list")');
  assert.deepEqual(await next.value('keptDrills()'), []);
});

test('both pip counts have to be right, and digits that are typed leave the page where it is', async () => {
  const tab = await checkDrill('pips-both', 0, ({ position, values: [own, other] }) => {
    assert.equal(countOf(`pips=${own} & opponent-pips=${other}`, position), 1, position);
  });
  await tab.click('#drill-again');
  const { values: [own, other] } = await question(tab, 1);
  assert.match(await reply(tab, [own, other + 1]), /^✗ Wrong/);
  await tab.press('3');
  assert.equal(await tab.value('currentView()'), 'drills');
});

test('effective pips are those of the command', async () => {
  await checkDrill('epc', 1, ({ position, values: [value] }) => {
    const [{ race }] = JSON.parse(command('race', '--json', '--ply', '0', position));
    assert.ok(Math.abs(race.player.effective_pips - value) <= 0.051, `${position} ${value}`);
  });
});

test('shots are those that the library counts', async () => {
  await checkDrill('shots', 0, ({ position, values: [value] }) => {
    assert.equal(countOf(`shots=${value}`, position), 1, `${position} ${value}`);
  });
});

test('take points are those of the match equity table, with the cube that is named', async () => {
  await checkDrill('take-points', 1.5, ({ id, score, cube, values: [value] }) => {
    const facts = JSON.parse(command('met', 'show', '--json', '--away', score.away.join('-')));
    const points = facts.cubes.find((row) => row.cube === cube)[id.endsWith('dead') ? 'dead_take_points' : 'live_take_points'];
    assert.ok(Math.abs(points[0] * 100 - value) <= 0.051, `${id} ${value}`);
  });
});

test('match equities are those of the table, at scores of the matches first', async () => {
  const ids = new Set();
  await checkDrill('match-equities', 1, ({ id, score, values: [value] }) => {
    const after = score.crawford === 'post' ? ['--post-crawford'] : [];
    const { chance } = JSON.parse(command('met', 'show', '--json', '--away', score.away.join('-'), ...after));
    assert.ok(Math.abs(chance * 100 - value) <= 0.051, `${id} ${value}`);
    ids.add(score.away.join('-'));
  });
  const rows = JSON.parse(command('find', '--json', 'ply=1 & away>0', MATCH)).map(({ row }) => row);
  const played = rows.filter(({ away, opponent_away: other }) => away !== other).map(({ away, opponent_away: other }) => `${away}-${other}`);
  assert.ok(played.length > 0);
  for (const score of played) assert.ok(ids.has(score), score);
});

test('asks of positions that are built in where there are no matches, and takes a decimal comma', async () => {
  const tab = await opened([]);
  await tab.choose('#language', 'de');
  await tab.until('document.body.dataset.ready && document.documentElement.lang === "de" && document.querySelector("[data-drill=epc]")');
  await begin(tab, 'epc');
  await tab.until('document.querySelector(".drill-form")');
  const [value] = await tab.value('round.question.fields[0][1].toFixed(1).replace(".", ",").split(" ")');
  assert.match(await reply(tab, [value]), new RegExp(`^✓ Richtig: ${value}`));
  await tab.value('document.getElementById("drill-stop").click()');
  await tab.until('document.querySelector(".drill-cards")');
  assert.deepEqual(await tab.value('keptDrills()'), []);
});
