// The npm package: packed, installed from its tarball into an empty folder, and run there. Its types are checked
// where there is a tsc.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { installedIn } from './package.mjs';

const { GAMMONKIT_NPM, GAMMONKIT_SOURCE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-npm-'));
let run;

const PROGRAM = `
import { read, identify } from 'gammonkit';
import { openWorker } from 'gammonkit/worker';
const match = await read(' 1 point match\\n\\n Game 1\\n A : 0    B : 0\\n  1) 31: 8/5 6/5   52: 13/11 13/8\\n');
const worker = await openWorker();
console.log(match.toJSON().matches.length, (await identify('4HPwATDgc/ABMA')).pips[0],
  (await worker.identify('4HPwATDgc/ABMA')).pips[1]);
await worker.terminate();
`;

const TYPED = `
import { read, analyze, type Written } from 'gammonkit';
import { openWorker } from 'gammonkit/worker';
const match = await read(new Uint8Array(3), { name: 'a.mat' });
const written: Written = match.write('sgf');
const facts = await analyze(match, { depth: 'fast', progress: (part: number) => part < 0.5 });
const worker = await openWorker();
const all: number = facts.decisions + written.bytes.length + (await worker.identify('x')).pips[0];
// @ts-expect-error: there is no such depth.
await analyze(match, { depth: 'bottomless' });
export { all };
`;

before(() => {
  run = installedIn(folder);
});

after(() => rmSync(folder, { recursive: true }));

test('its library is imported by name', () => {
  writeFileSync(join(folder, 'program.js'), PROGRAM);
  assert.equal(run('node', 'program.js'), '1 167 167\n');
});

test('its command converts and says what is wrong', () => {
  const sample = join(GAMMONKIT_SOURCE, 'samples/sgf/analysed-game-3.sgf');
  run('npx', '--no-install', 'gammonkit', 'convert', '-q', sample, '-o', 'b.mat');
  assert.match(readFileSync(join(folder, 'b.mat'), 'utf8'), /1\) 31: 8\/5 6\/5/);
  const failed = spawnSync('npx', ['--no-install', 'gammonkit', 'convert', 'absent.mat', 'c.sgf'], { cwd: folder, encoding: 'utf8' });
  assert.notEqual(failed.status, 0);
  assert.match(failed.stderr, /absent\.mat/);
});

test('its library is small enough to be loaded by a page', () => {
  const wasm = readFileSync(join(GAMMONKIT_NPM, 'gammonkit_core.wasm'));
  const megabytes = gzipSync(wasm, { level: 9 }).length / 1e6;
  assert.ok(megabytes < 4, `${megabytes} MB`);
  assert.ok(statSync(join(GAMMONKIT_NPM, 'gammonkit_core.mjs')).size < 200_000);
});

const tsc = ['/usr/bin/tsc', join(GAMMONKIT_SOURCE, 'tests/browser/node_modules/.bin/tsc')].find((path) => existsSync(path));
const withTypes = { skip: tsc ? false : 'there is no tsc' };
const check = (file) => run(tsc, '--noEmit', '--strict', '--target', 'es2022', '--module', 'node16', '--moduleResolution', 'node16', file);

test('its types are those of its functions', withTypes, () => {
  writeFileSync(join(folder, 'typed.ts'), TYPED);
  check('typed.ts');
});

test('its types are those of its answers, of which none has a member more', withTypes, async () => {
  const { evaluate, hint, identify, read, rollout } = await import(pathToFileURL(join(GAMMONKIT_NPM, 'index.js')));
  const typed = [];
  const add = (type, value) => typed.push(`const answer${typed.length}: gammonkit.${type} = ${JSON.stringify(value)};`);
  for (const position of [
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10', 'XGID=-BBB--CC----eA--bc-e-B----:0:0:1:00:0:0:0:3:8',
    'XGID=-BBB--CC----eA--bc-e-B----:0:0:1:00:0:0:0:0:8', 'XGID=-BBBBBB------------bbbbbb-:1:1:1:00:0:0:0:0:10',
    'XGID=-BBB--CC----eA--bc-e-B----:0:0:1:00:2:2:1:3:8', 'XGID=-BBBBBB------------bbbbbb-:1:1:1:61:0:0:0:5:10',
  ]) {
    add('Identified', await identify(position));
    add('Hint', await hint(position, { plies: 0 }));
    add('Evaluation', await evaluate(position, { plies: 0 }));
    add('Rollout', await rollout(position, { trials: 36, truncate: 5 }));
  }
  for (const name of ['sgf/analysed-game-3.sgf', 'sgf/analysed-session.sgf', 'gnubg-text/rollouts-match.txt', 'xg/stored.xg', 'mat/galaxy.txt']) {
    const collection = await read(readFileSync(join(GAMMONKIT_SOURCE, 'samples', name)), { name });
    add('CollectionJson', collection.toJSON());
    add('Statistics[]', collection.statistics({ games: true, decisions: true }));
    add('FoundDecision[]', collection.find('play | cube', { limit: 20 }));
    collection.close();
  }
  writeFileSync(join(folder, 'answers.ts'), `import type * as gammonkit from 'gammonkit';\n${typed.join('\n')}\nexport {};\n`);
  try {
    check('answers.ts');
  } catch ({ stdout }) {
    assert.fail(stdout);
  }
});
