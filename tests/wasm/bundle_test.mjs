// The npm package as applications for browsers take it: bundled by esbuild and by Vite, and run in Chromium. Both come
// with the packages of tests/browser.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { Chromium } from '../browser/chromium.mjs';
import { installedIn, serverOf } from './package.mjs';

const { GAMMONKIT_SOURCE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-bundle-'));

const PAGE = '<!DOCTYPE html><meta charset="utf-8"><title>Bundled</title><link rel="icon" href="data:,"><script type="module" src="./page.js"></script>';
const SCRIPT = `
import { hint } from 'gammonkit';
import { openWorker } from 'gammonkit/worker';
async function tell() {
  const { plays } = await hint('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10');
  const worker = await openWorker();
  const { pips } = await worker.identify('4HPwATDgc/ABMA');
  await worker.terminate();
  window.told = \`\${plays[0].play}, \${pips[0]} pips\`;
}
tell();
`;

const tool = (name) => join(GAMMONKIT_SOURCE, 'tests/browser/node_modules/.bin', name);
let run;
let browser;

before(() => {
  run = installedIn(folder);
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'page.js'), SCRIPT);
  browser = new Chromium();
});

after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** What a bundled page says that is served from a folder. */
async function toldBy(bundled) {
  const server = await serverOf(bundled);
  const tab = await browser.open(server.address);
  await tab.until('window.told');
  const told = await tab.value('window.told');
  assert.deepEqual(await tab.complaints(), []);
  server.close();
  return told;
}

const with_ = (name) => ({ skip: existsSync(tool(name)) ? false : `there is no ${name}` });

test('esbuild makes a script of it, and one for the worker', with_('esbuild'), async () => {
  const bundled = join(folder, 'by-esbuild');
  run(tool('esbuild'), 'page.js', 'node_modules/gammonkit/worker-thread.js', '--bundle', '--format=esm', `--outdir=${bundled}`,
    '--entry-names=[name]', '--log-level=error');
  copyFileSync(join(folder, 'index.html'), join(bundled, 'index.html'));
  copyFileSync(join(folder, 'node_modules/gammonkit/gammonkit_core.wasm'), join(bundled, 'gammonkit_core.wasm'));
  for (const name of ['page.js', 'worker-thread.js'])
    assert.doesNotMatch(readFileSync(join(bundled, name), 'utf8'), /import\("node:|from "node:/);
  assert.equal(await toldBy(bundled), '8/5 6/5, 167 pips');
});

test('Vite finds the worker and the module by itself', with_('vite'), async () => {
  const bundled = join(folder, 'by-vite');
  run(tool('vite'), 'build', '--outDir', bundled, '--emptyOutDir', '--logLevel', 'error');
  assert.equal(await toldBy(bundled), '8/5 6/5, 167 pips');
});
