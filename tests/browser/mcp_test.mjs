// The official client of the Model Context Protocol asks `gammonkit mcp` what an assistant would ask.
import assert from 'node:assert/strict'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after, before, test} from 'node:test'

import {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js'

const {GAMMONKIT, GAMMONKIT_SOURCE} = process.env
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-mcp-'))
const client = new Client({name: 'tests', version: '1'})

before(() => client.connect(new StdioClientTransport({command: GAMMONKIT, args: ['mcp'], cwd: GAMMONKIT_SOURCE})))
after(async () => {
  await client.close()
  rmSync(folder, {recursive: true})
})

// What a tool answers; the client checks it by the schema that the tool is listed with.
async function call(name, args) {
  const answer = await client.callTool({name, arguments: args})
  assert.ok(!answer.isError, `${name}: ${JSON.stringify(answer.content).slice(0, 500)}`)
  return answer
}

test('the tools are those of the documentation', async () => {
  const {tools} = await client.listTools()
  assert.deepEqual(tools.map((tool) => tool.name),
    ['analyze', 'board', 'check', 'convert', 'cube', 'eval', 'explain', 'find', 'hint', 'probe', 'report', 'rollout', 'stats'])
  const writing = tools.filter((tool) => !tool.annotations.readOnlyHint).map((tool) => tool.name)
  assert.deepEqual(writing, ['analyze', 'convert', 'report'])
})

test('what was my worst error in this match, and why?', async () => {
  const output = join(folder, 'analyzed.sgf')
  const {structuredContent: {results: [statistics]}} =
    await call('analyze', {file: 'samples/mat/galaxy.txt', output, level: 'fast'})
  const me = statistics.players[0]
  const {structuredContent: {results: [worst]}} =
    await call('find', {files: [output], filter: 'me & error>0', sort: 'error', limit: 1, me})
  assert.equal(worst.row.name, me)
  const {content: [picture, verdict]} = await call('explain', {file: output, place: worst.place})
  assert.equal(picture.mimeType, 'image/png')
  assert.equal(Buffer.from(picture.data, 'base64').subarray(1, 4).toString(), 'PNG')
  assert.ok(verdict.text.includes(worst.row.played) && verdict.text.includes(worst.row.best), verdict.text)
})

test('a failure is told where the assistant sees it', async () => {
  const answer = await client.callTool({name: 'probe', arguments: {files: ['no-such-file.mat']}})
  assert.ok(answer.isError)
  assert.match(answer.content.at(-1).text, /no such file/)
  const wrong = await client.callTool({name: 'hint', arguments: {position: 'x', plays: 0}})
  assert.ok(wrong.isError)
  await assert.rejects(client.callTool({name: 'nothing', arguments: {}}), /no tool/)
})
