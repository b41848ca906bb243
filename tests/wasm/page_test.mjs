// The page gammonkit.html in a real browser, opened from a file. Called by ctest with the folders of the page, of the
// npm package (for the command, whose answers the page must give) and of the sources.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import {
  PageBrowser, analysisOf, analyzedOnes, choose, hasFinished, hasRows, isSaid, paste, rows,
} from './page_driver.mjs';

const { GAMMONKIT_PAGE, GAMMONKIT_NPM, GAMMONKIT_SOURCE } = process.env;
const { unzipped, zipped } = await import(pathToFileURL(join(GAMMONKIT_SOURCE, 'page/script/archives.mjs')));
const { identifiersIn } = await import(pathToFileURL(join(GAMMONKIT_SOURCE, 'page/script/identifiers.mjs')));
const ADDRESS = pathToFileURL(join(GAMMONKIT_PAGE, 'gammonkit.html')).href;
const MATCHES = 50;
const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

const folder = mkdtempSync(join(tmpdir(), 'gammonkit-page-'));
const archive = join(folder, 'matches.zip');
const sample = (name) => join(GAMMONKIT_SOURCE, 'samples', name);
const command = (...words) => execFileSync(process.execPath, [join(GAMMONKIT_NPM, 'bin/gammonkit.js'), '-r', ...words],
  { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });
let browser;

/** Matches that the engine has played, with names of players and in folders, beside a file that is no match. */
async function makeArchive() {
  command('engine', 'play', 'noise=0.03', 'noise=0.06', '--length', '3', '--games', String(MATCHES), '--log', 'played.sgf');
  command('split', '-q', 'played.sgf', '-t', 'json', '-O', 'played');
  const files = readdirSync(join(folder, 'played')).map((name, i) => {
    const record = JSON.parse(readFileSync(join(folder, 'played', name), 'utf8'));
    const { first, second } = record.matches[0].players;
    first.name = `Player ${i % 7}`;
    second.name = `Player ${7 + (i % 5)}`;
    return [`club/round-${i % 3}/match-${i}.json`, Buffer.from(JSON.stringify(record))];
  });
  const bytes = await (await zipped([...files, ['club/readme.txt', Buffer.from('Matches of the club.')]])).arrayBuffer();
  writeFileSync(archive, Buffer.from(bytes));
}

before(async () => {
  await makeArchive();
  browser = new PageBrowser(ADDRESS, folder);
  await browser.start();
});

after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('takes an archive of fifty matches, and says what each is', async () => {
  const tab = await browser.open();
  await choose(tab, archive);
  await hasRows(tab, MATCHES);
  assert.match(await tab.text('#notice'), /readme\.txt/);
  assert.match(await tab.text('#table tbody tr'), /match-0\.json.*json.*Player 0 – Player 7.*\d–\d \(to 3\)/);
});

