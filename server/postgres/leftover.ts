import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { findHolder } from './claim.ts'
import { findRunningDatabase } from './embedded.ts'
import { findCluster } from './folders.ts'
import type { Log } from './folders.ts'
import { stopPostmaster } from './postmaster.ts'
import { commandLine } from './processes.ts'

const STOP_LIMIT_MS = 20_000
const POLL_MS = 50
const NOTICE_LIMIT_MS = 5_000

/** Call it before the files are deleted or copied. @returns whether anything was running */
export async function stopLeftover(dataDir: string, log: Log): Promise<boolean> {
  const cluster = findCluster(dataDir)
  if (!cluster) return false
  const holder = await livingHolder(dataDir)
  if (holder) await endProcess(holder, log)
  return (await stopPostmaster(cluster)) || holder !== null
}

/** A process killed a moment ago holds its connection until PostgreSQL notices, so this waits. */
async function livingHolder(dataDir: string): Promise<number | null> {
  const began = Date.now()
  for (;;) {
    const holder = await servingProcess(dataDir)
    if (!holder || commandLine(holder) !== '' || Date.now() - began > NOTICE_LIMIT_MS) return holder
    await sleep(POLL_MS)
  }
}

async function servingProcess(dataDir: string): Promise<number | null> {
  const connection = findRunningDatabase(dataDir)
  if (!connection) return null
  const client = new DatabaseClient({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return Number(/pid=(\d+)/.exec((await findHolder(client)) ?? '')?.[1]) || null
  } catch {
    // A server that is just starting or ending, or a broken database: no process serves from it
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

async function endProcess(pid: number, log: Log): Promise<void> {
  const command = commandLine(pid)
  if (!command.includes('node'))
    throw new Error(`Process ${pid} holds the data directory, but it is not one that can be stopped from here.`)
  log(`Stopping the server that runs on it (process ${pid}) …`)
  process.kill(pid, 'SIGTERM')
  const began = Date.now()
  while (commandLine(pid) === command) {
    if (Date.now() - began > STOP_LIMIT_MS) {
      log('It does not stop by itself: ending it hard.')
      process.kill(pid, 'SIGKILL')
      return
    }
    await sleep(POLL_MS)
  }
}
