// What the HTML report does in a real browser. Called by ctest with the command and the folder of the sources.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  mkdtempSync, readFileSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { startBrowser } from './browser.mjs';
import { hasAxe } from './tab.mjs';

const { GAMMONKIT, GAMMONKIT_SOURCE } = process.env;
const SAMPLE = join(GAMMONKIT_SOURCE, 'samples/sgf/analysed-game-3.sgf');
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-page-'));
const page = join(folder, 'report.html');
const sevenPoints = join(folder, 'seven-points.html');
let browser;
let missedDouble;

/** A page of a session in which turn 9 of game 2 misses a double. */
function pageOfMissedDouble() {
  const sample = join(GAMMONKIT_SOURCE, 'samples/sgf/analysed-session.sgf');
  const record = join(folder, 'session.json');
  const report = join(folder, 'session.html');
  execFileSync(GAMMONKIT, ['convert', '-q', sample, '-o', record]);
  const session = JSON.parse(readFileSync(record, 'utf8'));
  session.matches[0].games[1].turns[8].cubes[0].double_take.estimate.cubeful.equity = 0.5;
  writeFileSync(record, JSON.stringify(session));
  execFileSync(GAMMONKIT, ['convert', '-q', record, '-o', report]);
  return pathToFileURL(report).href;
}

function pageWithMaps(record) {
  const report = join(folder, 'maps.html');
  execFileSync(GAMMONKIT, ['convert', '-q', record, '-t', 'html,maps=errors', '--force', '-o', report]);
  return report;
}

before(async () => {
  execFileSync(GAMMONKIT, ['convert', '-q', SAMPLE, '-o', page]);
  execFileSync(GAMMONKIT, ['report', '-q', join(GAMMONKIT_SOURCE, 'samples/mat/xg-7-point.mat'), '-o', sevenPoints]);
  missedDouble = pageOfMissedDouble();
  browser = await startBrowser();
});

after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const open = (anchor = '', options = {}) => browser.open(pathToFileURL(page).href + anchor, options);
// The page learns of a new address a moment later; that it never does ends the test by its time limit.
const showsTurn = (tab, anchor) => tab.until(`document.querySelector("[aria-current]").id === "${anchor}"`);
const anchorOf = (tab) => tab.value('document.querySelector("[aria-current]").id');

test('asks for nothing but itself, and complains of nothing', async () => {
  const tab = await open();
  await tab.press('End');
  assert.deepEqual(await tab.requests(), [pathToFileURL(page).href]);
  assert.deepEqual(await tab.complaints(), []);
});

test('is small, though it holds the match and all that was found', () => {
  assert.ok(statSync(sevenPoints).size < 220000, `${statSync(sevenPoints).size} bytes`);
});

test('says of a roll that nobody played that there is none', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href);
  assert.equal(await tab.text('#g2-57'), '33 –');
});

test('draws boards as they are asked for', async () => {
  const boardOf = async (options) => {
    const report = join(folder, 'look.html');
    execFileSync(GAMMONKIT, ['convert', '-q', SAMPLE, '-t', `html,${options}`, '--force', '-o', report]);
    const tab = await browser.open(`${pathToFileURL(report).href}#g1-1`);
    await tab.until('document.querySelector("[aria-current]")');
    return tab.value(`(() => {
      const pieces = document.querySelector('#board > g:last-child');
      const checkers = [...pieces.querySelectorAll('circle')].filter((one) => Number(one.getAttribute('r')) > 10);
      return {
        texts: pieces.querySelectorAll('text').length, checkers: checkers.length, face: checkers[0].getAttribute('fill'),
        dot: getComputedStyle(document.querySelector('.scale i.first')).backgroundColor,
      };
    })()`);
  };
  const usual = await boardOf('numbers=on');
  assert.equal(usual.checkers, 30);
  const bare = await boardOf('numbers=off');
  assert.equal(bare.texts, usual.texts - 24);
  const low = await boardOf('stack=2');
  assert.deepEqual([low.checkers, low.texts], [16, usual.texts + 6]);
  const swapped = await boardOf('swap-colors');
  assert.notEqual(swapped.face, usual.face);
  assert.notEqual(swapped.dot, usual.dot);
});

test('makes the identifiers of gnubg itself', async () => {
  const tab = await open('#g1-6');
  const made = await tab.value('window.gammonkitPage.panel.textFor("gnubg")');
  const xgid = await tab.value('window.gammonkitPage.panel.textFor("xgid")');
  const state = execFileSync(GAMMONKIT, ['board', xgid], { encoding: 'utf8' });
  made.split(':').forEach((id) => assert.ok(state.includes(id), `${id} is not in ${state}`));
});

test('tells effective pips of races beside the pips', async () => {
  const record = join(GAMMONKIT_SOURCE, 'samples/mat/xg-7-point.mat');
  const report = join(folder, 'race.html');
  execFileSync(GAMMONKIT, ['convert', '-q', record, '-o', report]);
  const tab = await browser.open(`${pathToFileURL(report).href}#g2-52`);
  await showsTurn(tab, 'g2-52');
  assert.equal(await tab.text('#lower .figures'), '61 pips · EPC ~75.7 · 0/7');
  await tab.press('Home');
  assert.equal(await tab.text('#lower .figures'), '167 pips · 0/7');
});

