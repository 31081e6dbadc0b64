import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { limits } from '#app/platform/rate-limits/limits.ts'
import { generationCalls, generationSwitches } from '#database/schema/generation.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { leftOf } from './call-limits.ts'
import type { CallLimits, CallsLeft, Used } from './call-limits.ts'

export function callLimits(): CallLimits {
  const { RATE_LIMIT_SCALE: scale, AI_DAILY_BUDGET } = env()
  const scaled = ({ max }: { max: number }) => Math.max(1, Math.floor(max * scale))
  return {
    minute: scaled(limits.generation),
    hour: scaled(limits.generationPerHour),
    day: scaled(limits.generationPerDay),
    budget: AI_DAILY_BUDGET,
  }
}

/** Calls given back count only within their minute, so that a failing provider is not called endlessly. */
export async function callsUsed(database: Queryable, userId: string, now: Date): Promise<Used> {
  const { createdAt, state, amount } = generationCalls
  const after = (seconds: number) =>
    sql`${createdAt} > ${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`
  const counts = sql`${state} not in ('given_back', 'refused')`
  const [own] = await database
    .select({
      lastMinute: sql<number>`(count(*) filter (where ${after(60)} and ${state} <> 'refused'))::int`,
      lastHour: sql<number>`(count(*) filter (where ${counts} and ${after(3_600)}))::int`,
      lastDay: sql<number>`(count(*) filter (where ${counts}))::int`,
    })
    .from(generationCalls)
    .where(sql`${eq(generationCalls.userId, userId)} and ${after(86_400)}`)
  const [all] = await database
    .select({ ofBudget: sql<number>`coalesce(sum(${amount}), 0)::int` })
    .from(generationCalls)
    .where(sql`${counts} and ${createdAt} >= ${startOfDay(now).toISOString()}::timestamptz`)
  return { lastMinute: 0, lastHour: 0, lastDay: 0, ...own, ofBudget: all?.ofBudget ?? 0 }
}

/** When a reached limit allows a call again: a personal one as calls leave its window, the budget on the next day.
 * @returns seconds */
export async function secondsUntil(database: Queryable, asker: string, limit: keyof CallLimits, now: Date) {
  if (limit === 'budget') return Math.ceil((startOfDay(now).getTime() + 86_400_000 - now.getTime()) / 1_000)
  const { createdAt, state, userId } = generationCalls
  const uncounted = limit === 'minute' ? (['refused'] as const) : (['refused', 'given_back'] as const)
  const [oldest] = await database
    .select({ at: createdAt })
    .from(generationCalls)
    .where(and(eq(userId, asker), notInArray(state, [...uncounted])))
    .orderBy(desc(createdAt))
    .offset(callLimits()[limit] - 1)
    .limit(1)
  const until = (oldest?.at ?? now).getTime() + windows[limit] * 1_000
  return Math.max(1, Math.ceil((until - now.getTime()) / 1_000))
}

const windows = {
  minute: limits.generation.seconds,
  hour: limits.generationPerHour.seconds,
  day: limits.generationPerDay.seconds,
}

export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))

export async function isSwitchedOff(database: Queryable, name: FunctionName): Promise<boolean> {
  const found = await database
    .select({ function: generationSwitches.function })
    .from(generationSwitches)
    .where(eq(generationSwitches.function, name))
  return found.length > 0
}

export const callsLeft = async (database: Queryable, userId: string, now = new Date()): Promise<CallsLeft> =>
  leftOf(await callsUsed(database, userId, now), callLimits())
