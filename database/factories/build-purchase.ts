import { eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { entitlements, purchases } from '#database/schema/payments.ts'

type Values = Partial<typeof purchases.$inferInsert> & { buyerId: string; adventureId: string }

/** Paid for with the test provider unless said otherwise, with the entitlement that goes with it; a gift has none. */
export async function buildPurchase(
  database: Queryable,
  { buyerId, adventureId, status = 'paid', ...overrides }: Values,
): Promise<typeof purchases.$inferSelect> {
  const [of] = await database
    .select({ title: adventures.title, creatorId: adventures.creatorId, priceCents: adventures.priceCents })
    .from(adventures)
    .where(eq(adventures.id, adventureId))
  if (!of) throw new Error('there is no adventure to buy')
  const { giftSeats = null, taxCents = 0, paidAt = new Date() } = overrides
  const { amountCents = of.priceCents * (giftSeats ?? 1) } = overrides
  const totalCents = amountCents + taxCents
  const [row] = await database
    .insert(purchases)
    .values({
      buyerId,
      adventureId,
      creatorId: of.creatorId,
      adventureTitle: of.title,
      language: 'en',
      provider: 'test',
      feeCents: Math.round(amountCents / 10),
      ...overrides,
      status,
      amountCents,
      taxCents,
      totalCents,
      ...factsOf(status, paidAt, totalCents),
    })
    .returning()
  if (!row) throw new Error('no purchase was built')
  if (status === 'pending' || status === 'failed' || giftSeats !== null) return row
  const isTaken = status === 'refunded' || status === 'lost'
  const stands = {
    purchaseId: row.id,
    takenBackAt: isTaken ? paidAt : null,
    takenBackReason: isTaken ? (status === 'lost' ? ('dispute' as const) : ('refund' as const)) : null,
  }
  await database
    .insert(entitlements)
    .values({ userId: buyerId, adventureId, source: 'purchase', ...stands })
    .onConflictDoUpdate({ target: [entitlements.userId, entitlements.adventureId], set: stands })
  return row
}

const factsOf = (status: Values['status'], at: Date | null, totalCents: number) => ({
  ...(status === 'pending' ? {} : { completedAt: at, paidAt: at }),
  ...(status === 'refunded' ? { refundedCents: totalCents, refundedAt: at } : {}),
  ...(status === 'disputed' || status === 'lost' ? { disputeOpenedAt: at } : {}),
  ...(status === 'lost' ? { disputeLostAt: at } : {}),
  ...(status === 'failed' ? { paidAt: null, failedAt: at } : {}),
})
