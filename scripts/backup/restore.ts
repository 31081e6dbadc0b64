/** `npm run restore -- <file>`: an archive of `npm run backup` into an empty database and its folder of files. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { asPostgresMeans } from '#app/platform/database-url.server.ts'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { from as copyFrom } from 'pg-copy-streams'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { mimeOfKey } from '#app/platform/storage/storage.ts'
import { dataDirectory } from '#scripts/setup/paths.mjs'
import { findCluster } from '#server/postgres/folders.ts'
import { openDataDirectory } from '#server/postgres/open.ts'
import { BackupRefused, fileEntry, Hashing, manifestEntry, manifestSchema, secretEntry, tableEntry } from './archive.ts'
import type { Manifest } from './archive.ts'
import { migrationsOf } from './migrations-of.ts'
import { copied, makePartitions, plainSession, weighTable, withoutConstraints } from './tables.ts'

type Archive = { zip: ZipFile; entries: ReadonlyMap<string, Entry>; manifest: Manifest }

async function openArchive(file: string): Promise<Archive> {
  if (!existsSync(file)) throw new BackupRefused(`There is no ${file}.`)
  const damaged = (error?: unknown) =>
    new BackupRefused(`${file} is no whole archive of npm run backup.`, { cause: error })
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw damaged(error)
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const last = entries.get(manifestEntry)
  if (!last) throw damaged()
  const manifest = manifestSchema.parse(JSON.parse(await text(await zip.openReadStreamPromise(last))))
  return { zip, entries, manifest }
}

async function open({ zip, entries }: Archive, name: string) {
  const entry = entries.get(name)
  if (!entry) throw new BackupRefused(`The archive has no ${name}.`)
  return zip.openReadStreamPromise(entry)
}

async function restore(file: string): Promise<Manifest> {
  const archive = await openArchive(file)
  const reached = await reachEmpty()
  try {
    hasBegun = true
    const folder = migrationsOf(archive.manifest.migrations)
    try {
      await migrateDatabase(reached.connection, folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
    // Rows name files, so files come first
    await restoreFiles(archive)
    await restoreRows(reached.connection, archive)
    await restoreSecret(archive)
    return archive.manifest
  } finally {
    archive.zip.close()
    await reached.close()
  }
}

/** Never overwrites existing data. */
async function reachEmpty(): Promise<{ connection: pg.ClientConfig; close: () => Promise<void> }> {
  const url = process.env.DATABASE_URL
  const dataDir = dataDirectory()
  if (!url) {
    if (findCluster(dataDir))
      throw new BackupRefused(
        `There is a database in ${dataDir} already. Empty it first (npm run reset), or set another DATA_DIR.`,
      )
    return openDataDirectory({ dataDir, url: 'npm run restore', log: console.log })
  }
  const client = new DatabaseClient(asPostgresMeans(url))
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_tables where schemaname in ('public', 'drizzle') limit 1`)
    if (rowCount) throw new BackupRefused('The database of DATABASE_URL has tables already. Give an empty one.')
  } finally {
    await client.end()
  }
  return { connection: { connectionString: asPostgresMeans(url) }, close: async () => {} }
}

async function restoreFiles(archive: Archive): Promise<void> {
  const storage = getStorage()
  for (const { key, hash } of archive.manifest.files) {
    const hashing = new Hashing()
    const mime = mimeOfKey(key)
    if (!mime) throw new BackupRefused(`The archive names a file that is none of ours: ${key}`)
    const source = await open(archive, fileEntry(key))
    await Promise.all([pipeline(source, hashing), storage.put(key, hashing, { mime })])
    if (hashing.digest() !== hash) throw new BackupRefused(`The file ${key} is damaged in the archive.`)
  }
}

async function restoreRows(connection: pg.ClientConfig, archive: Archive): Promise<void> {
  const client = new DatabaseClient(connection)
  await client.connect()
  try {
    await client.query(plainSession)
    await client.query('begin')
    await makePartitions(client, archive.manifest.tables)
    await withoutConstraints(client, async () => {
      for (const table of archive.manifest.tables) {
        // Some migrations write rows
        await client.query(`delete from "${table.name}"`)
        await pipeline(
          await open(archive, tableEntry(table.name)),
          client.query(copyFrom(`${copied(table)} from stdin`)),
        )
        const { rows, hash } = await weighTable(client, table)
        if (rows !== table.rows || hash !== table.hash)
          throw new BackupRefused(`The rows of ${table.name} are not those of the archive.`)
      }
    })
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Sessions, second factors and printed hint codes depend on it. */
async function restoreSecret(archive: Archive): Promise<void> {
  const target = path.join(dataDirectory(), secretEntry)
  if (process.env.AUTH_SECRET || !archive.entries.has(secretEntry)) return
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, await text(await open(archive, secretEntry)), { mode: 0o600 })
}

const file = process.argv[2]
let hasBegun = false
try {
  if (!file) throw new BackupRefused('Which archive? npm run restore -- whodini-2026-01-31T12-00-00.zip')
  const { tables, files, madeAt } = await restore(path.resolve(file))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restored ${rows} rows of ${tables.length} tables and ${files.length} files, as of ${madeAt}. All are equal to the archive.`,
  )
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : error)
  if (hasBegun) console.error('No row was restored. Empty the database and the folder of files before you try again.')
  process.exitCode = 1
}
