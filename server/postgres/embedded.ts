import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseClient, DatabaseError } from '#app/platform/database/database-client.server.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { findCluster, prepareFolders } from './folders.ts'
import type { ClusterFolders, Log } from './folders.ts'
import type { KeptServer } from './keep-alive.ts'
import { runningPostmaster, startOrAdopt, stopPostmaster } from './postmaster.ts'

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
  adopted: boolean
  /** The folder whose disk the database fills. */
  home: string
  /** For restarting it after it has ended. */
  server: KeptServer
  stop(): Promise<void>
}

/** The product's role and database. The role owns that database and has no other rights: the superuser stays here. */
const PRODUCT = 'whodini'
const ALREADY_THERE = new Set(['23505', '42710', '42P04'])

// Several processes get the same server; only the one that `claimDataDirectory` accepts may serve from it, or stop it.
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string
  log: Log
}): Promise<EmbeddedPostgres> {
  const folders = prepareFolders(path.resolve(dataDir), findBinaries(), log)
  return await bringUp(folders, { durable: true, settings: [], mayCreateDatabases: false, log })
}

export interface BringUpOptions {
  /** If false, a crash of the machine may lose everything, and nothing waits for the disk. */
  durable: boolean
  settings: readonly string[]
  mayCreateDatabases: boolean
  log: Log
}

export async function bringUp(
  folders: ClusterFolders,
  { durable, settings, mayCreateDatabases, log }: BringUpOptions,
): Promise<EmbeddedPostgres> {
  const adminPassword = await prepareCluster(folders, { durable })
  const start = () => startOrAdopt(folders, ['cluster_name=whodini', ...settings], log)
  const { socketFolder, adopted } = await start()
  const admin = { host: socketFolder, port: 5432, user: 'postgres', password: adminPassword, database: 'postgres' }
  const connection = { ...admin, user: PRODUCT, password: productPassword(adminPassword), database: PRODUCT }
  await createProductDatabase(admin, connection.password, mayCreateDatabases)
  return {
    connection,
    adopted,
    home: folders.home,
    server: { runs: () => runningPostmaster(folders.cluster) !== null, start },
    stop: async () => void (await stopPostmaster(folders.cluster)),
  }
}

export function findRunningDatabase(dataDir: string): PostgresConnection | null {
  const cluster = findCluster(dataDir)
  const server = cluster && runningPostmaster(cluster)
  const passwordFile = path.join(dataDir, 'pg-password')
  if (!server || !existsSync(passwordFile)) return null
  const password = productPassword(readFileSync(passwordFile, 'utf8').trim())
  return { host: server.socketFolder, port: 5432, user: PRODUCT, password, database: PRODUCT }
}

/** One file serves for both passwords: this one derives from the superuser's, but not the other way round. */
function productPassword(adminPassword: string): string {
  return createHmac('sha256', adminPassword).update(PRODUCT).digest('base64url')
}

/** Several starts may do this at the same time: what another one created first is just as good. */
async function createProductDatabase(
  admin: PostgresConnection,
  password: string,
  mayCreateDatabases: boolean,
): Promise<void> {
  const client = new DatabaseClient({ ...admin, connectionTimeoutMillis: 10_000 })
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
    if (error instanceof DatabaseError && error.code && ALREADY_THERE.has(error.code)) return
    throw error
  }
}