test('makes only what is looked at, and moves the checkers that a turn moves', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href);
  const [made, kept, shapes] = await tab.value(`(() => {
    const { places, panel: { board } } = window.gammonkitPage;
    const made = places.filter(({ entry }) => entry.texts).length;
    const before = [...board.pieces.children];
    window.gammonkitPage.goTo(1);
    return [made, before.filter((shape) => shape.isConnected).length, before.length];
  })()`);
  assert.equal(made, 1);
  assert.ok(kept > 0.8 * shapes, `${kept} of ${shapes}`);
});

test('replays a match by buttons and keys', async () => {
  const tab = await open();
  assert.equal(await anchorOf(tab), 'g1-1');
  await tab.click('#go-on');
  assert.equal(await anchorOf(tab), 'g1-2');
  await tab.press('ArrowRight');
  assert.equal(await anchorOf(tab), 'g1-3');
  await tab.press('ArrowLeft');
  assert.equal(await anchorOf(tab), 'g1-2');
  await tab.press('End');
  assert.match(await tab.text('#turn'), /wins/);
  await tab.press('Home');
  assert.equal(await anchorOf(tab), 'g1-1');
});

test('shows the turn that the address names', async () => {
  const tab = await open('#g1-5');
  assert.equal(await anchorOf(tab), 'g1-5');
  await tab.value('location.hash = "#g1-7"');
  await showsTurn(tab, 'g1-7');
});

test('shows a turn that is clicked in the list', async () => {
  const tab = await open();
  await tab.click('#g1-4');
  await showsTurn(tab, 'g1-4');
});

test('draws thirty checkers, the dice and the arrows of the best play', async () => {
  const tab = await open();
  const circles = await tab.value(`[...document.querySelectorAll('#board > g:last-child circle')]
    .filter((circle) => Number(circle.getAttribute('r')) > 10).length`);
  assert.equal(circles, 30);
  assert.ok(await tab.count('#board > g:last-child polygon') > 0);
});

test('draws arrows as pictures do', async () => {
  const arrows = (tab, selector) => tab.value(`[...document.querySelectorAll('${selector} line')].map((line) =>
    ['x1', 'y1', 'x2', 'y2'].map((name) => Math.round(line.getAttribute(name))))`);
  let drawn = 0;
  for (const report of [page, sevenPoints]) {
    const tab = await browser.open(pathToFileURL(report).href);
    const turns = await tab.value("[...document.querySelectorAll('.moment')].map((moment) => moment.hash.slice(1))");
    for (const [i, turn] of turns.entries()) {
      await tab.value(`location.hash = '${turn}'`);
      await showsTurn(tab, turn);
      const found = await arrows(tab, '#board > g:last-child');
      assert.deepEqual(found, await arrows(tab, `.moment:nth-child(${i + 1}) svg`), turn);
      drawn += found.length;
    }
  }
  assert.ok(drawn > 10, `${drawn}`);
});

test('tells the figures of games in the order of those of the match', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href);
  const namesIn = (selector) => tab.value(`[...document.querySelectorAll('.statistics details${selector} tbody th')].map((cell) => cell.textContent)`);
  await tab.until('document.querySelector(".by-game")');
  const all = await namesIn(':not(.by-game)');
  for (const table of [1, 2]) {
    const names = (await namesIn(`.by-game > table:nth-of-type(${table})`)).filter((name) => all.includes(name));
    assert.ok(names.length > 20);
    names.reduce((at, name) => {
      assert.ok(all.indexOf(name, at) >= 0, `${name} is too late`);
      return all.indexOf(name, at) + 1;
    }, 0);
  }
});

test('previews a candidate on the board', async () => {
  const tab = await open();
  await tab.click('#tables button');
  assert.match(await tab.text('#turn'), /^After /);
});

test('shows maps of rolls and scores at a click', async () => {
  assert.equal(await (await open('#g1-6')).count('.maps'), 0);
  const plays = await browser.open(pathToFileURL(pageWithMaps(SAMPLE)).href + '#g1-6');
  assert.equal(await plays.value('document.querySelector(".maps").open'), false);
  await plays.click('.maps summary');
  assert.equal(await plays.count('.maps[open] .map'), 2);  // After what was played, and after the best.
  assert.equal(await plays.count('.maps[open] .map tbody td'), 72);
  const cube = await browser.open(`${pathToFileURL(pageWithMaps(join(folder, 'session.json'))).href}#g2-9c`);
  assert.equal(await cube.count('.maps'), 2);
  assert.match(await cube.text('.maps:last-child .keys'), /no double, take/);
  assert.equal(await cube.count('.maps .here'), 1);  // The money game is what they play.
  assert.deepEqual(await cube.complaints(), []);
});

