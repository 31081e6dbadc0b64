import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackedUpTable } from './archive.ts'
import { Hashing } from './archive.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** On top of the settings of all our connections: rows are then written the same on every server. */
export const plainSession = `
  set intervalstyle to 'postgres'; set extra_float_digits to 1; set bytea_output to 'hex'; set search_path to public`

export const copied = ({ name, columns }: Pick<BackedUpTable, 'name' | 'columns'>): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')})`

/** All tables that survive a crash, with the columns that are stored rather than computed. */
export async function listTables(client: pg.Client): Promise<Pick<BackedUpTable, 'name' | 'columns'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ at }) => Number(at))
}

/** How many rows a table has, and their hash. */
export async function weighTable(
  client: pg.Client,
  table: Pick<BackedUpTable, 'name' | 'columns'>,
): Promise<Pick<BackedUpTable, 'rows' | 'hash'>> {
  const rows = client.query(copyTo(`${copied(table)} to stdout`))
  const hashing = new Hashing()
  await pipeline(rows, hashing, new Writable({ write: (_piece, _encoding, done) => done() }))
  return { rows: rows.rowCount, hash: hashing.digest() }
}

type ForeignKey = { table: string; name: string; definition: string }

/** Tables refer to each other in circles, so foreign keys and triggers are off while `fill` runs, and hold after it. */
export async function withoutConstraints(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const tables = (await listTables(client)).map(({ name }) => quoted(name))
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await fill()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}
