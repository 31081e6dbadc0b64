import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { findRunningDatabase } from '#server/postgres/embedded.ts'
import { findCluster } from '#server/postgres/folders.ts'
import { stopPostmaster } from '#server/postgres/postmaster.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { checkWrites } from './check-writes.ts'
import { beginWriting, openLedger } from './writers.ts'
import type { Ledger } from './writers.ts'

export type KillFigures = {
  rounds: number
  acknowledged: Record<'commands' | 'saves' | 'uploads', number>
  lost: string[]
  doubled: string[]
  readyMs: number[]
  adopted: number
}

/** Kills the server (-9) again and again under load and checks that everything acknowledged as stored is there. */
export async function runKillRounds({
  rounds,
  loadMs,
  log = () => {},
}: {
  rounds: number
  loadMs: number
  log?: (line: string) => void
}): Promise<KillFigures> {
  const { path: folder, remove } = throwAwayFolder('whodini-chaos-')
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const start = () =>
    startProduct({
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000000',
      SEED_SAMPLES: 'off',
      LOG_LEVEL: 'error',
    })
  const figures: KillFigures = {
    rounds,
    acknowledged: { commands: 0, saves: 0, uploads: 0 },
    lost: [],
    doubled: [],
    readyMs: [],
    adopted: 0,
  }
  let server: ProductServer | undefined
  try {
    server = await start()
    const ledger = await prepare(server.url)
    for (let round = 1; round <= rounds; round++) {
      await killUnderLoad(server, ledger, loadMs)
      const left = postmasterOf(dataDir)
      const began = performance.now()
      server = await start()
      await readyAnswer(server.url)
      figures.readyMs.push(performance.now() - began)
      if (left !== null && postmasterOf(dataDir) === left) figures.adopted++
      log(
        `  kill ${round}: ready again in ${figures.readyMs.at(-1)!.toFixed(0)} ms, ${ledger.commands.size} commands, ${ledger.saves.size} saves, ${ledger.uploads.size} uploads so far`,
      )
    }
    await examine(dataDir, ledger, figures)
  } finally {
    if (server?.process.exitCode === null && server.process.signalCode === null) await server.stop()
    const cluster = findCluster(dataDir)
    if (cluster) await stopPostmaster(cluster)
    remove()
  }
  return figures
}

function postmasterOf(dataDir: string): string | null {
  const cluster = findCluster(dataDir)
  return cluster && findRunningDatabase(dataDir)
    ? readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]!
    : null
}

async function prepare(url: string): Promise<Ledger> {
  const creator = new Person(url)
  await creator.signUp('creator@example.org')
  const made = await makeAdventure(creator, { title: 'Under load' })
  await publish(creator, made.id)
  return openLedger(url, creator, made)
}

async function killUnderLoad(server: ProductServer, ledger: Ledger, loadMs: number): Promise<void> {
  const writing = beginWriting(ledger, loadMs)
  await writing.warm
  server.process.kill('SIGKILL')
  await new Promise((resolve) => (server.process.signalCode ? resolve(null) : server.process.once('exit', resolve)))
  await writing.stop()
}

async function readyAnswer(url: string): Promise<void> {
  const person = new Person(url)
  const { status } = await person.get('/readyz')
  person.close()
  if (status !== 200) throw new Error(`ready, but /readyz says ${status}`)
}

async function examine(dataDir: string, ledger: Ledger, figures: KillFigures): Promise<void> {
  const connection = findRunningDatabase(dataDir)
  if (!connection) throw new Error('the database does not run although the server does')
  const client = new DatabaseClient(connection)
  await client.connect()
  try {
    Object.assign(figures, await checkWrites(client, ledger, join(dataDir, 'files')))
    figures.acknowledged = { commands: ledger.commands.size, saves: ledger.saves.size, uploads: ledger.uploads.size }
  } finally {
    await client.end()
  }
}
