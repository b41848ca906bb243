// The npm package's library in a real browser. Called by ctest with the folders of the package and of the sources.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { Chromium } from '../browser/chromium.mjs';
import { serverOf } from './package.mjs';

const { GAMMONKIT_NPM, GAMMONKIT_SOURCE } = process.env;
const PAGE = `<!DOCTYPE html><meta charset="utf-8"><title>GammonKit</title><link rel="icon" href="data:,">
<script type="module">
import * as library from './index.js';
import { openWorker } from './worker.js';
Object.assign(window, { library, openWorker });
</script>`;

let server;
let browser;
let tab;

before(async () => {
  server = await serverOf(GAMMONKIT_NPM, PAGE);
  browser = new Chromium();
  tab = await browser.open(server.address);
  await tab.until('Boolean(window.openWorker)');
});

after(async () => {
  await browser.close();
  server.close();
});

const MATCH = JSON.stringify(readFileSync(join(GAMMONKIT_SOURCE, 'samples/mat/xg-7-point.mat'), 'utf8'));

test('reads and writes', async () => {
  const sgf = await tab.value(`library.read(${MATCH}, { name: 'a.mat' }).then((match) => {
    const { bytes } = match.write('sgf');
    match.close();
    return new TextDecoder().decode(bytes.subarray(0, 20));
  })`);
  assert.match(sgf, /^\(;FF\[4\]GM\[6\]/);
});

test('judges a position, and draws it', async () => {
  const best = await tab.value(`library.hint('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10')
    .then((answer) => answer.plays[0].play)`);
  assert.equal(best, '8/5 6/5');
  assert.match(await tab.value(`library.boardSvg('4HPwATDgc/ABMA')`), /<svg /);
});

test('draws what the browser makes of the same board as SVG', async () => {
  const canvases = await browser.open(server.address);  // Of its own: what it makes are addresses, too.
  await canvases.until('Boolean(window.library)');
  const difference = await canvases.value(`(async () => {
    const pixels = async (content, type) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([content], { type }));
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 700 });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0, 800, 700);
      return context.getImageData(0, 0, 800, 700).data;
    };
    const position = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10';
    const drawn = await pixels(await library.boardPicture(position, { width: 800 }), 'image/png');
    const svg = await pixels(await library.boardSvg(position, { width: 800 }), 'image/svg+xml');
    return drawn.reduce((sum, part, i) => sum + Math.abs(part - svg[i]), 0) / drawn.length;
  })()`);
  assert.ok(difference < 2, `${difference} of 255`);
});

test('analyzes in a worker, and stops when it is told to', async () => {
  const parts = await tab.value(`(async () => {
    const worker = await openWorker();
    const match = await worker.read(${MATCH}, { name: 'a.mat' });
    const parts = [];
    await match.analyze({ depth: 'fast', progress: (part) => { parts.push(part); } });
    const errors = await match.find('blunder');
    await worker.terminate();
    return { parts: parts.length, errors: errors.length };
  })()`);
  assert.ok(parts.parts > 1 && parts.errors > 0, JSON.stringify(parts));
});

test('asks nobody else, and complains of nothing', async () => {
  assert.deepEqual(await tab.complaints(), []);
  const foreign = (await tab.requests()).filter((url) => !url.startsWith('http://127.0.0.1') && !url.startsWith('data:') && url !== 'about:blank');
  assert.deepEqual(foreign, []);
});