test('jumps from error to error', async () => {
  const tab = await open();
  await tab.press('n');
  assert.match(await tab.text('[aria-current]'), /\?/);
});

test('goes to the turn where the chart is clicked', async () => {
  const tab = await open();
  await tab.click('.chart .curves');
  assert.notEqual(await anchorOf(tab), 'g1-1');
  assert.equal(await tab.count('.chart .here'), 1);
});

test('filters the turns', async () => {
  const tab = await open();
  const all = await tab.count('.moves tbody tr:not([hidden])');
  await tab.choose('#filter', 'errors');
  const errors = await tab.count('.moves tbody tr:not([hidden])');
  assert.ok(errors > 0 && errors < all);
  assert.match(await tab.text('[aria-current]'), /\?/);
  await tab.choose('#filter', 'all');
  assert.equal(await tab.count('.moves tbody tr:not([hidden])'), all);
});

test('asks in quiz mode without telling the answer', async () => {
  const tab = await open();
  await tab.press('q');
  assert.equal(await tab.count('#tables table'), 0);
  assert.equal(await tab.count('#board > g:last-child polygon'), 0);
  assert.ok(await tab.count('#choices button') > 1);
  assert.match(await tab.text('#choices'), /Question 1 of \d+\./);
  await tab.click('#choices > button');
  assert.match(await tab.text('#choices'), /of 1 right\./);
  assert.ok(await tab.count('#tables table') > 0);
  const question = await anchorOf(tab);
  await tab.click('#choices button:last-child');
  assert.notEqual(await anchorOf(tab), question);
});

const clickButton = (tab, words) => tab.value(`[...document.querySelectorAll('#choices button')]
  .find(({ textContent }) => textContent === ${JSON.stringify(words)}).click()`);

/** A page whose quiz has just begun, and nothing was answered. */
async function openQuiz() {
  const tab = await open();
  await tab.value('localStorage.clear()');
  await tab.press('q');
  return tab;
}

test('skips questions, shows answers, and sums up at the end of the quiz', async () => {
  const tab = await openQuiz();
  const [first, second, count] = await tab.value('window.gammonkitPage.quiz.questions.map(({ entry }) => entry.id)')
    .then((ids) => [ids[0], ids[1], ids.length]);
  await clickButton(tab, 'Skip');
  assert.equal(await anchorOf(tab), second);
  for (let i = 1; i < count; i += 1) {
    await clickButton(tab, 'Show the answer');
    await clickButton(tab, 'Next');
  }
  assert.equal(await anchorOf(tab), first);
  await tab.value(`(({ entry }) => window.gammonkitPage.quiz.answer(window.gammonkitPage.quiz.constructor.choicesOf(entry).find(({ isBest }) => isBest)))(
    window.gammonkitPage.places[window.gammonkitPage.current])`);
  await clickButton(tab, 'Next');
  assert.match(await tab.text('.result tbody tr:last-child'), new RegExp(`^All1 of ${count}0\\.000$`));
  const isShown = () => tab.value('getComputedStyle(document.getElementById("board")).display !== "none"');
  assert.equal(await isShown(), false);  // The result is not about the last position.
  await clickButton(tab, 'Those that were wrong again');
  assert.equal(await isShown(), true);
  assert.match(await tab.text('#choices'), /, 1 of 1 right\./);
});

test('asks on every screen beside a board that can be played on', async () => {
  for (const [width, height] of [[390, 844], [1024, 700], [1280, 720], [1920, 1080]]) {
    const tab = await open('', { width, height });
    await tab.press('q');
    const [board, choices] = await tab.value(`['#board', '#choices'].map((selector) => document.querySelector(selector).getBoundingClientRect().width)`);
    assert.ok(board >= 300 && choices >= 300, `${board} and ${choices} at ${width}`);
  }
});

test('takes a choice that is nearly the best for right', async () => {
  const tab = await openQuiz();
  const told = (words) => tab.value(`(() => {
    window.gammonkitPage.quiz.answer({ text: '8/5', isBest: false, words: '${words}' });
    return document.querySelector('#choices').textContent;
  })()`);
  assert.match(await told('−0.004'), /^Right: only 0\.004 behind the best\..* 1 of 1 right\./);
  assert.match(await told('−0.011'), /^8\/5: no, −0\.011\. .* 0 of 1 right\./);
});

test('lets checkers be dragged, with marks where they may go, and takes a tap on the dice for a change', async () => {
  const tab = await openQuiz();
  const at = (expression) => tab.value(`(() => {
    const { panel } = window.gammonkitPage;
    const box = panel.board.svg.getScreenCTM();
    const [x, y] = ${expression};
    return [x * box.a + box.e, y * box.d + box.f];
  })()`);
  const [[from, to]] = await tab.value('stepsOf(window.gammonkitPage.panel.entry.best)');
  const placeOf = (point) => at(`panel.board.place(panel.state.onRoll, ${point}, 0)`);
  const held = await placeOf(from);
  await tab.point(...held);
  assert.ok(await tab.count('#board .target') > 0);
  await tab.drag(held, await placeOf(to));
  assert.match(await tab.value('window.gammonkitPage.quiz.mover.play.join(" ")'), new RegExp(`^${from}/.*/${to}$`));
  await clickButton(tab, 'Undo');
  const dice = await tab.value('window.gammonkitPage.quiz.mover.dice');
  await tab.point(...await at('panel.board.view.players[panel.state.onRoll].dice[0]'), true);
  assert.deepEqual(await tab.value('window.gammonkitPage.quiz.mover.dice'), dice.toReversed());
});

