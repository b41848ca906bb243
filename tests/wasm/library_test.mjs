// The npm package's library in Node.js. Called by ctest with the folders of the package and of the sources.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import workerThreads from 'node:worker_threads';
import { gzipSync } from 'node:zlib';

const { GAMMONKIT_NPM, GAMMONKIT_SOURCE } = process.env;
const library = await import(pathToFileURL(join(GAMMONKIT_NPM, 'index.js')));
const { openWorker } = await import(pathToFileURL(join(GAMMONKIT_NPM, 'worker.js')));

const START = '4HPwATDgc/ABMA';
const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10';
const MATCH = ` 3 point match

 Game 1
 Ann : 0                Bob : 0
  1) 31: 8/5 6/5          52: 13/11 13/8
  2)  Doubles => 2         Takes
  3) 64: 24/14            61: 13/7 8/7
`;

const sample = (name) => readFileSync(join(GAMMONKIT_SOURCE, 'samples', name));

test('says its version and its formats', async () => {
  assert.match(await library.version(), /^\d+\.\d+\.\d+$/);
  const ids = (await library.formats()).map((format) => format.id);
  assert.ok(ids.includes('mat') && ids.includes('sgf'));
});

test('reads a match, and writes it in another format', async () => {
  const match = await library.read(MATCH, { name: 'short.mat' });
  const { bytes, losses } = await library.write(match, 'sgf');
  assert.match(new TextDecoder().decode(bytes), /^\(;FF\[4\]GM\[6\]/);
  assert.deepEqual(losses, []);
  assert.equal(match.toJSON().matches.length, 1);
  match.close();
  assert.throws(() => match.messages, { code: 'closed' });
});

test('writes PDF, and has the letters for it', async () => {
  const match = await library.read(MATCH.replace('Ann', '\u0416\u0435\u043D\u044F'), { name: 'short.mat' });
  const { bytes } = await library.write(match, 'pdf');
  match.close();
  const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
  assert.match(text, /\u0416\u0435\u043D\u044F/);
});

test('reads what is gzipped', async () => {
  const match = await library.read(gzipSync(MATCH), { name: 'short.mat.gz' });
  assert.equal(match.toJSON().matches.length, 1);
  match.close();
});

test('says where it cannot read', async () => {
  const match = await library.read(MATCH.replace('13/8', '13/'), { name: 'short.mat' });
  const [message] = match.messages;
  assert.equal(message.line, 5);
  match.close();
  await assert.rejects(library.read('This is no match.'), (error) => error.name === 'GammonKitError' && Boolean(error.code));
});

test('reads names in charsets of old', async () => {
  const text = MATCH.replace('Ann', 'Ren\u00E9');
  const match = await library.read(Buffer.from(text, 'latin1'), { name: 'short.mat' });
  assert.match(JSON.stringify(match.toJSON()), /Ren\u00E9/);
  match.close();
});

test('reads files of other programs that are packed', async () => {
  for (const name of ['bgf/7-point.bgf', 'xg/imported.xg']) {
    let bytes;
    try {
      bytes = sample(name);
    } catch {
      continue;
    }
    const match = await library.read(bytes, { name });
    assert.ok(match.toJSON().matches.length > 0, name);
    match.close();
  }
});

test('knows identifiers', async () => {
  const facts = await library.identify(START);
  assert.equal(facts.position_id, START);
  assert.deepEqual(facts.pips, [167, 167]);
  await assert.rejects(library.identify('nothing'), { name: 'GammonKitError' });
});

test('hints at the best play', async () => {
  const answer = await library.hint(OPENING, { plies: 0, plays: 2 });
  assert.match(JSON.stringify(answer), /8\/5.*6\/5/);
});

test('analyzes a match, tells how far it is, and stops when it is told', async () => {
  const match = await library.read(MATCH, { name: 'short.mat' });
  const parts = [];
  const facts = await library.analyze(match, { depth: 'fast', progress: (part) => { parts.push(part); } });
  assert.ok(facts.decisions >= 5);
  assert.ok(parts.length > 0);
  assert.equal((await match.statistics()).length, 1);
  assert.ok(match.find('error>=0').length > 0);
  assert.equal(match.find('', { like: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', limit: 2 }).length, 2);
  assert.throws(() => match.analyze({ progress: () => false }), { code: 'interrupted' });
  match.close();
});

test('draws boards', async () => {
  assert.match(await library.boardSvg(START), /^<\?xml|^<svg/);
  assert.match(await library.boardText(START), /13.*18/);
  const begins = async (settings) => {
    const picture = Buffer.from(await library.boardPicture(START, settings));
    return picture.toString('latin1', 0, 8);
  };
  assert.equal(await begins(), '\x89PNG\r\n\x1a\n');
  for (const [format, start] of [['gif', 'GIF89a'], ['pdf', '%PDF-1.'], ['ps', '%!PS-Ado'], ['eps', '%!PS-Ado']]) {
    assert.ok((await begins({ format, width: 200 })).startsWith(start), format);
  }
});

test('does all that in a worker', async () => {
  const worker = await openWorker();
  const match = await worker.read(MATCH, { name: 'short.mat' });
  let told = 0;
  assert.ok((await match.analyze({ depth: 'fast', progress: () => { ++told; } })).decisions > 0);
  assert.ok(told > 0);
  assert.ok((await worker.write(match, 'sgf')).bytes.length > 100);
  assert.ok((await match.messages()).length >= 0);
  await match.close();
  await assert.rejects(match.write('sgf'), { code: 'closed' });
  await assert.rejects(worker.identify('nothing'), { name: 'GammonKitError' });
  assert.equal((await worker.identify(START)).position_id, START);
  await worker.terminate();
});

test('divides an analysis among threads, and the result is the same', async () => {
  const analyses = [];
  for (const threads of [1, 3]) {
    const worker = await openWorker({ threads });
    const match = await worker.read(sample('mat/xg-7-point.mat'), { name: 'a.mat' });
    const parts = [];
    const facts = await match.analyze({ depth: 'fast', progress: (part) => { parts.push(part); } });
    assert.ok(Math.max(...parts) <= 1);
    analyses.push({ facts, json: await match.toJSON() });
    await worker.terminate();
  }
  assert.ok(analyses[0].facts.decisions > 200);
  assert.deepEqual(analyses[1], analyses[0]);
});

test('fails, and does not wait, where a thread has ended', { timeout: 20000 }, async () => {
  const worker = await openWorker({ threads: 2 });
  const match = await worker.read(MATCH, { name: 'short.mat' });
  await worker.helpers[0].terminate();
  await assert.rejects(match.analyze({ depth: 'fast' }), { code: 'worker' });
  await worker.terminate();
  await assert.rejects(worker.version(), { code: 'worker' });
});

test('takes a share alone, however many threads there are', async () => {
  const worker = await openWorker({ threads: 2 });
  const match = await worker.read(sample('mat/xg-7-point.mat'), { name: 'a.mat' });
  const share = await match.analyze({ depth: 'fast', share: 1, shares: 4 });
  const whole = await match.analyze({ depth: 'fast' });
  assert.ok(share.decisions < whole.decisions / 2);
  await worker.terminate();
});

test('ends the threads that were started where another cannot be', async () => {
  const { Worker } = workerThreads;
  let started = 0;
  let ended = 0;
  workerThreads.Worker = class {
    constructor() { if (++started === 2) throw new Error('no more threads'); }
    unref() {}
    terminate() { return Promise.resolve(++ended); }
  };
  syncBuiltinESMExports();
  try {
    await assert.rejects(openWorker({ threads: 3 }), { message: 'no more threads' });
  } finally {
    workerThreads.Worker = Worker;
    syncBuiltinESMExports();
  }
  assert.equal(ended, 2);
});

test('takes what another worker has found in a copy', async () => {
  const workers = [await openWorker(), await openWorker()];
  const [match, copy, whole] = await Promise.all([0, 1, 0].map((i) => workers[i].read(MATCH, { name: 'short.mat' })));
  const settings = (share) => ({ depth: 'fast', share, shares: 2, progress: () => {} });
  await Promise.all([match.analyze(settings(1)), copy.analyze(settings(2)), whole.analyze({ depth: 'fast' })]);
  await match.takeShare(copy, settings(2));
  assert.deepEqual(await match.toJSON(), await whole.toJSON());
  await Promise.all(workers.map((worker) => worker.terminate()));
});
