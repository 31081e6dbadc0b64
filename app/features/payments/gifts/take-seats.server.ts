import { and, asc, eq, isNull } from 'drizzle-orm'
import { giftStands, seatsRedeemed } from '#app/features/payments/ledger/gift-seats.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { giftRedemptions, purchases } from '#database/schema/payments.ts'

type Asked = { buyerId: string; adventureId: string; seats: number; purchaseId?: string | null }

/** Takes seats of one gift for teams, by nobody's account. `seats`: 0 only finds a gift with some left; `purchaseId`: no
 * other than this one. @returns the gift; undefined when none has enough left */
export async function takeSeats(
  transaction: Transaction,
  { buyerId, adventureId, seats, purchaseId }: Asked,
): Promise<string | undefined> {
  // While it is asked back, or disputed, nobody knows whether the money stays
  const open = and(
    eq(purchases.buyerId, buyerId),
    eq(purchases.adventureId, adventureId),
    eq(purchases.status, 'paid'),
    isNull(purchases.refundAskedAt),
    giftStands,
    purchaseId ? eq(purchases.id, purchaseId) : undefined,
  )
  await transaction.select({ id: purchases.id }).from(purchases).where(open).orderBy(asc(purchases.id)).for('update')
  const found = await transaction
    .select({ id: purchases.id, bought: purchases.giftSeats, taken: seatsRedeemed })
    .from(purchases)
    .where(open)
    .orderBy(asc(purchases.paidAt), asc(purchases.id))
  const gift = found.find(({ bought, taken }) => (bought ?? 0) - taken >= Math.max(1, seats))
  if (gift && seats > 0)
    await transaction.insert(giftRedemptions).values(Array.from({ length: seats }, () => ({ purchaseId: gift.id })))
  return gift?.id
}
