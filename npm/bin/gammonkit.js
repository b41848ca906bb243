#!/usr/bin/env node
// The command gammonkit, in WebAssembly.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = new URL('../', import.meta.url);
const start = createRequire(import.meta.url)('../gammonkit_command.cjs');

start({
  wasmBinary: readFileSync(new URL('gammonkit_command.wasm', folder)),
  arguments: process.argv.slice(2),
  thisProgram: fileURLToPath(import.meta.url),
});