test('copies a link, a picture, and a text for forums', async () => {
  const tab = await browser.open(`${pathToFileURL(sevenPoints).href}#g2-17`, { width: 1280 });
  await tab.until('document.querySelector("[aria-current]")');
  const text = await tab.value('window.gammonkitPage.panel.textFor("bbcode")');
  const [title, place, id, code, ...lines] = text.split('\n');
  assert.match(title, /^\[b\].* \d\d: \S+\/.*\[\/b\]$/);
  assert.match(place, /^g2-17 \(game 2, move 9\)\. .* 1, .* 0, 7-point match$/);
  assert.match(id, /^XGID=/);
  assert.equal(code, '[code]');
  assert.equal(lines.filter((line) => /^[|+].{41}[|+]$/.test(line)).length, 13);
  const head = lines.find((line) => line.includes('equity'));
  const best = lines.find((line) => line.startsWith('->'));
  assert.match(best.slice(head.indexOf('equity')), /^[+−]\d/);
  assert.match(head, /win +G +BG +lose +G +BG +level$/);
  assert.equal(await tab.value('window.gammonkitPage.panel.textFor("link")'), `${pathToFileURL(sevenPoints).href}#g2-17`);
  const picture = await tab.value('window.gammonkitPage.panel.picture().then(({ type, size }) => [type, size])');
  assert.equal(picture[0], 'image/png');
  assert.ok(picture[1] > 5000);
});

test('gives the match to whoever has no GammonKit', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href);
  assert.equal(await tab.value('document.querySelector("#save-mat").hidden'), false);
  const mat = join(folder, 'saved.mat');
  writeFileSync(mat, await tab.value('window.gammonkitPage.panel.constructor.mat()'));
  const difference = execFileSync(GAMMONKIT, ['diff', '-q', sevenPoints, mat, '--only', 'play'], { encoding: 'utf8' });
  assert.equal(difference, '');
});

test('copies for forums letter by letter what the command writes', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href, { width: 1280 });
  await tab.until('document.querySelector("[aria-current]")');
  const record = join(folder, 'record.json');
  execFileSync(GAMMONKIT, ['convert', '-q', sevenPoints, '-o', record]);
  const copied = await tab.value(`(() => {
    const { places, panel } = window.gammonkitPage;
    return places.filter(({ entry }) => entry.tables).map(({ entry, names }) => {
      panel.show(entry, names);
      return [entry.id, panel.textFor('bbcode')];
    });
  })()`);
  assert.ok(copied.length > 300);
  const places = copied.map(([id]) => id).join(',');
  const written = execFileSync(GAMMONKIT, ['board', '-q', '-p', places, '-t', 'bbcode', record], { encoding: 'utf8' });
  const each = written.split(/(?<=\[\/code\]\n)\n*/);
  // The page rounds wins, not losses: where the fourth digit is a five, both may end in it. Its zero has no minus.
  const roughly = (text) => text.replaceAll(/\d\.\d(?!\d)/g, '0.0').replaceAll('−0.000', '+0.000');
  copied.forEach(([id, text], i) => assert.equal(roughly(text), roughly(each[i]), id));
});

test('shows a play below the pointer, and keeps one that is clicked', async () => {
  const tab = await browser.open(`${pathToFileURL(sevenPoints).href}#g2-17`, { width: 1280, height: 900 });
  await tab.until('document.querySelector("#tables button")');
  const heading = await tab.text('#turn');
  const [x, y] = await tab.value(`(() => {
    document.querySelector('.workshop').scrollIntoView();
    const box = document.querySelector('#tables tr:nth-child(2) button').getBoundingClientRect();
    return [box.x + 5, box.y + 5];
  })()`);
  await tab.point(x, y);
  assert.match(await tab.text('#turn'), /^After /);
  await tab.point(5, y);
  assert.equal(await tab.text('#turn'), heading);
  await tab.point(x, y, true);
  await tab.point(5, y);
  assert.match(await tab.text('#turn'), /^After /);
  await tab.press('Escape');
  assert.equal(await tab.text('#turn'), heading);
});