test('analyzes all of them as the command does, adds them up, and asks nobody', async () => {
  const tab = await browser.open();
  await choose(tab, archive);
  await hasRows(tab, MATCHES);
  await tab.choose('#depth', 'fast');
  await tab.press('a');
  await tab.until('!document.getElementById("progress").hidden');
  await hasFinished(tab);
  assert.equal(await analyzedOnes(tab), MATCHES);
  assert.match(await tab.text('#table tbody tr'), /PR \d+\.\d : \d+\.\d/);

  command('analyze', '-q', '--level', 'fast', archive, '-t', 'json', '-O', 'analyzed');
  const paths = await tab.value('library.entries.map((entry) => entry.path)');
  const analyzed = paths.map((path) => join('analyzed', findIn(join(folder, 'analyzed'), path.split('/').at(-1))));
  for (const number of [0, 1, 27, 49]) {
    const wanted = readFileSync(join(folder, analyzed[number]), 'utf8');
    assert.deepEqual(JSON.parse(await analysisOf(tab, number)).matches, JSON.parse(wanted).matches, analyzed[number]);
  }
  await tab.press('2');
  await tab.until('document.querySelector("#standings table")');
  const players = JSON.parse(command('players', '--json', ...analyzed));
  assert.equal(await tab.count('#standings tbody tr'), players.length);
  assert.match(await tab.text('#standings tbody tr'), new RegExp(`^${players[0].player}`));
  await tab.click('#standings th button');
  const shown = await tab.value('[...document.querySelectorAll("#standings tbody tr")].map((row) => row.cells[0].textContent)');
  assert.deepEqual(shown, players.map(({ player }) => player).sort((one, other) => one.localeCompare(other)));

  await tab.press('/');
  await tab.value('document.getElementById("wanted").value = "blunder"');
  await tab.value('document.getElementById("filter").requestSubmit()');
  await tab.until('document.querySelector("#results table")');
  assert.match(await tab.text('#results'), new RegExp(`^${JSON.parse(command('find', '--json', 'blunder', ...analyzed)).length} decisions`));

  assert.ok(tab.workers.size >= 2, 'workers are watched, too');
  const foreign = (await tab.requests()).filter((url) => url !== ADDRESS && url !== 'about:blank' && !/^(blob|data):/.test(url));
  assert.deepEqual(foreign, []);
  assert.deepEqual(await tab.complaints(), []);
});

/** The path of a file of this name in a folder or below it. */
function findIn(place, name) {
  return readdirSync(place, { recursive: true }).find((path) => path === name || path.endsWith(`/${name}`));
}

test('cannot send anything, even if it wanted to', async () => {
  const tab = await browser.open();
  const tries = await tab.value(`(async () => {
    const failed = [];
    await fetch('https://example.com/').catch(() => failed.push('fetch'));
    await new Promise((resolve) => {
      const image = new Image();
      image.onerror = () => { failed.push('image'); resolve(); };
      image.src = 'https://example.com/a.png';
    });
    try {
      navigator.sendBeacon('https://example.com/', 'x') || failed.push('beacon');
    } catch {
      failed.push('beacon');
    }
    return failed;
  })()`);
  assert.ok(tries.includes('fetch') && tries.includes('image'));
  assert.ok((await tab.complaints()).some((text) => text.includes('Content Security Policy')));
});

test('judges at two plies as the command does', async () => {
  const tab = await browser.open();
  await choose(tab, sample('party/match.gam'), sample('javafibs/resigned.match'));
  await hasRows(tab, 2);
  await tab.click('#analyze');
  await tab.until('library.entries.every((entry) => entry.analysis)');
  for (const number of [0, 1]) {
    const name = await tab.value(`library.entries[${number}].name`);
    command('analyze', '-q', '--level', 'standard', sample(name === 'match.gam' ? 'party/match.gam' : 'javafibs/resigned.match'), '--force', '-o', 'two.json');
    assert.deepEqual(JSON.parse(await analysisOf(tab, number)).matches, JSON.parse(readFileSync(join(folder, 'two.json'), 'utf8')).matches);
  }
});

test('keeps what is done when it is cancelled, and goes on from there, also after a new start', async () => {
  const tab = await browser.open();
  await choose(tab, archive);
  await hasRows(tab, MATCHES);
  await tab.choose('#depth', 'fast');
  await tab.click('#analyze');
  await tab.until('library.entries.some((entry) => entry.analysis)');
  await tab.click('#cancel');
  await hasFinished(tab);
  const done = await analyzedOnes(tab);
  assert.ok(done > 0 && done < MATCHES, `${done}`);

  const next = await browser.open({ keep: true });
  await next.click('#restore');
  await hasRows(next, MATCHES);
  assert.equal(await analyzedOnes(next), done);
  await next.choose('#depth', 'fast');
  await next.click('#analyze');
  await next.until(`document.querySelector('#progress span').textContent.includes(' of ${MATCHES - done} ')`);
  await hasFinished(next);
  assert.equal(await analyzedOnes(next), MATCHES);
});

