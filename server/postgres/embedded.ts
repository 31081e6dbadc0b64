import { createHmac } from 'node:crypto'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { prepareFolders } from './folders.ts'
import type { ClusterFolders, Log } from './folders.ts'
import { startOrAdopt, stopPostmaster } from './postmaster.ts'

/** How to reach a database; fits `pg.ClientConfig`. The host is a folder: the server listens on a Unix socket only. */
export interface PostgresConnection {
  host: string
  port: number
  user: string
  password: string
  database: string
}

export interface EmbeddedPostgres {
  connection: PostgresConnection
  /** True when the server was running already, left behind by a process that was killed. */
  adopted: boolean
  /** Ends the server; the connections that are still open break. */
  stop(): Promise<void>
}

/** The product's role and its database. The role owns that database and may nothing else: the superuser stays here. */
const PRODUCT = 'whodini'
const ALREADY_THERE = new Set(['23505', '42710', '42P04'])

/**
 * Starts the PostgreSQL of a data directory, made on the first start, and returns how to reach the product's database in it.
 *
 * A server left behind by a killed process is adopted. Of several processes that call this at once all get the same server:
 * only the one that `claimDataDirectory` accepts may serve from it, or stop it.
 *
 * @param options.dataDir made when missing
 * @throws EmbeddedPostgresUnavailableError when this machine cannot run it; Error with the server's own words when it fails
 */
export async function startEmbeddedPostgres({ dataDir, log }: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const folders = prepareFolders(dataDir, findBinaries(), log)
  return await bringUp(folders, { durable: true, settings: [], mayCreateDatabases: false, log })
}

/** What a throw-away cluster does differently. */
export interface BringUpOptions {
  /** False: a crash of the machine may lose everything, and nothing waits for the disk. */
  durable: boolean
  /** Further server settings, e.g. `max_connections=200`. */
  settings: readonly string[]
  mayCreateDatabases: boolean
  log: Log
}

/** Makes and starts the cluster in these folders, with the product's role and database in it. */
export async function bringUp(folders: ClusterFolders, { durable, settings, mayCreateDatabases, log }: BringUpOptions): Promise<EmbeddedPostgres> {
  const adminPassword = await prepareCluster(folders, { durable })
  const { socketFolder, adopted } = await startOrAdopt(folders, ['cluster_name=whodini', ...settings], log)
  const admin = { host: socketFolder, port: 5432, user: 'postgres', password: adminPassword, database: 'postgres' }
  const password = createHmac('sha256', adminPassword).update(PRODUCT).digest('base64url')
  await createProductDatabase(admin, password, mayCreateDatabases)
  return {
    connection: { ...admin, user: PRODUCT, password, database: PRODUCT },
    adopted,
    stop: async () => void (await stopPostmaster(folders.cluster)),
  }
}

/** Several starts at once may do this together: what another one was faster with is as good. */
async function createProductDatabase(admin: PostgresConnection, password: string, mayCreateDatabases: boolean): Promise<void> {
  const client = new pg.Client({ ...admin, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [PRODUCT])
    const options = `login ${mayCreateDatabases ? 'createdb' : 'nocreatedb'} password ${client.escapeLiteral(password)}`
    if (roles === 0) await orAlreadyThere(client.query(`create role ${PRODUCT} ${options}`))
    const { rowCount: databases } = await client.query('select from pg_database where datname = $1', [PRODUCT])
    if (databases === 0) await orAlreadyThere(client.query(`create database ${PRODUCT} owner ${PRODUCT}`))
  } finally {
    await client.end()
  }
}

async function orAlreadyThere(statement: Promise<unknown>): Promise<void> {
  try {
    await statement
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code && ALREADY_THERE.has(error.code)) return
    throw error
  }
}
