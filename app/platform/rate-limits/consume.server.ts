import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { limits } from './limits.ts'
import type { LimitName } from './limits.ts'

/** The limit, and whose use of it (`address:203.0.113.7`, `user:…`, `subject:…`). */
export type Use = { name: LimitName; key: string }

type Options = { scale?: number; now?: Date; database?: Queryable }

export const consumeLimit = (name: LimitName, keys: readonly string[], options: Options = {}): Promise<void> =>
  consumeLimits(
    keys.map((key) => ({ name, key })),
    options,
  )

/**
 * Counts uses of several limits in one statement, so that of parallel calls no more than `max` pass in a window.
 * @throws AppError slowDown with the seconds until the longest refusing window ends
 */
export async function consumeLimits(uses: readonly Use[], options: Options = {}): Promise<void> {
  if (uses.length === 0) return
  const now = options.now ?? new Date()
  const rows = uses.map((use) => counterRow(use, options.scale ?? env().RATE_LIMIT_SCALE, now))
  // A fixed order keeps two requests from deadlocking
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  const passed = await count(rows, now, options.database)
  if (passed.length === rows.length) return
  const refused = rows.filter((row) => !passed.some((other) => other.key === row.key)).map((row) => row.key)
  const retryAfter = await secondsLeft(options.database ?? getDatabase(), refused, now)
  throw new AppError('slowDown', {
    retryAfter,
    params: { seconds: retryAfter },
    log: `limit reached: ${refused.join(', ')}`,
  })
}

const dialect = new PgDialect()

/** Every request runs this, so outside a transaction it is prepared by name. */
async function count(
  rows: readonly ReturnType<typeof counterRow>[],
  now: Date,
  database: Queryable | undefined,
): Promise<{ key: string }[]> {
  const at = now.toISOString()
  const query = sql`
    insert into rate_limit_counters as c (key, count, max_count, window_ends_at)
    select k.key, 1, k.most, k.ends
    from unnest(${sql.param(rows.map(({ key }) => key))}::text[], ${sql.param(rows.map(({ max }) => max))}::int[], ${sql.param(rows.map(({ ends }) => ends))}::timestamptz[])
      with ordinality as k (key, most, ends, place) order by k.place
    on conflict (key) do update set
      count = case when c.window_ends_at <= ${at}::timestamptz then 1 else c.count + 1 end,
      max_count = excluded.max_count,
      window_ends_at = case when c.window_ends_at <= ${at}::timestamptz then excluded.window_ends_at else c.window_ends_at end
    where c.window_ends_at <= ${at}::timestamptz or c.count < excluded.max_count
    returning c.key`
  if (database) return (await database.execute<{ key: string }>(query)).rows
  const { sql: text, params } = dialect.sqlToQuery(query)
  return (await getPool().query<{ key: string }>({ name: 'count_uses', text, values: params })).rows
}

export async function giveBackLimits(uses: readonly Use[], database: Queryable = getDatabase()): Promise<void> {
  const keys = uses.map(({ name, key }) => `${name}|${key}`)
  await database.execute(sql`
    update rate_limit_counters set count = greatest(0, count - 1)
    where key in (select key from rate_limit_counters where key = any(${sql.param(keys)}::text[]) order by key for update)`)
}

function counterRow(use: Use, scale: number, now: Date) {
  const limit = limits[use.name]
  const max = Math.max(1, Math.min(2_000_000_000, Math.floor(limit.max * scale)))
  return { key: `${use.name}|${use.key}`, max, ends: new Date(now.getTime() + limit.seconds * 1000).toISOString() }
}

async function secondsLeft(database: Queryable, keys: string[], now: Date): Promise<number> {
  const found = await database.execute<{ until: Date | string | null }>(
    sql`select max(window_ends_at) as until from rate_limit_counters where key = any(${sql.param(keys)}::text[])`,
  )
  const until = found.rows[0]?.until
  const seconds = until ? (new Date(until).getTime() - now.getTime()) / 1000 : 1
  return Math.max(1, Math.ceil(seconds))
}

export async function sweepLimits(now = new Date()): Promise<void> {
  await getDatabase().execute(
    sql`delete from rate_limit_counters where window_ends_at < ${now.toISOString()}::timestamptz`,
  )
}