test('converts all into an archive, and says what was lost', async () => {
  const tab = await browser.open();
  await choose(tab, sample('sgf/analysed-session.sgf'), sample('mat/odd-rows.txt'));
  await hasRows(tab, 2);
  await tab.choose('#format', 'mat');
  await tab.click('#convert');
  await tab.until('!document.getElementById("losses").hidden');
  assert.match(await tab.text('#losses'), /analysed-session\.sgf mat cannot carry 11 skill and luck marks/);
  const path = await browser.downloaded('gammonkit-mat.zip');
  const files = JSON.parse(command('probe', '--json', path));
  assert.deepEqual(files.map(({ format, readable }) => [format, readable]), [['mat', true], ['mat', true]]);
});

test('writes a report of each match, though files of several folders have one name', async () => {
  const tab = await browser.open();
  const files = [['spring/match.sgf', 'sgf/analysed-session.sgf'], ['autumn/match.sgf', 'sgf/analysed-game-3.sgf']]
    .map(([path, from]) => [path, readFileSync(sample(from))]);
  writeFileSync(join(folder, 'seasons.zip'), Buffer.from(await (await zipped(files)).arrayBuffer()));
  await choose(tab, join(folder, 'seasons.zip'));
  await hasRows(tab, 2);
  await tab.click('#reports');
  const made = await unzipped(readFileSync(await browser.downloaded('gammonkit-reports.zip')));
  assert.deepEqual(made.files.map(([path]) => path).sort(), ['index.html', 'match-2.html', 'match.html']);
});

test('takes what is dropped: a folder with all that is in it', async () => {
  const tab = await browser.open();
  const drop = { x: 300, y: 300, data: { items: [], files: [sample('party'), sample('ids/list.txt')], dragOperationsMask: 1 } };
  for (const type of ['dragEnter', 'dragOver', 'drop']) await tab.send('Input.dispatchDragEvent', { type, ...drop });
  await hasRows(tab, 3);
  assert.match(await tab.text('#table'), /out-of-order\.gam.*list\.txt.*6 positions/);
  await tab.click('#table tbody tr:last-child .buttons button');
  await tab.until('/^◀Position 1 of 6▶$/.test(document.getElementById("positions").textContent)');
});

test('shows what breaks the rules', async () => {
  const tab = await browser.open();
  await choose(tab, sample('mat/odd-rows.txt'));
  await hasRows(tab, 1);
  assert.match(await tab.text('#table tbody tr'), /2 warnings/);
  await tab.click('#table [aria-expanded]');
  assert.match(await tab.text('#table .messages'), /21:6 g2-1 .*no play of 52 leads to the recorded board/);
});

test('says so where a chosen file is no match', async () => {
  const tab = await browser.open();
  writeFileSync(join(folder, 'letter.txt'), 'Dear friends,\nthis is no match.\n');
  await choose(tab, join(folder, 'letter.txt'));
  await hasRows(tab, 1);
  assert.match(await tab.text('#table tbody tr'), /cannot be read/);
  writeFileSync(join(folder, 'broken.zip'), 'PK\u0003\u0004');
  await choose(tab, join(folder, 'broken.zip'));
  await tab.until('document.getElementById("notice").textContent.includes("broken.zip")');
});

test('gives a match as an address, and takes it from there', async () => {
  const tab = await browser.open();
  await choose(tab, sample('mat/xg-7-point.mat'));
  await hasRows(tab, 1);
  await tab.value('navigator.clipboard.writeText = async (text) => { window.copied = text; }');
  await tab.value('shareMatch(library.entries[0])');
  const address = await tab.value('window.copied');
  assert.ok(address.startsWith(`${ADDRESS}#match=`), address);
  assert.ok(address.length - ADDRESS.length < 8000);
  assert.match(await tab.text('#notice'), /works on this computer only/);
  const theirs = await browser.open({ address, keep: true });
  await hasRows(theirs, 1);
  const [mine, shared] = await Promise.all([tab, theirs].map((each) => each.value('JSON.stringify(library.entries[0].probe.matches[0])')));
  assert.equal(JSON.parse(shared).players.join(), JSON.parse(mine).players.join());
  assert.deepEqual(JSON.parse(shared).score, JSON.parse(mine).score);
  await theirs.value(`(location.hash = '${address.split('#')[1].slice(0, -9)}')`);
  await hasRows(theirs, 2);
  assert.match(await theirs.text('#table'), /cannot be read/);
});

