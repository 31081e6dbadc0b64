/** `npm run backup -- [file]`: database and uploaded files into one archive, whether the server runs or not. */
import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import type pg from 'pg'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { to as copyTo } from 'pg-copy-streams'
import { ZipFile } from 'yazl'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { newId } from '#app/shared/ids.ts'
import { dataDirectory } from '#scripts/setup/paths.mjs'
import { reachDatabase } from '#scripts/reach-database.ts'
import { BackupRefused, fileEntry, Hashing, manifestEntry, secretEntry, tableEntry } from './archive.ts'
import type { Manifest } from './archive.ts'
import { appliedMigrations, copied, listTables, lockTables, plainSession } from './tables.ts'

/** Files that rows name and the storage does not have. */
let missing = 0

async function backup(target: string): Promise<Manifest> {
  if (existsSync(target)) throw new BackupRefused(`${target} is there already. Name another file.`)
  const reached = await reachDatabase('npm run backup')
  if (!reached) throw new BackupRefused('There is no database yet, so there is nothing to back up.')
  const unfinished = `${target}.unfinished`
  const client = new DatabaseClient(reached.connection)
  try {
    await client.connect()
    await client.query(plainSession)
    // A snapshot of all tables, whatever is written meanwhile
    await client.query('begin transaction isolation level repeatable read read only')
    const manifest = await write(client, getStorage(), unfinished)
    renameSync(unfinished, target)
    await client.query('commit')
    await note(client, manifest)
    return manifest
  } finally {
    rmSync(unfinished, { force: true })
    await client.end()
    await reached.close()
  }
}

/** For administrators, who see at `/admin` when the last one was made. */
async function note(client: pg.Client, { tables, files }: Manifest): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await client
    .query(`insert into audit_log (id, action, entity_type, detail) values ($1, 'backup.made', 'server', $2)`, [
      newId(),
      { from: 'command line', rows, files: files.length },
    ])
    .catch((error: unknown) => console.error('The backup is made, but was not noted in the log of the site.', error))
}

async function write(client: pg.Client, storage: FileStorage, target: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables: [],
    files: [],
  }
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(target, { mode: 0o600 }))
  const tables = await listTables(client)
  await lockTables(client, tables)
  for (const table of tables)
    add(zip, tableEntry(table.name), { compress: true }, () => {
      const rows = client.query(copyTo(`${copied(table)} to stdout`))
      const hashing = new Hashing()
      hashing.once('end', () => manifest.tables.push({ ...table, rows: rows.rowCount, hash: hashing.digest() }))
      return hashed(rows, hashing)
    })
  // Narrow covers and printed kits are made again on demand
  const { rows } = await client.query<{ key: string }>('select storage_key as key from assets order by 1')
  for (const { key } of rows)
    add(zip, fileEntry(key), { compress: false }, async () => {
      const file = await storage.get(key)
      if (!file) {
        missing++
        console.error(`The file ${key} is missing; its row is backed up without it.`)
        return Readable.from([])
      }
      const hashing = new Hashing()
      hashing.once('end', () => manifest.files.push({ key, bytes: hashing.bytes, hash: hashing.digest() }))
      return hashed(Readable.fromWeb(file.stream as NodeWebStream<Uint8Array>), hashing)
    })
  const secret = path.join(dataDirectory(), 'auth-secret')
  if (!process.env.AUTH_SECRET && existsSync(secret)) zip.addBuffer(readFileSync(secret), secretEntry)
  // Entries are read one after another, so the last one knows all the others
  add(zip, manifestEntry, { compress: true }, () => Readable.from([Buffer.from(JSON.stringify(manifest))]))
  zip.end()
  await written
  return manifest
}

/** An error in the source ends both streams. */
function hashed(source: Readable, hashing: Hashing): Readable {
  pipeline(source, hashing).catch(() => {})
  return hashing
}

function add(zip: ZipFile, entry: string, options: { compress: boolean }, open: () => Readable | Promise<Readable>) {
  zip.addReadStreamLazy(entry, options, (give) => {
    Promise.resolve(open()).then(
      (stream) => {
        stream.once('error', (error) => (zip.outputStream as Readable).destroy(error))
        give(null, stream)
      },
      (error: unknown) => (zip.outputStream as Readable).destroy(error as Error),
    )
  })
}

const target = path.resolve(
  process.argv[2] ?? `whodini-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.zip`,
)
try {
  const { tables, files } = await backup(target)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Backed up ${rows} rows of ${tables.length} tables and ${files.length} files to ${target}`)
  console.log('Whoever holds this file can read everything in it: accounts, mails and drafts.')
  if (missing > 0) {
    console.error(
      `The archive is not complete: ${missing} of ${missing + files.length} files are missing. If these are many, S3_BUCKET or FILES_DIR names the wrong place.`,
    )
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : error)
  process.exitCode = 1
}