test('shows heading, verdict and the best plays without scrolling on laptops', async () => {
  for (const [width, height] of [[1366, 650], [1280, 720], [1440, 780], [1280, 900], [1024, 700], [1536, 730]]) {
    const tab = await browser.open(pathToFileURL(sevenPoints).href, { width, height });
    const hidden = await tab.value(`(() => {
      const { places, panel } = window.gammonkitPage;
      document.querySelector('.workshop').scrollIntoView();
      return places.filter(({ entry, names }) => {
        panel.show(entry, names);
        const rows = [...document.querySelectorAll('#tables > table:first-of-type tbody tr, #tables > .verdict')].slice(0, 5);
        return [document.querySelector('#turn'), ...rows].some((part) => part.getBoundingClientRect().bottom > innerHeight);
      }).map(({ entry }) => entry.id);
    })()`);
    assert.deepEqual(hidden, [], `at ${width}x${height}`);
  }
});

test('takes plays that are made on the board in the quiz', async () => {
  const tab = await openQuiz();
  const points = await tab.value(`(() => {
    const { panel, quiz: { mover } } = window.gammonkitPage;
    const box = panel.board.svg.getScreenCTM();
    const taps = stepsOf(panel.entry.best).flatMap(([from, to]) => mover.targets(from).get(to)
      .map((die, i, dice) => from - dice.slice(0, i).reduce((sum, one) => sum + one, 0)));
    return taps.map((from) => {
      const [x, y] = panel.board.place(panel.state.onRoll, from, 0);
      return [x * box.a + box.e, y * box.d + box.f];
    });
  })()`);
  const undone = await tab.text('#turn');
  for (const [x, y] of points) await tab.point(x, y, true);
  assert.match(undone, /to play/);
  assert.match(await tab.text('#choices'), /^Right! .*1 of 1 right\./);
});

test('shows the wrong play of the reader, and not that of the match', async () => {
  const tab = await open();
  await tab.press('q');
  const wrong = await tab.value(`(() => {
    const { best, played } = window.gammonkitPage.panel.entry;
    const button = [...document.querySelectorAll('#choices > button')].find(({ textContent: play }) => play !== best && play !== played);
    button.click();
    return button.textContent;
  })()`);
  assert.match(await tab.text('#choices'), /: no, −.*Red is your play, green the best, grey what both share\./);
  const [shown, wanted] = await tab.value(`(() => {
    const { panel } = window.gammonkitPage;
    const drawn = () => panel.board.pieces.innerHTML;
    const answered = drawn();
    panel.board.show(panel.state, { best: panel.entry.best, played: ${JSON.stringify(wrong)} });
    return [answered, drawn()];
  })()`);
  assert.equal(shown, wanted);
});

test('keeps the answers of a quiz in the browser', async () => {
  const tab = await openQuiz();
  await tab.click('#choices > button');
  const kept = await tab.value('Object.keys(JSON.parse(localStorage.getItem(window.gammonkitPage.quiz.storageKey))).length');
  assert.equal(kept, 1);
});

test('keeps the answers of each match of the same two players apart', async () => {
  const record = join(folder, 'same-names.sgf');
  const session = readFileSync(join(GAMMONKIT_SOURCE, 'samples/sgf/analysed-session.sgf'), 'utf8');
  const names = readFileSync(SAMPLE, 'utf8').match(/P[BW]\[[^\]]*\]/g).slice(0, 2);
  writeFileSync(record, session.replace(/P([BW])\[[^\]]*\]/g, (_, side) => names.find((name) => name[1] === side)));
  const other = join(folder, 'same-names.html');
  execFileSync(GAMMONKIT, ['convert', '-q', record, '-o', other]);
  const tab = await open();
  await tab.press('q');
  await tab.click('#choices > button');
  const title = await tab.value('document.title');
  await tab.load(pathToFileURL(other).href);
  assert.equal(await tab.value('document.title'), title);
  await tab.press('q');
  assert.doesNotMatch(await tab.text('#choices'), / right/);
});

test('lists errors on a phone in lines that can be read', async () => {
  const tab = await browser.open(pathToFileURL(page).href, { width: 390, height: 844 });
  await tab.click('.tabs [data-tab=errors]');
  const widths = await tab.value("[...document.querySelectorAll('section.errors tbody td')].map((cell) => cell.offsetWidth)");
  assert.ok(widths.length > 0 && Math.min(...widths) > 60, `${widths}`);
});

test('scrolls to the board on a phone when another turn is chosen', async () => {
  const tab = await browser.open(pathToFileURL(page).href, { width: 390, height: 844 });
  await tab.value('window.scrollTo(0, 0)');
  await tab.click('#error-on');
  const { top, bottom } = await tab.value("(({ top, bottom }) => ({ top, bottom }))(document.querySelector('.stage').getBoundingClientRect())");
  assert.ok(top >= 0 && bottom <= 844, `${top} to ${bottom}`);
});

test('tells the story of a match behind the board on a phone, and hides its tools', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href, { width: 390, height: 844 });
  const tops = await tab.value(`['.verdict', '.chart', '#board', '.cards', '.moments']
    .map((selector) => document.querySelector(selector).getBoundingClientRect().top)`);
  assert.deepEqual(tops, tops.toSorted((one, other) => one - other));
  assert.ok(tops[2] < 600, `${tops}`);
  assert.equal(await tab.value('document.querySelector("#find").offsetWidth'), 0);
  await tab.click('#more');
  assert.ok(await tab.value('document.querySelector("#find").offsetWidth') > 0);
});

