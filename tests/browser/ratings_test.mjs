// There is one performance rating (PR): page, report, csv, site, `stats`, `players` and databases have the same of an analysis.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';

import { ratingsOf } from '../../page/script/ratings.mjs';

const { GAMMONKIT, GAMMONKIT_SOURCE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-ratings-'));
const command = (...words) => execFileSync(GAMMONKIT, ['-r', ...words], { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
const json = (...words) => JSON.parse(command(...words, '--json'));
const sample = (name) => join(GAMMONKIT_SOURCE, 'samples', name);
const rounded = (number) => (number === undefined || number === null ? null : Number(number.toFixed(6)));

const SAMPLES = ['sgf/analysed-game-3.sgf', 'sgf/analysed-session.sgf', 'sgf/rollouts-match.sgf', 'sgf/marked-for-rollout.sgf',
  'sgf/rollout-settings-money.sgf', 'xg/stored.xg', 'xg/comments.xg', 'xg/imported.xg', 'bgf/analysed-game.bgf',
  'gnubg-text/galaxy-0-ply.txt', 'gnubg-text/rollouts-match.txt', 'ogxm/analysed-game.ogxm', 'html/analysed-game-3.html', 'mat/xg-7-point.mat'];

after(() => rmSync(folder, { recursive: true }));

/** The sample, analyzed at the level fast if nobody has analyzed it. */
function analyzed(name) {
  if (!name.endsWith('.mat')) return sample(name);
  command('analyze', '--level', 'fast', sample(name), '-o', 'analyzed.sgf', '--force');
  return join(folder, 'analyzed.sgf');
}

/** A folder that holds this file alone. */
function folderWith(file) {
  const place = join(folder, 'matches');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  copyFileSync(file, join(place, basename(file)));
  return place;
}

/** A column of a table as -t csv prints it. */
function column(text, title) {
  const fields = (line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare);
  const [head, ...rows] = text.trim().split(/\r?\n/).map(fields);
  return rows.map((row) => row[head.indexOf(title)]).map((field) => (field ? Number(field) : null));
}

const sorted = (numbers) => [...numbers].sort((one, other) => one - other);

for (const name of SAMPLES) {
  test(`${name} has one rating everywhere`, () => {
    const file = analyzed(name);
    const [statistics] = json('stats', file);
    const shown = ratingsOf(statistics);
    assert.ok(shown.some((rating) => rating !== undefined), 'a sample of which nothing is known proves nothing');
    const exact = shown.map(rounded);

    assert.deepEqual(column(command('stats', '-t', 'csv', file), 'performance_rating').map(rounded), exact);
    const players = json('players', file).map((player) => player.performance_rating);
    assert.deepEqual(sorted(players), sorted(exact));
    assert.deepEqual(sorted(column(command('players', '-t', 'csv', file), 'performance_rating')), sorted(exact));
    rmSync(join(folder, 'matches.db'), { force: true });
    assert.deepEqual(json('players', '--db', 'matches.db', file).map((player) => player.performance_rating), players);

    rmSync(join(folder, 'site'), { recursive: true, force: true });
    command('report', '--event', 'All', folderWith(file), '-O', 'site');
    const [record] = JSON.parse(readFileSync(join(folder, 'site/matches.json'), 'utf8'));
    assert.deepEqual(record.players.map((player) => player.performance_rating), exact);

    command('report', file, '-o', 'page.html', '--force');
    // That of few decisions stands in parentheses.
    const told = shown.map((rating) => `\\(?${rating?.toFixed(1)}\\)?`).join(' – ');
    if (shown.every((rating) => rating !== undefined))
      assert.match(readFileSync(join(folder, 'page.html'), 'utf8'), new RegExp(`PR ${told}`));
  });
}
