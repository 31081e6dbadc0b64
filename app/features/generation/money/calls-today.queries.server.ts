import { and, desc, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { users } from '#database/schema/accounts.ts'
import { generationCalls } from '#database/schema/generation.ts'
import { builtInProvider } from '#app/features/generation/provider/built-in.server.ts'
import { startOfDay } from './calls-left.queries.server.ts'

const mostAskers = 10
const mostCalls = 25

const { createdAt, state, amount, userId } = generationCalls

const line = {
  id: generationCalls.id,
  askerId: userId,
  asker: users.name,
  function: generationCalls.function,
  provider: generationCalls.provider,
  model: generationCalls.model,
  isBuiltIn: sql<boolean>`${generationCalls.provider} = ${builtInProvider.name}`,
  amount,
  state,
  errorCode: generationCalls.errorCode,
  at: createdAt,
}

const newest = (database: Queryable, failed: boolean) =>
  database
    .select(line)
    .from(generationCalls)
    .leftJoin(users, eq(users.id, userId))
    .where(failed ? isNotNull(generationCalls.errorCode) : undefined)
    .orderBy(desc(createdAt), desc(generationCalls.id))
    .limit(mostCalls)

export type CallLine = Awaited<ReturnType<typeof newest>>[number]

const isSpent = notInArray(state, ['given_back', 'refused'])

const spentToday = (database: Queryable, now: Date) =>
  database
    .select({ spent: sql<number>`coalesce(sum(${amount}), 0)::int` })
    .from(generationCalls)
    .where(and(gte(createdAt, startOfDay(now)), isSpent))

/** For the metrics. */
export async function readBudget(): Promise<Record<string, number>> {
  const [sum] = await spentToday(getDatabase(), new Date())
  return { spent: sum?.spent ?? 0, budget: env().AI_DAILY_BUDGET }
}

/** Today's use of the generating budget (days begin at midnight UTC), its users, and the latest outcomes. */
export async function readCallsToday(database: Queryable, now = new Date()) {
  const isToday = gte(createdAt, startOfDay(now))
  const [[sum], askers, calls, failures] = await Promise.all([
    spentToday(database, now),
    database
      .select({
        id: userId,
        name: users.name,
        calls: sql<number>`count(*)::int`,
        refused: sql<number>`(count(*) filter (where ${state} = 'refused'))::int`,
        spent: sql<number>`coalesce(sum(${amount}) filter (where ${isSpent}), 0)::int`,
      })
      .from(generationCalls)
      .leftJoin(users, eq(users.id, userId))
      .where(isToday)
      .groupBy(userId, users.name)
      .orderBy(desc(sql`5`), desc(sql`3`))
      .limit(mostAskers),
    newest(database, false),
    newest(database, true),
  ])
  const budget = env().AI_DAILY_BUDGET
  const spent = sum?.spent ?? 0
  return { spent, left: Math.max(0, budget - spent), budget, askers, calls, failures }
}

export type CallsToday = Awaited<ReturnType<typeof readCallsToday>>
