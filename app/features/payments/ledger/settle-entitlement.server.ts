import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { givesNothing } from '#app/features/payments/payment-status.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { entitlements, giftRedemptions, purchases } from '#database/schema/payments.ts'
import { giftStands } from './gift-seats.server.ts'

export type Pair = { userId: string; adventureId: string }

/** Serialises everything about one person and one adventure. Take it before locking any row of theirs. */
export async function lockPair(transaction: Transaction, { userId, adventureId }: Pair): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`entitlement ${userId} ${adventureId}`}, 0))`,
  )
}

/** Derives the entitlement from payments and gifts, under the pair's lock; a second payment is flagged.
 * @param because the reason recorded when nothing is left that entitles */
export async function settleEntitlement(
  transaction: Transaction,
  pair: Pair,
  because: 'refund' | 'dispute' | 'gift',
  now = new Date(),
): Promise<void> {
  const [first, ...others] = await transaction
    .select({ id: purchases.id, flag: purchases.flag })
    .from(purchases)
    .where(
      and(
        eq(purchases.buyerId, pair.userId),
        eq(purchases.adventureId, pair.adventureId),
        isNull(purchases.giftSeats),
        inArray(purchases.status, ['paid', 'disputed']),
        or(isNull(purchases.flag), notInArray(purchases.flag, givesNothing)),
      ),
    )
    .orderBy(asc(purchases.paidAt), asc(purchases.id))
  if (first?.flag) await flag(transaction, [first.id], null)
  const twice = others.filter((row) => row.flag === null).map(({ id }) => id)
  if (twice.length > 0) await flag(transaction, twice, 'paid_twice')
  const ofPair = and(eq(entitlements.userId, pair.userId), eq(entitlements.adventureId, pair.adventureId))
  const [held] = await transaction.select().from(entitlements).where(ofPair)
  if (first) {
    const rests = { source: 'purchase', purchaseId: first.id, takenBackAt: null, takenBackReason: null } as const
    if (held) await transaction.update(entitlements).set(rests).where(ofPair)
    else await transaction.insert(entitlements).values({ ...pair, ...rests })
  } else if (await isGiven(transaction, pair)) {
    const rests = { source: 'gift', takenBackAt: null, takenBackReason: null } as const
    if (held) await transaction.update(entitlements).set(rests).where(ofPair)
    else await transaction.insert(entitlements).values({ ...pair, ...rests })
  } else if (held && !held.takenBackAt) {
    await transaction.update(entitlements).set({ takenBackAt: now, takenBackReason: because }).where(ofPair)
  }
}

/** Whether a gift that the person has redeemed is still valid. */
async function isGiven(transaction: Transaction, { userId, adventureId }: Pair): Promise<boolean> {
  const found = await transaction
    .select({ id: giftRedemptions.id })
    .from(giftRedemptions)
    .innerJoin(purchases, eq(purchases.id, giftRedemptions.purchaseId))
    .where(and(eq(giftRedemptions.userId, userId), eq(purchases.adventureId, adventureId), giftStands))
    .limit(1)
  return found.length > 0
}

const flag = (transaction: Transaction, ids: string[], to: 'paid_twice' | null) =>
  transaction.update(purchases).set({ flag: to }).where(inArray(purchases.id, ids))
