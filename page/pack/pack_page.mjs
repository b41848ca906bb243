// Packs the page into one file. Called by the build: pack_page.mjs SOURCES NPM OUTPUT, where OUTPUT/parts has the module.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';

const [sources, npm, output] = process.argv.slice(2);
const read = (...path) => readFileSync(join(sources, ...path), 'utf8');

// Scripts of reports that draw the board and sort tables.
const REPORT_SCRIPTS = ['html/script/notation.js', 'html/script/board.js', 'site/sorting.js'];

const packed = (id, bytes) =>
  `<script id="${id}" type="application/gzip;base64">${gzipSync(bytes, { level: 9 }).toString('base64')}</script>`;
const sumOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const withoutModules = (text) => text.replace(/^import [^;]*;\n/gm, '').replace(/^export (?=(async )?(function|class|const|let) )/gm, '');

/** A script of the page and those that it needs, each behind what it imports. */
function inOrder(name, seen = new Set([name])) {
  const imports = [...read('page/script', name).matchAll(/^import [^;]* from '\.\/(\w+\.mjs)';/gm)];
  const before = imports.flatMap(([, other]) => (seen.has(other) ? [] : inOrder(other, seen.add(other))));
  return [...before, name];
}

/** Texts of a PO file: [English, translation] of those that the page says, and of what is done with the cube. */
function translations(path) {
  const literal = (lines) => lines.map((line) => JSON.parse(line)).join('');
  const entries = read('support/languages', path).split('\n\n').slice(1);
  return entries.filter((entry) => /^#\. page$/m.test(entry)).map((entry) => {
    const [, id] = /^msgid ((?:"[^\n]*"\n?)+)/m.exec(entry);
    const [, text] = /^msgstr ((?:"[^\n]*"\n?)+)/m.exec(entry);
    return [literal(id.trim().split('\n')), literal(text.trim().split('\n'))];
  }).filter(([, text]) => text !== '');
}

function languages() {
  const files = readdirSync(join(sources, 'support/languages')).filter((name) => name.endsWith('.po'));
  return Object.fromEntries(files.map((name) => [basename(name, '.po'), Object.fromEntries(translations(name))]));
}

/** What a report holds of its board, and the sums of the scripts of all pages that the command writes. */
function partsOfReports() {
  const folder = mkdtempSync(join(tmpdir(), 'gammonkit-pack-'));
  try {
    const words = ['report', '-q', '--no-analysis', '--index', join(sources, 'samples/sgf/analysed-session.sgf'), '-O', folder];
    execFileSync(process.execPath, [join(npm, 'bin/gammonkit.js'), ...words]);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.html')).map((name) => readFileSync(join(folder, name), 'utf8'));
    const report = pages.find((page) => page.includes('<svg id="board"'));
    const context = vm.createContext({ atob, TextDecoder, Uint8Array });
    vm.runInContext(read('report/html/script/gunzip.js'), context);
    context.packed = /<script id="gammonkit-page"[^>]*>([^<]*)</.exec(report)[1];
    const { board, frames } = JSON.parse(vm.runInContext('unpackedText(packed)', context));
    return {
      // Empty boards in dark colors come with the data of a report.
      svg: /<svg id="board"[^]*?<\/svg>/.exec(report)[0].replace('</defs>', `${frames}</defs>`),
      look: board,
      sums: [...new Set(pages.flatMap((page) => page.match(/'sha256-[^']*'/g)))],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All scripts share one scope, so a name may stand for one thing only. */
function checkNames(texts) {
  const names = texts.flatMap((text) => [...text.matchAll(/^(?:async )?(?:function|class|const|let) (\w+)/gm)].map((found) => found[1]));
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  if (twice.length > 0) throw new Error(`names that two scripts of the page have: ${twice.join(', ')}`);
}

const { svg, look, sums } = partsOfReports();
const parts = join(output, 'parts');
const scripts = [...REPORT_SCRIPTS.map((name) => read('report', name)),
  // Imports and exports are left out.
  ...inOrder('page.mjs').map((name) => withoutModules(read('page/script', name)))];
checkNames(scripts);
const script = [
  '\'use strict\';', `const BOARD_LOOK = ${JSON.stringify(look)};`,
  `const BOARD_SVG = ${JSON.stringify(svg)};`, `const TRANSLATIONS = ${JSON.stringify(languages())};`,
  ...scripts,
].join('\n').replaceAll('</script', '<\\/script');
const worker = readFileSync(join(parts, 'gammonkit_page.js'), 'utf8') + read('page/script/engine_worker.mjs');
const font = (name) => readFileSync(join(sources, `support/fonts/Inter-${name}.woff2`)).toString('base64');
const faces = [['normal', 'Regular'], ['bold', 'Bold']].map(([weight, name]) => `@font-face { font-family: Inter; font-weight: ${weight};
  src: url(data:font/woff2;base64,${font(name)}); }`);
const style = [...faces, read('report/html/page.css'), read('report/site/site.css'), read('page/page.css')].join('\n');
const icon = read('page/icon.svg');

// Nothing is fetched and nothing is sent: there is no source of anything but what the page holds.
const policy = ["default-src 'none'", `script-src ${[sumOf(script), ...sums].join(' ')} 'wasm-unsafe-eval' blob:`, 'worker-src blob: \'self\'',
  "style-src 'unsafe-inline'", 'font-src data:', 'img-src data: blob:', "manifest-src 'self'", "base-uri 'none'", "form-action 'none'"].join('; ');

const fill = {
  policy, style, script: `<script>${script}</script>`, icon: `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`,
  packed: [packed('packed-worker', worker), packed('packed-wasm', readFileSync(join(parts, 'gammonkit_page.wasm')))].join('\n'),
};
const page = read('page/gammonkit.html').replace(/\[\[(\w+)\]\]/g, (_, name) => fill[name]);
writeFileSync(join(output, 'gammonkit.html'), page);
writeFileSync(join(output, 'manifest.webmanifest'), read('page/manifest.webmanifest'));
writeFileSync(join(output, 'icon.svg'), icon);
// Its text changes with the page, so that browsers notice a new one.
writeFileSync(join(output, 'service-worker.js'),
  read('page/service-worker.js').replace('[[version]]', createHash('sha256').update(page).digest('hex').slice(0, 16)));
