import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { factsContext, getViewer, guestHashIn } from '#app/platform/request-context.server.ts'
import { players } from '#database/schema/play.ts'
import type { Answerer } from './attempt-budget.ts'

/** An account, the guest of a cookie, or both (a guest who has signed in since). */
export type Person = { userId: string | null; guestHash: string | null }

export function playerIs({ userId, guestHash: hash }: Person): SQL | undefined {
  return or(
    userId === null ? sql`false` : eq(players.userId, userId),
    hash === null ? sql`false` : and(eq(players.guestTokenHash, hash), isNull(players.userId)),
  )
}

/** The same for a prepared statement: a parameter that is null matches nobody. */
export const playerIsGiven = or(
  eq(players.userId, sql.placeholder('userId')),
  and(eq(players.guestTokenHash, sql.placeholder('guestHash')), isNull(players.userId)),
)

export function answererOf(context: Readonly<RouterContextProvider>): Answerer {
  const viewer = getViewer(context)
  return {
    userId: viewer?.userId ?? null,
    isUnverified: viewer !== null && isUnverified(viewer),
    guestHash: guestHashIn(context),
    address: context.get(factsContext).address,
  }
}
