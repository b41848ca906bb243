// The way of docs/databases.md to Parquet: DuckDB, from npm, makes a file of it, and counts what the command counts.
import assert from 'node:assert/strict'
import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after, test} from 'node:test'

import {DuckDBInstance} from '@duckdb/node-api'

const {GAMMONKIT, GAMMONKIT_SOURCE} = process.env
const folder = mkdtempSync(join(tmpdir(), 'gammonkit-parquet-'))
const page = readFileSync(join(GAMMONKIT_SOURCE, 'docs/databases.md'), 'utf8')
after(() => rmSync(folder, {recursive: true}))

const command = (...words) => execFileSync(GAMMONKIT, words, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']})

test('decisions become Parquet, and Parquet tells the same', async () => {
  const part = page.slice(page.indexOf('## Parquet'))
  const [, filter, file] = part.match(/^ {4}gammonkit find --db matches\.db '(\S+)' -t csv > (\S+)$/m)
  const [, copy] = part.match(/^ {4}duckdb -c "(COPY .*)"$/m)
  const [, asked] = part.match(/^ {4}duckdb -c "(SELECT .*)"$/m)
  command('players', '-q', '--db', 'matches.db', join(GAMMONKIT_SOURCE, 'samples/sgf/analysed-session.sgf'))
  writeFileSync(join(folder, file), command('find', '--db', 'matches.db', filter, '-t', 'csv'))
  process.chdir(folder)
  const database = await (await DuckDBInstance.create()).connect()
  await database.run(copy)
  assert.equal(readFileSync('decisions.parquet').subarray(0, 4).toString(), 'PAR1')
  const rows = (await database.runAndReadAll(asked)).getRowObjects()
  const wanted = JSON.parse(command('find', '--db', 'matches.db', filter, '-t', 'json'))
  const [{count}] = (await database.runAndReadAll('SELECT count(*)::INTEGER AS count FROM \'decisions.parquet\'')).getRowObjects()
  assert.equal(count, wanted.length)
  for (const {name, error} of rows) {
    const errors = wanted.map(({row}) => row).filter((row) => row.name === name).map((row) => row.error_equity ?? 0)
    assert.ok(Math.abs(error - errors.reduce((sum, one) => sum + one, 0)) < 1e-4, `${name}: ${error}`)
  }
  const types = (await database.runAndReadAll('DESCRIBE FROM \'decisions.parquet\'')).getRowObjects()
  assert.equal(types.find(({column_name: name}) => name === 'error_equity').column_type, 'DOUBLE')
})
