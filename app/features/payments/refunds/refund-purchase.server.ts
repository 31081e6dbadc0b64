import { and, asc, eq, lt, or } from 'drizzle-orm'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { findDownloads } from '#app/features/payments/ledger/find-downloads.server.ts'
import { lockPurchase } from '#app/features/payments/ledger/lock-purchase.server.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import { providerNamed } from '#app/features/payments/provider/current-provider.server.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { giftRedemptions, purchases } from '#database/schema/payments.ts'
import { ownReasons } from './refund-reasons.ts'

/** `by`: null when nobody asked. `seen`: what the policy decided by; if that no longer holds, nothing is refunded. */
type Refund = { purchaseId: string; by: string | null; reason: string; seen?: Seen }
type Seen = { seatsRedeemed: number; isDownloaded: boolean }

/** Refunds all that was paid; the buyer may no longer play it, unless another payment or a gift lets them. Asked again
 * it refunds nothing twice. The caller handles permission, audit and mails.
 * @throws AppError notFound, notAllowed (nothing to refund), paymentUnavailable, refundRefused, refundUnknown, conflict
 * (a seat was redeemed meanwhile, or the kit downloaded) */
export async function refundPurchase(database: Database, refund: Refund): Promise<Purchase> {
  const { purchaseId } = refund
  const purchase = await database.transaction((transaction) => claim(transaction, refund))
  if (purchase.status === 'refunded') return purchase
  const provider = requireProvider(purchase)
  const news = await provider.refund(purchase).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'refundRefused')
      throw new AppError('refundUnknown', { cause: error, log: `refund of ${purchaseId}: ${String(error)}` })
    await noteRefusal(database, purchase)
    throw error
  })
  const recorded = await database.transaction((transaction) => recordNews(transaction, purchaseId, news))
  if (!recorded) throw new AppError('notFound')
  return recorded.purchase
}

/** Recorded before the money moves, so that after a crash it is known who asked, and a chore asks again. From then on
 * nobody takes a seat, or a first copy of a kit. @returns as it was before, or refunded already */
async function claim(transaction: Transaction, { purchaseId, by, reason, seen }: Refund): Promise<Purchase> {
  const locked = await lockPurchase(transaction, purchaseId)
  if (!locked) throw new AppError('notFound')
  const { purchase, pair } = locked
  if (purchase.status === 'refunded') return purchase
  if (purchase.status !== 'paid') throw new AppError('notAllowed', { log: `a ${purchase.status} payment stays` })
  requireProvider(purchase)
  if (seen) {
    const taken = await transaction.$count(giftRedemptions, eq(giftRedemptions.purchaseId, purchaseId))
    if (taken !== seen.seatsRedeemed) throw new AppError('conflict', { log: 'a seat was redeemed meanwhile' })
    const downloads = pair && (await findDownloads(transaction, pair.userId, [pair.adventureId]))
    if (downloads && downloads.size > 0 !== seen.isDownloaded)
      throw new AppError('conflict', { log: 'the kit was downloaded meanwhile' })
  }
  await transaction
    .update(purchases)
    .set({ refundedBy: by, refundReason: reason, refundAskedAt: purchase.refundAskedAt ?? new Date() })
    .where(eq(purchases.id, purchaseId))
  return purchase
}

function requireProvider({ provider: name }: Purchase): PaymentProvider {
  const provider = providerNamed(name)
  if (!provider) throw new AppError('paymentUnavailable', { log: 'there are no keys to refund with' })
  return provider
}

/** As if nobody had asked; when the same request is refused twice the second changes nothing. */
async function noteRefusal(database: Database, { id, refundRefusals }: Purchase): Promise<void> {
  logger.error('the payment company refused a refund', { purchase: id })
  await database
    .update(purchases)
    .set({ refundedBy: null, refundReason: null, refundAskedAt: null, refundRefusals: refundRefusals + 1 })
    .where(and(eq(purchases.id, id), eq(purchases.refundRefusals, refundRefusals)))
}

const minute = 60_000

/** Retries refunds of unknown outcome, and refunds payments for what is no longer sold. @returns how many went back */
export async function settleRefunds(
  database: Database,
  provider: Purchase['provider'],
  now = new Date(),
): Promise<number> {
  const open = await database
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.provider, provider),
        eq(purchases.status, 'paid'),
        or(lt(purchases.refundAskedAt, new Date(now.getTime() - minute)), eq(purchases.flag, 'no_adventure')),
      ),
    )
    // One that is often refused must not block the others
    .orderBy(asc(purchases.refundRefusals), asc(purchases.createdAt))
    .limit(200)
  let refunded = 0
  for (const { id, refundedBy, refundReason } of open) {
    try {
      await refundPurchase(database, { purchaseId: id, by: refundedBy, reason: refundReason ?? ownReasons.notSold })
      refunded++
    } catch (error) {
      logger.warn('a refund was not settled', { purchase: id, ...errorFields(error) })
    }
  }
  return refunded
}
