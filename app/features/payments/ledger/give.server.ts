import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { entitlements } from '#database/schema/payments.ts'
import { lockPair, settleEntitlement } from './settle-entitlement.server.ts'
import type { Pair } from './settle-entitlement.server.ts'

/** Lets a person play without a payment of their own. Doing it again changes nothing. */
export async function giveAdventure(transaction: Transaction, pair: Pair, now = new Date()): Promise<void> {
  await lockPair(transaction, pair)
  await transaction
    .insert(entitlements)
    .values({ ...pair, source: 'gift', givenAt: now })
    .onConflictDoUpdate({ target: [entitlements.userId, entitlements.adventureId], set: { givenAt: now } })
  await settleEntitlement(transaction, pair, 'gift', now)
}

/** Takes the gift back; what the person bought stays theirs. */
export async function takeGiftBack(transaction: Transaction, pair: Pair, now = new Date()): Promise<void> {
  await lockPair(transaction, pair)
  await transaction
    .update(entitlements)
    .set({ givenAt: null })
    .where(and(eq(entitlements.userId, pair.userId), eq(entitlements.adventureId, pair.adventureId)))
  await settleEntitlement(transaction, pair, 'gift', now)
}
