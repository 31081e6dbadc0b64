import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { FreshProblem } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { refundPurchase } from '#app/features/payments/refunds/refund-purchase.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { readPurchase } from './purchases.queries.server.ts'
import type { RefundForm } from './refund.schema.ts'

/** Refunds a payment in full. The log records who asked before the provider is called, in case of a crash; the reason is
 * stored with the payment. @throws AppError notAllowed, notFound, slowDown, and those of the provider */
export async function refundAsAdmin(
  viewer: Viewer,
  { purchaseId, reason, password }: RefundForm,
  origin: Origin,
): Promise<FreshProblem | null> {
  if (viewer.role !== 'admin') throw new AppError('notAllowed')
  const problem = await requireFresh(viewer, password, origin)
  if (problem) return problem
  const database = getDatabase()
  const { mayRefund, taken, refunded } = await readPurchase(database, purchaseId)
  if (!mayRefund) throw new AppError('notAllowed', { log: 'there is nothing to give back' })
  await database.insert(auditLog).values({
    actorId: viewer.userId,
    action: 'purchase.refund_asked',
    entityType: 'purchase',
    entityId: purchaseId,
    detail: { ...taken, cents: taken.cents - refunded.cents },
  })
  await refundPurchase(database, { purchaseId, by: viewer.userId, reason })
  return null
}
