import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { giftStands, seatsRedeemed } from '#app/features/payments/ledger/gift-seats.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { giftRedemptions, purchases } from '#database/schema/payments.ts'

type Bought = { buyerId: string; adventureId: string }

/** While it is asked back, or disputed, nobody knows whether the money stays. */
const withSeats = ({ buyerId, adventureId }: Bought) =>
  and(
    eq(purchases.buyerId, buyerId),
    eq(purchases.adventureId, adventureId),
    eq(purchases.status, 'paid'),
    isNull(purchases.refundAskedAt),
    giftStands,
  )

/** The purchase of each seat that a buyer's teams may still take; those bought for teams come first. */
async function freeSeats(database: Queryable, bought: Bought): Promise<string[]> {
  const found = await database
    .select({ id: purchases.id, seats: purchases.giftSeats, taken: seatsRedeemed })
    .from(purchases)
    .where(withSeats(bought))
    .orderBy(desc(purchases.isForTeams), asc(purchases.paidAt), asc(purchases.id))
  return found.flatMap(({ id, seats, taken }) => Array.from({ length: Math.max(0, (seats ?? 0) - taken) }, () => id))
}

export const countFreeSeats = async (database: Queryable, bought: Bought): Promise<number> =>
  (await freeSeats(database, bought)).length

/** Takes seats for teams, by nobody's account. @param needed how many must be free, of which `taken` are taken now
 * @returns the purchase that the last of them is from, or how many are missing */
export async function takeSeats(
  transaction: Transaction,
  { needed, taken, ...bought }: Bought & { needed: number; taken: number },
): Promise<{ purchaseId: string } | { missing: number }> {
  const rows = { id: purchases.id }
  await transaction.select(rows).from(purchases).where(withSeats(bought)).orderBy(asc(purchases.id)).for('update')
  const free = await freeSeats(transaction, bought)
  const last = free[Math.max(1, needed) - 1]
  if (last === undefined) return { missing: Math.max(1, needed) - free.length }
  if (taken > 0)
    await transaction.insert(giftRedemptions).values(free.slice(0, taken).map((purchaseId) => ({ purchaseId })))
  return { purchaseId: last }
}

/** Gives back as many of the seats that teams have taken. */
export async function giveBackSeats(
  transaction: Transaction,
  { buyerId, adventureId }: Bought,
  seats: number,
): Promise<void> {
  const taken = transaction
    .select({ id: giftRedemptions.id })
    .from(giftRedemptions)
    .innerJoin(purchases, eq(purchases.id, giftRedemptions.purchaseId))
    .where(and(eq(purchases.buyerId, buyerId), eq(purchases.adventureId, adventureId), isNull(giftRedemptions.userId)))
    .orderBy(desc(purchases.isForTeams), desc(giftRedemptions.createdAt))
    .limit(seats)
  if (seats > 0) await transaction.delete(giftRedemptions).where(inArray(giftRedemptions.id, taken))
}
