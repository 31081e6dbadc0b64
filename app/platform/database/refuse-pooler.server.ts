import type pg from 'pg'
import { DatabaseClient, patience } from './database-client.server.ts'

type Line = Pick<pg.Client, 'end'> & { query: (text: string) => Promise<{ rows: { pid: number }[] }> }

const rounds = 5

/** Told without a stack: its reader has a variable to change. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

/** Behind a pooler that shares connections between transactions (PgBouncer: `pool_mode = transaction`), what one
 * connection prepares, locks or listens to would end up with another. @throws DatabaseRefused, also when
 * the database cannot be reached */
export async function refusePooler(open: () => Promise<Line>): Promise<void> {
  const lines = await Promise.all([open(), open()]).catch(explain)
  try {
    const servers = lines.map(() => new Set<number>())
    for (let round = 0; round < rounds; round++)
      for (const [at, line] of lines.entries()) {
        const { rows } = await line.query('select pg_backend_pid() as pid')
        servers[at]!.add(rows[0]!.pid)
      }
    const [one, other] = servers as [Set<number>, Set<number>]
    if (one.size === 1 && other.size === 1 && ![...one].some((pid) => other.has(pid))) return
    throw new DatabaseRefused(
      'DATABASE_URL leads to a pooler that shares connections between transactions (pool_mode = transaction in PgBouncer). Whodini listens for changes, prepares statements and takes locks, which need connections of their own: give the address of PostgreSQL itself, or of a pooler with pool_mode = session. DATABASE_POOL_SIZE says how many connections each process opens.',
    )
  } finally {
    for (const line of lines) await line.end()
  }
}

function explain(error: unknown): never {
  const parameter = /^unsupported startup parameter: (\w+)/.exec(error instanceof Error ? error.message : '')?.[1]
  if (!parameter)
    throw new DatabaseRefused(
      `The database of DATABASE_URL cannot be used: ${reasonOf(error)}. Check that PostgreSQL runs there, and the host, port, user, password, name and sslmode in DATABASE_URL.`,
      { cause: error },
    )
  throw new DatabaseRefused(
    `DATABASE_URL leads to a pooler that refuses the setting ${parameter}: give the address of PostgreSQL itself. Or, for PgBouncer with pool_mode = session, set ignore_startup_parameters = ${parameter}, and the setting itself by "alter role … set ${parameter} = ${patience.statement_timeout}".`,
  )
}

/** A name with several addresses gives an error without words, around one for each address. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first)
}

export const openLine = (connection: pg.ClientConfig) => async (): Promise<Line> => {
  const client = new DatabaseClient({ ...connection, statement_timeout: patience.statement_timeout })
  await client.connect()
  return client
}