test('prints its records, statistics and errors', async () => {
  const tab = await open();
  const paper = join(folder, 'paper.pdf');
  writeFileSync(paper, await tab.printed());
  const text = execFileSync('pdftotext', ['-layout', paper, '-'], { encoding: 'utf8' });
  for (const words of ['Statistics', 'Errors', 'Game 3', '24/18']) assert.ok(text.includes(words), words);
  // What an error was is in the list, and below its board; the page itself has no such boards.
  assert.ok(text.split('best: ').length > await tab.count('section.errors tbody tr'));
  assert.equal(await tab.count('.paper'), 0);
});

test('asks problems at once, seen by who decides', async () => {
  const study = join(folder, 'study.html');
  execFileSync(GAMMONKIT, ['study', '-q', SAMPLE, '-o', study]);
  const tab = await browser.open(pathToFileURL(study).href);
  assert.match(await tab.text('#choices'), /Question 1 of \d+\./);
  assert.match(await tab.text('#lower'), /Maxence Job/);
  assert.match(await tab.text('#turn'), /Maxence Job to play 33/);
  await tab.click('#choices > button');
  assert.match(await tab.text('#choices'), /of 1 right\./);
  assert.ok(await tab.count('#tables table') > 0);
  await tab.click('#save-results');
  const saved = JSON.parse(await tab.value("localStorage.getItem('gammonkit-results')"));
  const [[id, answers]] = Object.entries(saved);
  assert.match(id, /-g1-6-play$/);
  assert.equal(answers.length, 1);
  assert.match(answers[0].at, /^\d{4}-\d\d-\d\dT.*Z$/);
  await tab.press('q');
  assert.equal(await tab.count('.positions li'), 1);
  assert.deepEqual(await tab.requests(), [pathToFileURL(study).href]);
  assert.deepEqual(await tab.complaints(), []);
});

test('shows the boards from the seat of the reader', async () => {
  for (const me of ['kévin unger', 'maxence job']) {
    const report = join(folder, `${me}.html`);
    execFileSync(GAMMONKIT, ['report', '-q', SAMPLE, '--me', me, '-o', report]);
    const tab = await browser.open(pathToFileURL(report).href);
    assert.ok((await tab.text('#lower')).toLowerCase().includes(me));
  }
});

test('asks the reader about his own decisions', async () => {
  const report = join(folder, 'asked.html');
  execFileSync(GAMMONKIT, ['report', '-q', SAMPLE, '--me', 'kévin unger', '-o', report]);
  const tab = await browser.open(pathToFileURL(report).href);
  const whose = () => tab.value("document.getElementById('whose').value");
  assert.equal(await whose(), 'both');
  await tab.press('q');
  assert.equal(await whose(), 'player:Kévin Unger');
  await tab.press('q');
  assert.equal(await whose(), 'both');
});

test('tells what matters before the first turn', async () => {
  const tab = await open();
  assert.match(await tab.text('.sheet .verdict'), /PR \(3\.5\) – \(11\.8\)/);
  assert.equal(await tab.count('.card'), 3);
  assert.ok(await tab.count('.moment svg') > 1);
  await tab.click('.moment');
  await tab.until('document.querySelector("[aria-current]").id !== "g1-1"');
});

test('shows a game of the chart at its full width, and all again', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href);
  const seen = () => tab.value(`[...document.querySelectorAll('.chart svg')].map((svg) => Math.round(svg.viewBox.baseVal.width))
    .concat(document.querySelectorAll('.plot .game:not([hidden])').length)`);
  const [all, , games] = await seen();
  await tab.click('.plot .game:nth-of-type(2)');
  const [width, luck, shown] = await seen();
  assert.ok(width < all / 2 && luck === width, `${width} of ${all}, ${luck}`);
  assert.equal(shown, 1);
  assert.equal(await tab.count('.chart .here'), 1);
  await tab.click('.plot .game:nth-of-type(2)');
  assert.deepEqual(await seen(), [all, all, games]);
  await tab.click('.plot .game:nth-of-type(2)');
  await tab.press('Home');
  assert.deepEqual(await seen(), [all, all, games], 'a turn of another game is on the chart');
});

test('names the games of the chart where they begin', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href, { width: 1280 });
  const apart = await tab.value(`(() => {
    const lefts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().left);
    const borders = lefts('.curves .border');
    return lefts('.plot .game').slice(1).map((left, i) => left - borders[i]);
  })()`);
  assert.ok(apart.length === 6 && apart.every((points) => points > 0 && points < 9), apart.join(' '));
});

