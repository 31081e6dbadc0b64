import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'
import { entitlements, purchases } from '#database/schema/payments.ts'
import type { Pair } from './settle-entitlement.server.ts'

/** Checks, under the pair's lock, that somebody may still take what cannot be taken back.
 * @throws AppError purchaseNeeded; refundUnknown while their money is on its way back */
export async function assertMayTake(transaction: Transaction, { userId, adventureId }: Pair): Promise<void> {
  const [found] = await transaction
    .select({
      priceCents: adventures.priceCents,
      source: entitlements.source,
      refundAskedAt: purchases.refundAskedAt,
    })
    .from(adventures)
    .leftJoin(
      entitlements,
      and(
        eq(entitlements.adventureId, adventures.id),
        eq(entitlements.userId, userId),
        isNull(entitlements.takenBackAt),
      ),
    )
    .leftJoin(purchases, eq(purchases.id, entitlements.purchaseId))
    .where(eq(adventures.id, adventureId))
  if (found?.priceCents === 0) return
  if (!found?.source) throw new AppError('purchaseNeeded')
  if (found.source === 'purchase' && found.refundAskedAt) throw new AppError('refundUnknown')
}
