// What several tests do with the npm package.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const { GAMMONKIT_NPM } = process.env;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' };

/** Packs it, and installs it from its tarball into an empty folder. Gives what runs a program there. */
export function installedIn(folder) {
  const run = (program, ...words) => execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [{ filename }] = JSON.parse(run('npm', 'pack', '--json', GAMMONKIT_NPM));
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
  return run;
}

/** Serves the files of a folder on this computer, with `page` in place of its index.html where one is given. */
export async function serverOf(folder, page) {
  const server = createServer(({ url }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = path === '/' ? '/index.html' : path;
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'text/plain');
    try {
      response.end(path === '/' && page ? page : readFileSync(join(folder, file)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