test('opens the interactive report, and a quiz of errors', async () => {
  const tab = await browser.open();
  await choose(tab, sample('sgf/analysed-session.sgf'));
  await hasRows(tab, 1);
  const report = await browser.opened(() => tab.click('.report'));
  await isSaid(report, 'document.querySelectorAll("#board circle").length >= 30');
  assert.match(await report('document.title'), /Ann – Bob/);
  const quiz = await browser.opened(() => tab.click('#study'));
  await isSaid(quiz, '/Question 1 of/.test(document.getElementById("choices")?.textContent)');
});

test('reads any identifier, and the text of a forum', async () => {
  assert.deepEqual(identifiersIn(`Look: ${OPENING}, or 4HPwATDgc/ABMA:cAkAAAAAAAAA.\n Position ID: 4HPwATDgc/ABMA\n Match ID : cAkAAAAAAAAA`),
    [OPENING, '4HPwATDgc/ABMA:cAkAAAAAAAAA', '4HPwATDgc/ABMA:cAkAAAAAAAAA']);
  assert.deepEqual(identifiersIn('4HPwATDgc/ABMA'), ['4HPwATDgc/ABMA']);
  assert.deepEqual(identifiersIn('Nothing to see here: 12:30.'), []);
  const tab = await browser.open();
  await tab.press('v');
  await paste(tab, readFileSync(sample('xg-text/play.txt'), 'utf8'));
  await tab.until('document.querySelector("#answer td.play")');
  const [ogid] = /\S+:\S+:N0N:13\S*/.exec(command('board', OPENING));
  await paste(tab, `My ${ogid} of yesterday`);
  await tab.until('document.querySelector("#answer td.play")?.textContent === "8/5 6/5"');
});

test('shows the best plays and the cube decision of a position as the command does', async () => {
  const tab = await browser.open();
  await tab.press('4');
  await tab.until('document.querySelector("#answer .verdict")?.textContent.startsWith("No double, take. Doubling breaks even if ")');
  await paste(tab, OPENING);
  await tab.until('document.querySelector("#answer tbody td:last-child")?.textContent === "2"');
  const [{ plays }] = JSON.parse(command('hint', '--json', '-n', '10', OPENING));
  const shown = await tab.value('[...document.querySelectorAll("#answer td.play")].map((cell) => cell.textContent)');
  assert.deepEqual(shown, plays.map(({ play }) => play));
  assert.equal(await tab.text('#answer tbody .number'), `+${plays[0].cubeful.equity.toFixed(3)}`);
});

test('lets its reader set up a position, and gives it in every form', async () => {
  const tab = await browser.open();
  await tab.press('4');
  await tab.value('Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } })');
  const copied = async (what) => {
    await tab.value('window.copied = undefined');
    await tab.click(`#copy-${what}`);
    await tab.until('window.copied !== undefined');
    return tab.value('window.copied');
  };
  await tab.click('#empty-board');
  const clickAt = async (point, height) => {
    const [x, y] = await tab.value(`(() => {
      board.svg.scrollIntoView({ block: 'center' });
      const box = board.svg.getScreenCTM();
      const [x, y] = board.place(1, ${point}, ${height - 1});
      return [x * box.a + box.e, y * box.d + box.f];
    })()`);
    for (const type of ['mousePressed', 'mouseReleased']) await tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  };
  await clickAt(6, 3);
  await clickAt(5, 2);
  await tab.click('.palette button:last-child');
  await clickAt(20, 4);
  await clickAt(20, 4);  // The top one goes away.
  await tab.choose('#settings label:nth-child(2) select', '52');
  assert.equal(await copied('xgid'), 'XGID=-----BC-------------c-----:0:0:1:52:0:0:0:0:10');
  const facts = command('board', await copied('xgid'));
  for (const id of (await copied('gnubg')).split(':')) assert.ok(facts.includes(id), `${id} is not in ${facts}`);
  assert.match(await copied('bbcode'), /XGID=-----BC-------------c-----:0:0:1:52/);
  await tab.value('document.activeElement.blur()');
  await tab.press('z');
  assert.match(await copied('xgid'), /:00:0:0:0:0:10$/);
  await tab.click('#save-picture');
  assert.match(readFileSync(await browser.downloaded('position.svg'), 'utf8'), /<svg /);
});

