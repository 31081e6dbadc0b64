import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackedUpTable, ListedTable } from './archive.ts'
import { Hashing } from './archive.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** On top of the settings of all our connections: rows are then written the same on every server. */
export const plainSession = `
  set intervalstyle to 'postgres'; set extra_float_digits to 1; set bytea_output to 'hex'; set search_path to public`

export const copied = ({ name, columns }: Pick<BackedUpTable, 'name' | 'columns'>): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')})`

/** All tables that survive a crash, with the columns that are stored rather than computed. Of one in partitions, these. */
export async function listTables(client: pg.Client): Promise<ListedTable[]> {
  const { rows } = await client.query<ListedTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      (select jsonb_build_object('of', p.relname, 'bounds', pg_get_expr(c.relpartbound, c.oid))
        from pg_inherits i join pg_class p on p.oid = i.inhparent where i.inhrelid = c.oid) as partition
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by c.relname`)
  return rows.map(({ partition, ...table }) => (partition ? { ...table, partition } : table))
}

/** Or a job would drop an empty partition before it is copied. */
export const lockTables = (client: pg.Client, tables: readonly ListedTable[]): Promise<unknown> =>
  client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)

/** Those of the archive, in place of what the migrations made. */
export async function makePartitions(client: pg.Client, tables: readonly ListedTable[]): Promise<void> {
  for (const { name, partition } of await listTables(client))
    if (partition) await client.query(`drop table ${quoted(name)}`)
  for (const { name, partition } of tables)
    if (partition)
      await client.query(`create table ${quoted(name)} partition of ${quoted(partition.of)} ${partition.bounds}`)
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
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  const tables = (await listTables(client)).map(({ name }) => quoted(name))
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await fill()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}