test('shows a board where the pointer is on the chart', async () => {
  const tab = await open();
  const [x, y] = await tab.value(`(() => {
    const box = document.querySelector('.curves').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + 5];
  })()`);
  await tab.point(x, y);
  await tab.until('document.querySelector(".hover:not([hidden])")');
  assert.ok(await tab.count('.hover circle') >= 30);
  assert.match(await tab.text('.hover small'), /^Game 1, move \d+ · g1-\d+ · .+ \d+%$/);
  const box = () => tab.value(`(() => {
    const { top, bottom } = document.querySelector(".hover").getBoundingClientRect();
    return [top >= 0, bottom <= innerHeight];
  })()`);
  assert.deepEqual(await box(), [true, true]);
  const low = await browser.open(pathToFileURL(sevenPoints).href, { width: 1366, height: 650 });
  const at = await low.value(`(() => {
    const { left, width, top } = document.querySelector('.curves').getBoundingClientRect();
    return [left + width / 2, top + 5];
  })()`);
  await low.point(...at);
  await low.until('document.querySelector(".hover:not([hidden])")');
  assert.ok(await low.value('document.querySelector(".hover").getBoundingClientRect().bottom <= innerHeight'));
});

test('lists its keys', async () => {
  const tab = await open();
  await tab.press('?');
  assert.equal(await tab.value('document.querySelector("#keys").open'), true);
});

test('shows one part at a time on a phone', async () => {
  const tab = await open('#g1-5', { width: 390, height: 844 });
  const shown = (selector) => tab.value(`getComputedStyle(document.querySelector("${selector}")).display !== "none"`);
  assert.deepEqual([await shown('.decision'), await shown('.game'), await shown('section.errors')], [true, false, false]);
  await tab.click('[data-tab=moves]');
  assert.deepEqual([await shown('.decision'), await shown('.game'), await shown('section.errors')], [false, true, false]);
  await tab.click('[data-tab=errors]');
  assert.equal(await shown('section.errors'), true);
});

test('keeps the tabs of a phone below the board, and begins there what they choose', async () => {
  const tab = await browser.open(`${pathToFileURL(sevenPoints).href}#g1-5`, { width: 390, height: 844 });
  await tab.until('window.gammonkitPage');
  const edge = (selector, side) => tab.value(`Math.round(document.querySelector("${selector}").getBoundingClientRect().${side}) + 0`);
  await tab.value('window.scrollTo(0, 700)');
  await tab.click('[data-tab=moves]');
  assert.equal(await edge('.workshop', 'top'), 0);
  for (const further of [0, 50, 500]) {
    await tab.value(`window.scrollBy(0, ${further})`);
    assert.equal(await edge('.tabs', 'top'), await edge('.stage', 'bottom'));
  }
});

test('shows a missed double on the board before the roll, apart from the play', async () => {
  const tab = await browser.open(`${missedDouble}#g2-9c`);
  assert.match(await tab.text('#turn'), /does not double \?\? −0\.249/);
  assert.match(await tab.text('[aria-current]'), /no double/);
  assert.match(await tab.text('#tables .verdict'), /Double, take$/);
  assert.equal(await tab.count('#tables tbody tr'), 3);
  await tab.press('ArrowRight');
  assert.equal(await anchorOf(tab), 'g2-9');
  assert.doesNotMatch(await tab.text('#turn'), /\?/);
});

test('shows where the chance to win is in the window for a double', async () => {
  const tab = await browser.open(`${missedDouble}#g2-9c`);
  assert.match(await tab.text('.gauge p'), /^\S.* wins \d+\.\d%\. By the cube model: .*cashes from \d+\.\d%.* takes from \d+\.\d%$/);
  assert.ok(await tab.count('.gauge .window span') >= 2);
  const [marker, left, right] = await tab.value(`(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return [box('.gauge b').left + box('.gauge b').width / 2, box('.gauge .window').left, box('.gauge .window').right];
  })()`);
  assert.ok(marker > left && marker < right);
  await tab.press('ArrowRight');
  assert.equal(await tab.count('.gauge'), 0);  // A play: the cube was far from turning, or has its own place.
});

test('finds dice, plays, marks, players and words, and jumps among them', async () => {
  const tab = await browser.open(missedDouble);
  const find = (text) => tab.value(`(() => {
    const field = document.getElementById('find');
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input'));
  })()`);
  const count = async (text) => { await find(text); return parseInt(await tab.text('#found'), 10); };
  const dice = await count('52');
  assert.ok(dice > 0);
  assert.equal(await count('25'), dice);
  const names = await tab.value('window.gammonkitPage.places[0].names');
  assert.equal(await count(`52 ${names[0]}`) + await count(`52 ${names[1]}`), dice);
  assert.ok(await count('8/5') > 0);
  assert.equal(await count('zzz'), 0);
  assert.ok(await count('??') > 0);
  assert.ok(await tab.count('.moves a.hit') > 0);
  await tab.press('/');
  await tab.press('Enter');
  const first = await anchorOf(tab);
  assert.match(await tab.text('#turn'), /\?\?/);
  assert.match(await tab.text('#found'), /^1 of \d+$/);
  await find('double');
  await tab.press('Enter');
  assert.notEqual(await anchorOf(tab), first);
  await tab.press('Escape');
  assert.equal(await tab.text('#found'), '');
  assert.equal(await tab.count('.moves a.hit'), 0);
});

