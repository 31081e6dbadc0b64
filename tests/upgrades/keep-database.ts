/** `node scripts/run.mjs --dev --texts tests/upgrades/keep-database.ts`, with a month's last change: adds a server's
 * database as it is today to those that the tests bring up to date. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { startProgram } from '#tests/support/program.ts'
import { keptSecret, makeKeptWorld } from './kept-world.ts'

await ensureBuilt()
const data = mkdtempSync(path.join(tmpdir(), 'whodini-keep-'))
const postgres = await startThrowAwayPostgres()
const env = { DATABASE_URL: stringifyConnection(postgres.connection), DATA_DIR: data, AUTH_SECRET: keptSecret }
try {
  const server = await startProduct({ ...env, SEED_SAMPLES: 'off', RATE_LIMIT_SCALE: '100000' })
  try {
    await makeKeptWorld(server.url)
  } finally {
    await server.stop()
  }
  const file = `tests/upgrades/databases/${new Date().toISOString().slice(0, 10)}.zip`
  const { output, code } = await startProgram('scripts/backup/backup.ts', [file], env).ended
  console.log(output)
  process.exitCode = code ?? 1
} finally {
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
}
