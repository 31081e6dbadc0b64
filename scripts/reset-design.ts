/** `npm run design:reset` takes effect immediately: running servers are notified. */
import type pg from 'pg'
import { DatabaseClient, DatabaseError } from '#app/platform/database/database-client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { reachDatabase } from './reach-database.ts'

async function resetDesign(): Promise<number> {
  const reached = await reachDatabase('npm run design:reset')
  if (!reached) {
    console.error('There is no database yet, so nothing was changed.')
    return 1
  }
  const client = new DatabaseClient(reached.connection)
  try {
    await client.connect()
    const count = await reset(client)
    console.log(count === 0 ? 'No design setting was changed.' : `Design settings put back: ${count}`)
    return 0
  } finally {
    await client.end()
    await reached.close()
  }
}

async function reset(client: pg.Client): Promise<number> {
  await client.query('begin')
  const { rows } = await client.query<{ key: string; value: string }>(
    'delete from design_settings returning key, value',
  )
  if (rows.length > 0) {
    const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    await client.query(
      `insert into audit_log (id, action, entity_type, detail) values ($1, 'design.reset', 'design', $2)`,
      [newId(), { settings, from: 'command line' }],
    )
    for (const channel of ['whodini_design', 'whodini_pages']) await client.query(`select pg_notify($1, '')`, [channel])
  }
  await client.query('commit')
  return rows.length
}

try {
  process.exitCode = await resetDesign()
} catch (error) {
  const missing = error instanceof DatabaseError && error.code === '42P01'
  console.error(missing ? 'The database is still empty, so nothing was changed.' : error)
  process.exitCode = 1
}
