import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { guestHash } from '#app/platform/guest.server.ts'
import { factsContext, getViewer, guestContext } from '#app/platform/request-context.server.ts'
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

export function answererOf(context: Readonly<RouterContextProvider>): Answerer {
  const token = context.get(guestContext)
  return {
    userId: getViewer(context)?.userId ?? null,
    guestHash: token === null ? null : guestHash(token),
    address: context.get(factsContext).address,
  }
}
