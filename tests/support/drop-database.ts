import type pg from 'pg'

/** Not `with (force)`, which asks for the right to end what PostgreSQL itself runs in it. */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (!rowCount) return
  // Or a pool that lost its connections would open new ones meanwhile
  await client.query(`alter database ${name} allow_connections false`)
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [name],
  )
  await client.query(`drop database ${name}`)
}
