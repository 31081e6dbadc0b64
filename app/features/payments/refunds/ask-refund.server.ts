import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { findDownloads } from '#app/features/payments/ledger/find-downloads.server.ts'
import { seatsRedeemed } from '#app/features/payments/ledger/gift-seats.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { purchases } from '#database/schema/payments.ts'
import { refundPurchase } from './refund-purchase.server.ts'
import { ownReasons } from './refund-reasons.ts'
import { refundStanding } from './refund.policy.ts'
import type { RefundStanding } from './refund.policy.ts'

/** When somebody first reached an ending of each of these adventures; supplied by `play`. */
export type FindEndings = (userId: string, adventureIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>

type Asked = { purchaseId: string; userId: string }

/** Refunds immediately when the policy allows it; asking again changes nothing. Otherwise returns why not.
 * @throws AppError notFound for everyone but the buyer, paymentUnavailable, refundRefused */
export async function askRefund(
  database: Database,
  asked: Asked,
  findEndings: FindEndings,
  now = new Date(),
): Promise<{ outcome: 'refunded' } | { outcome: 'refused'; standing: RefundStanding }> {
  const { status, standing, seen } = await decide(database, asked, findEndings, now)
  if (status === 'refunded') return { outcome: 'refunded' }
  // Asked again after a lost answer, it refunds nothing twice
  if (standing.kind !== 'may' && standing.kind !== 'asked') return { outcome: 'refused', standing }
  const { purchaseId, userId } = asked
  try {
    await refundPurchase(database, { purchaseId, by: userId, reason: ownReasons.policy, seen })
    return { outcome: 'refunded' }
  } catch (error) {
    // Of a refund and a gift's first seat or a kit's first download, the later one is refused
    if (error instanceof AppError && error.code === 'conflict')
      return { outcome: 'refused', standing: (await decide(database, asked, findEndings, now)).standing }
    if (!(error instanceof AppError) || error.code !== 'refundUnknown') throw error
    logger.error('nobody knows whether a refund went through', errorFields(error))
    return { outcome: 'refused', standing: { kind: 'asked' } }
  }
}

async function decide(database: Database, { purchaseId, userId }: Asked, findEndings: FindEndings, now: Date) {
  const [purchase] = await database
    .select({ ...getTableColumns(purchases), seatsRedeemed })
    .from(purchases)
    .where(and(eq(purchases.id, purchaseId), eq(purchases.buyerId, userId), isNotNull(purchases.paidAt)))
  if (!purchase) throw new AppError('notFound')
  const { adventureId, status } = purchase
  const endings = adventureId ? await findEndings(userId, [adventureId]) : undefined
  const downloads = adventureId ? await findDownloads(database, userId, [adventureId]) : undefined
  const endedAt = (adventureId && endings?.get(adventureId)) || null
  const downloadedAt = (adventureId && downloads?.get(adventureId)) || null
  return {
    status,
    standing: refundStanding({ ...purchase, endedAt, downloadedAt }, now),
    seen: { seatsRedeemed: purchase.seatsRedeemed, isDownloaded: downloadedAt !== null },
  }
}
