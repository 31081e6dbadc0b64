import { and, eq, lt } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { count } from '#app/platform/metrics.server.ts'
import { generationCalls } from '#database/schema/generation.ts'

/** Longer than any call takes. */
const forgottenMs = 5 * 60_000

/** A reservation is settled only once; a second call changes nothing. */
export async function settleCall(
  database: Queryable,
  id: string,
  state: 'spent' | 'given_back',
  errorCode: string | null = null,
): Promise<void> {
  await database
    .update(generationCalls)
    .set({ state, errorCode, endedAt: new Date() })
    .where(and(eq(generationCalls.id, id), eq(generationCalls.state, 'reserved')))
  count('whodini_generation_calls_total', state)
}

export const noteFailure = async (database: Queryable, id: string, errorCode: string): Promise<void> =>
  void (await database.update(generationCalls).set({ errorCode }).where(eq(generationCalls.id, id)))

const keptDays = 400

/** @returns how many */
export async function forgetOldCalls(database: Queryable, now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000)
  const gone = await database
    .delete(generationCalls)
    .where(lt(generationCalls.createdAt, oldest))
    .returning({ id: generationCalls.id })
  return gone.length
}

/** Gives back reservations of killed processes. Runs every minute, in any number of processes. @returns how many */
export async function sweepReservations(database: Queryable, now = new Date()): Promise<number> {
  const swept = await database
    .update(generationCalls)
    .set({ state: 'given_back', errorCode: 'killed', endedAt: now })
    .where(
      and(eq(generationCalls.state, 'reserved'), lt(generationCalls.createdAt, new Date(now.getTime() - forgottenMs))),
    )
    .returning({ id: generationCalls.id })
  return swept.length
}
