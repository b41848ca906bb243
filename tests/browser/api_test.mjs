// Programs ask `gammonkit serve --api`: its document pleases a public linter, and the client of TypeScript that is
// generated from it compiles, and gets answers.
import assert from 'node:assert/strict'
import {execFileSync, spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after, before, test} from 'node:test'
import {fileURLToPath} from 'node:url'

const {GAMMONKIT, GAMMONKIT_SOURCE} = process.env
const modules = fileURLToPath(new URL('node_modules', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-api-'))
const KEY = 'a key of sixteen letters'
const ORIGIN = 'https://club.example'
let server
let address

const run = (tool, ...words) => execFileSync(join(modules, '.bin', tool), words, {
  cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, REDOCLY_TELEMETRY: 'off'},
})

before(async () => {
  server = spawn(GAMMONKIT, ['serve', '--api', '-q', '--port', '0', '--allow-origin', ORIGIN],
    {cwd: folder, env: {...process.env, GAMMONKIT_KEY: KEY}, stdio: ['ignore', 'pipe', 'inherit']})
  address = await new Promise((resolve) => { server.stdout.once('data', (told) => resolve(String(told).trim())) })
  symlinkSync(modules, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'api.json'), await (await fetch(`${address}api/v1/openapi.json`)).text())
})
after(() => {
  server.kill('SIGINT')
  rmSync(folder, {recursive: true})
})

test('the address does not tell a key that was given', () => {
  assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/$/)
})

test('a public linter finds nothing wrong with the document', () => {
  run('redocly', 'lint', '--extends=recommended-strict', 'api.json')
})

const CLIENT = `
import createClient from 'openapi-fetch'
import {readFileSync, writeFileSync} from 'node:fs'
import type {paths} from './api.js'

const client = createClient<paths>({baseUrl: process.argv[2] + 'api/v1', headers: {Authorization: 'Bearer ' + process.argv[3]}})
const match = readFileSync(process.argv[4]!).toString('base64')
const analyzed = await client.POST('/analyze', {body: {file: 'a.mat', output: 'a.sgf', level: 'fast', contents: {'a.mat': match}}})
const contents = analyzed.data!.files
const me = (analyzed.data!.results[0]!['players'] as string[])[0]!
const found = await client.POST('/find', {body: {files: ['a.sgf'], filter: 'me & error>0', sort: 'error', limit: 1, me, contents}})
const place = found.data!.results[0]!['place'] as string
const explained = await client.POST('/explain', {body: {file: 'a.sgf', place, contents}})
writeFileSync('worst.png', explained.data!.pictures[0]!, 'base64')
const wrong = await client.POST('/hint', {body: {position: 'x'}})
const report = await client.POST('/report', {body: {file: 'a.sgf', output: 'a.html', contents}})
console.log(JSON.stringify({place, text: explained.data!.texts[0], wrong: wrong.response.status, told: wrong.error,
  page: Buffer.from(report.data!.files['a.html']!, 'base64').toString().slice(0, 15)}))
`

test('a generated client compiles, and is told what the worst error was', () => {
  run('openapi-typescript', 'api.json', '-o', 'api.d.ts')
  writeFileSync(join(folder, 'client.ts'), CLIENT)
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  run('tsc', '--strict', '--noUncheckedIndexedAccess', '--target', 'es2022', '--module', 'nodenext', '--types', 'node',
    '--typeRoots', join(modules, '@types'), 'client.ts')
  const told = JSON.parse(execFileSync('node', ['client.js', address, KEY, join(GAMMONKIT_SOURCE, 'samples/mat/galaxy.txt')],
    {cwd: folder, encoding: 'utf8'}))
  assert.match(told.place, /^g\d+-\d+c?$/)
  assert.ok(told.text.includes(told.place), told.text)
  assert.equal(told.page, '<!DOCTYPE html>')
  assert.equal(told.wrong, 422)
  assert.match(told.told.messages, /no-such-file/)
  assert.equal(readFileSync(join(folder, 'worst.png')).subarray(1, 4).toString(), 'PNG')
})

test('pages of the origin that is allowed may ask', async () => {
  const headers = {Origin: ORIGIN, Authorization: `Bearer ${KEY}`}
  const answer = await fetch(`${address}api/v1/probe`, {method: 'POST', headers, body: '{"files": ["a"]}'})
  assert.equal(answer.headers.get('access-control-allow-origin'), ORIGIN)
  assert.equal(answer.status, 422)
  const asked = await fetch(`${address}api/v1/probe`, {method: 'OPTIONS', headers: {Origin: ORIGIN}})
  assert.equal(asked.status, 204)
  assert.match(asked.headers.get('access-control-allow-headers'), /Authorization/)
})
