import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import type { PostgresConnection } from './embedded.ts'

export interface Claim {
  release(): Promise<void>
}

export class DataDirectoryHeldError extends Error {
  readonly holder: string

  constructor(holder: string) {
    super(
      `This data directory is in use by another process: ${holder}. Stop it first, or open the address that it serves.`,
    )
    this.name = 'DataDirectoryHeldError'
    this.holder = holder
  }
}

/** An arbitrary constant that no other advisory lock of the product uses: the letters "whod". */
const LOCK = 0x77686f64
const PATIENCE_MS = 1_000
const RETRY_MS = 50
const RECLAIM_MS = 1_000

// An advisory lock ends with its connection, so a killed process leaves none behind. @throws DataDirectoryHeldError
export async function claimDataDirectory(connection: PostgresConnection, holder: { url: string }): Promise<Claim> {
  const config = {
    ...connection,
    application_name: `whodini pid=${process.pid} url=${holder.url}`.slice(0, 63),
    keepAlive: true,
  }
  let released = false
  let client = await lock(config)
  watch(client)

  function watch(current: pg.Client): void {
    current.once('end', () => void reclaim())
  }
  async function reclaim(): Promise<void> {
    while (!released) {
      await sleep(RECLAIM_MS, undefined, { ref: false })
      try {
        client = await lock(config)
        if (released) return await client.end()
        return watch(client)
      } catch {
        // Not back yet, or another process was faster. Then both serve until one stops, which PostgreSQL tolerates.
      }
    }
  }
  return {
    release: async () => {
      released = true
      await client.end().catch(() => {})
    },
  }
}

export async function findHolder(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1::bigint::oid
       and l.database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  )
  return rows[0]?.name.replace(/^whodini /, '') ?? null
}

async function lock(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new DatabaseClient({ ...config, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const began = Date.now()
    while (!(await tryLock(client))) {
      if (Date.now() - began > PATIENCE_MS) throw new DataDirectoryHeldError((await findHolder(client)) ?? 'unknown')
      await sleep(RETRY_MS)
    }
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK])
  return rows[0]?.locked ?? false
}
