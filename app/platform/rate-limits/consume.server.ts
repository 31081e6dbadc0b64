import { sql } from 'drizzle-orm'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { asSql, prepared } from '#app/platform/database/prepared.server.ts'
import { env } from '#app/platform/env.server.ts'
import { noteLimit } from '#app/platform/refusals.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { limits } from './limits.ts'
import type { LimitName } from './limits.ts'

/** The limit, and who uses it (`address:203.0.113.7`, `user:…`, `subject:…`). */
export type Use = { name: LimitName; key: string }

type Options = { scale?: number; now?: Date; database?: Queryable }

export const consumeLimit = (name: LimitName, keys: readonly string[], options: Options = {}): Promise<void> =>
  consumeLimits(
    keys.map((key) => ({ name, key })),
    options,
  )

/** One statement, so that parallel calls cannot exceed `max`. @throws AppError slowDown with the seconds to wait */
export async function consumeLimits(uses: readonly Use[], options: Options = {}): Promise<void> {
  if (uses.length === 0) return
  const now = options.now ?? new Date()
  const rows = counterRows(uses, now, options.scale)
  const keys = rows.map(({ key }) => key)
  const passed = await count(rows, now, options.database)
  await refuseRest({ keys, passed: passed.map(({ key }) => key), now }, options.database)
}

/** What a statement tried to count, and which of it had room. */
export type Counted = { keys: readonly string[]; passed: readonly string[]; now: Date }

/** @throws AppError slowDown with the seconds to wait, when anything had no room */
export async function refuseRest({ keys, passed, now }: Counted, database?: Queryable): Promise<void> {
  if (passed.length === keys.length) return
  const refused = keys.filter((key) => !passed.includes(key))
  for (const key of refused) noteLimit(key.slice(0, key.indexOf('|')))
  const ends = await windowEnds(database ?? getDatabase(), refused)
  for (const { key, until } of ends) rememberRefused(key, until)
  const seconds = (Math.max(now.getTime(), ...ends.map(({ until }) => until)) - now.getTime()) / 1000
  const retryAfter = Math.max(1, Math.ceil(seconds))
  throw new AppError('slowDown', {
    retryAfter,
    params: { seconds: retryAfter },
    log: `limit reached: ${refused.join(', ')}`,
  })
}

export type CounterRow = ReturnType<typeof counterRow>

/** In a fixed order, which keeps two requests from deadlocking. */
export const counterRows = (uses: readonly Use[], now: Date, scale = env().RATE_LIMIT_SCALE): CounterRow[] =>
  uses.map((use) => counterRow(use, scale, now)).toSorted((a, b) => (a.key < b.key ? -1 : 1))

/** For an `insert into rate_limit_counters as c`: counts what has room. @param now as written in the statement */
export const whereThereIsRoom = (now: string): string => `
  on conflict (key) do update set
    count = case when c.window_ends_at <= ${now}::timestamptz then 1 else c.count + 1 end,
    max_count = excluded.max_count,
    window_ends_at = case when c.window_ends_at <= ${now}::timestamptz
      then excluded.window_ends_at else c.window_ends_at end
  where c.window_ends_at <= ${now}::timestamptz or c.count < excluded.max_count
  returning c.key`

type Counting = { keys: string[]; mosts: number[]; ends: string[]; now: string }

const countUses = prepared<Counting>(
  'count_uses',
  `insert into rate_limit_counters as c (key, count, max_count, window_ends_at)
  select k.key, 1, k.most, k.ends
  from unnest(:keys::text[], :mosts::int[], :ends::timestamptz[]) with ordinality as k (key, most, ends, place)
  order by k.place ${whereThereIsRoom(':now')}`,
)

async function count(rows: readonly CounterRow[], now: Date, database: Queryable | undefined) {
  const counting = countUses({
    keys: rows.map(({ key }) => key),
    mosts: rows.map(({ max }) => max),
    ends: rows.map(({ ends }) => ends),
    now: now.toISOString(),
  })
  if (database) return (await database.execute<{ key: string }>(asSql(counting))).rows
  return (await getPool().query<{ key: string }>(counting)).rows
}

export async function giveBackLimits(uses: readonly Use[], database: Queryable = getDatabase()): Promise<void> {
  const keys = uses.map(({ name, key }) => `${name}|${key}`)
  await database.execute(sql`
    update rate_limit_counters set count = greatest(0, count - 1)
    where key in (select key from rate_limit_counters where key = any(${sql.param(keys)}::text[]) order by key
      for update)`)
}

function counterRow(use: Use, scale: number, now: Date) {
  const limit = limits[use.name]
  const max = Math.max(1, Math.min(2_000_000_000, Math.floor(limit.max * scale)))
  return { key: `${use.name}|${use.key}`, max, ends: new Date(now.getTime() + limit.seconds * 1000).toISOString() }
}

async function windowEnds(database: Queryable, keys: string[]): Promise<{ key: string; until: number }[]> {
  const { rows } = await database.execute<{ key: string; until: Date | string }>(
    sql`select key, window_ends_at as until from rate_limit_counters where key = any(${sql.param(keys)}::text[])`,
  )
  return rows.map(({ key, until }) => ({ key, until: new Date(until).getTime() }))
}

const anyRequestOf = (address: string): string => `anyRequest|address:${address}`
const mostRefused = 10_000
/** How long addresses are refused altogether: until the end of the counter's window, which no request extends. */
const refusedUntil = new Map<string, number>()

function rememberRefused(key: string, until: number): void {
  if (key.startsWith(anyRequestOf('')) && refusedUntil.size < mostRefused) refusedUntil.set(key, until)
}

/** Seconds for which this process knows that the address is refused, whatever it asks; 0 when it must be counted. */
export function refusedFor(address: string, now = Date.now()): number {
  const key = anyRequestOf(address)
  const seconds = Math.ceil(((refusedUntil.get(key) ?? 0) - now) / 1000)
  if (seconds <= 0) refusedUntil.delete(key)
  return Math.max(0, seconds)
}

export async function sweepLimits(now = new Date()): Promise<void> {
  for (const [key, until] of refusedUntil) if (until <= now.getTime()) refusedUntil.delete(key)
  await getDatabase().execute(
    sql`delete from rate_limit_counters where window_ends_at < ${now.toISOString()}::timestamptz`,
  )
}