test('speaks the language that is chosen, and keeps its files', async () => {
  const tab = await browser.open();
  await choose(tab, sample('mat/galaxy.txt'));
  await hasRows(tab, 1);
  await tab.choose('#language', 'de');
  await tab.until('document.body.dataset.ready && document.documentElement.lang === "de"');
  assert.equal(await tab.text('[role=tab]'), 'Dateien');
  assert.equal(await rows(tab), 1);
  await tab.press('4');
  await tab.until('document.querySelector("#answer .verdict")?.textContent.startsWith("Nicht doppeln, annehmen. ")');
});

test('fits phones, tablets and desktops, light and dark', async () => {
  for (const [width, height, dark] of [[360, 740, false], [390, 844, true], [820, 1180, false], [1280, 900, true]]) {
    const tab = await browser.open({ width, height, dark });
    await choose(tab, sample('sgf/analysed-session.sgf'), sample('mat/odd-rows.txt'));
    await hasRows(tab, 2);
    for (const key of ['1', '2', '3', '4', '5']) {
      await tab.press(key);
      assert.equal(await tab.value('document.documentElement.scrollWidth'), width, `view ${key} at ${width}`);
    }
    const back = await tab.value('getComputedStyle(document.body).backgroundColor');
    assert.equal(back === 'rgb(20, 23, 26)', dark);
    assert.equal(await tab.value('[...board.svg.querySelectorAll("use")].every((use) => document.querySelector(use.getAttribute("href")))'), true);
    assert.deepEqual(await tab.complaints(), []);
  }
});

test('has nothing that axe finds hard to use', async (context) => {
  const axe = join(GAMMONKIT_SOURCE, 'tests/browser/node_modules/axe-core/axe.min.js');
  if (!existsSync(axe)) return context.skip('axe-core is not installed');
  const tab = await browser.open();
  await choose(tab, sample('sgf/analysed-session.sgf'), sample('mat/odd-rows.txt'));
  await hasRows(tab, 2);
  await tab.value(readFileSync(axe, 'utf8'));
  for (const key of ['1', '2', '3', '4', '5']) {
    await tab.press(key);
    await tab.until('document.querySelector("section:not([hidden])").textContent.trim() !== ""');
    const found = await tab.value('axe.run().then(({violations}) => violations.map(({id, nodes}) => `${id}: ${nodes[0].html}`))');
    assert.deepEqual(found, [], `view ${key}`);
  }
  await tab.click('[data-drill=pips-both]');
  await tab.until('document.querySelector(".drill-form")');
  assert.deepEqual(await tab.value('axe.run().then(({violations}) => violations.map(({id, nodes}) => `${id}: ${nodes[0].html}`))'), [], 'a drill');
});

test('can be kept as a program where it is served, and then opens without its server', async () => {
  const types = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', types[url.split('.').at(-1)]);
    response.end(readFileSync(join(GAMMONKIT_PAGE, url.slice(1))));
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const address = `http://127.0.0.1:${server.address().port}/gammonkit.html`;
  const tab = await browser.chromium.open(address);
  await tab.until('navigator.serviceWorker.ready.then(() => true)');
  assert.equal(await tab.value('document.querySelector("link[rel=manifest]").href.endsWith("/manifest.webmanifest")'), true);
  server.closeAllConnections();
  await new Promise((resolve) => { server.close(resolve); });
  await tab.load(address);
  await tab.until('document.body.dataset.ready');
});