test('lists the games with their scores', async () => {
  const tab = await browser.open(missedDouble);
  const games = await tab.count('details.game');
  assert.equal(await tab.count('.games a'), games);
  await tab.click('.games li:nth-child(2) a');
  await showsTurn(tab, 'g2-1');
});

test('asks of a cube decision with three answers', async () => {
  const tab = await browser.open(`${missedDouble}#g2-9c`);
  await tab.press('q');
  assert.match(await tab.text('#turn'), /on roll: cube action\?$/);
  assert.equal(await tab.count('#choices > button'), 3);
  await tab.click('#choices > button:nth-of-type(2)');
  assert.match(await tab.text('#choices'), /Right!/);
});

test('tells who answers a double what his answers are worth', async () => {
  const tab = await browser.open(`${missedDouble}#g2-12`);
  const rows = await tab.value(`[...document.querySelectorAll('#tables table:first-of-type tbody tr')]
    .map((row) => [...row.cells].slice(0, 3).map(({ textContent }) => textContent))`);
  assert.deepEqual(rows.map(([answer]) => answer), ['take', 'pass']);
  assert.deepEqual(rows[1].slice(1), ['−1.000', '−0.537']);
  assert.deepEqual(rows[0].slice(1), ['−0.463', '']);
  await tab.press('q');
  await tab.click('#choices > button:nth-of-type(2)');
  assert.match(await tab.text('#choices'), /^pass: no, −0\.537\./);
});

test('shows the flag of who resigns', async () => {
  const tab = await browser.open(`${pathToFileURL(sevenPoints).href}#g2-57`);
  await showsTurn(tab, 'g2-57');
  assert.equal(await tab.count('#board .flag'), 0);
  for (const anchor of ['g2-58', 'g2-59']) {
    await tab.value(`location.hash = '${anchor}'`);
    await showsTurn(tab, anchor);
    assert.equal(await tab.count('#board .flag'), 1);
  }
});

test('numbers the points for who answers a double', async () => {
  const tab = await browser.open(`${missedDouble}#g2-12`);
  assert.match(await tab.text('#turn'), /Ann drops/);
  const [shown, own] = await tab.value(`(() => {
    const { board, entry } = window.gammonkitPage.panel;
    const number = [...document.querySelectorAll('#board > g:last-child text')].find((text) => text.textContent === '1');
    return [['x', 'y'].map((name) => Number(number.getAttribute(name))), board.view.players[entry.player].labels[0]];
  })()`);
  assert.deepEqual(shown, own);
});

test('turns the board round', async () => {
  const tab = await open();
  const upper = await tab.text('#upper strong');
  await tab.press('f');
  assert.equal(await tab.text('#lower strong'), upper);
});

test('cuts no level at the edge of its table', async () => {
  for (const width of [360, 390, 1024, 1280, 1440, 1536, 1680, 1920]) {
    const tab = await browser.open(pathToFileURL(sevenPoints).href, { width });
    const cut = await tab.value(`(() => {
      const { places, panel } = window.gammonkitPage;
      const box = document.getElementById('tables');
      return places.filter(({ entry, names }) => { panel.show(entry, names); return box.scrollWidth > box.clientWidth; })
        .map(({ entry }) => entry.id);
    })()`);
    assert.deepEqual(cut, [], `at ${width}`);
  }
});

test('fits every screen', async () => {
  for (const [width, height] of [[360, 740], [844, 390], [820, 1180], [1280, 900], [1920, 1080]]) {
    const tab = await open('', { width, height });
    assert.equal(await tab.value('document.documentElement.scrollWidth'), width);
    assert.equal(await tab.value('window.scrollY'), 0);
  }
});

test('can be read without scripts', async () => {
  const tab = await open('', { script: false });
  assert.equal(await tab.value('getComputedStyle(document.querySelector("#panel")).display'), 'none');
  assert.ok(await tab.count('.moves a') > 10);
  assert.ok(await tab.count('.moment svg') > 0);
  assert.ok(await tab.count('section.errors tbody tr') > 0);
});

test('says what the errors on the chart are', async () => {
  const tab = await browser.open(pathToFileURL(sevenPoints).href);
  const nameOf = (anchor) => `document.querySelector('.curves a[href="#${anchor}"]').ariaLabel`;
  await tab.until(nameOf('g2-25'));
  assert.equal(await tab.value(nameOf('g2-25')), 'Maxence Job 22: 23/21(2) 3/1(2) ?? −0.321 (4.27%)');
  assert.equal(await tab.value(nameOf('g2-12')), 'Kévin Unger doubles to 2');
});

test('has nothing that axe finds hard to use', async (context) => {
  if (!hasAxe()) return context.skip('axe-core is not installed');
  for (const colors of ['light', 'dark']) {
    const tab = await open();
    await tab.value(`document.documentElement.dataset.colors = "${colors}"`);
    const found = await tab.hardToUse();
    assert.deepEqual(found, [], colors);
  }
});
