import { eq, or } from 'drizzle-orm'
import type Stripe from 'stripe'
import { lookAtPayoutAccount } from '#app/features/payments/payouts/payout-accounts.server.ts'
import { lockPurchase } from '#app/features/payments/ledger/lock-purchase.server.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import { newsOfEvent } from '#app/features/payments/provider/event-news.ts'
import type { EventNews } from '#app/features/payments/provider/event-news.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { isId } from '#app/shared/ids.ts'
import { paymentEvents, payoutAccounts, purchases } from '#database/schema/payments.ts'

/** `notOurs`: of another product of the same account, or of a kind that says nothing about a payment. */
export type Taken = 'taken' | 'repeated' | 'notOurs'

/** Acts on a provider's event once: event, ledger and entitlement are one transaction. Verify it before. */
export async function takeEvent(database: Database, provider: PaymentProvider, event: Stripe.Event): Promise<Taken> {
  // A connected account's claims about payments are not trusted: its creator could have made them up
  if (event.account !== undefined)
    return event.type.startsWith('account.') ? takeAccountEvent(database, provider, event.account) : 'notOurs'
  const told = newsOfEvent(event)
  const purchaseId = told && (await purchaseOf(database, provider, told))
  if (!told || purchaseId === undefined) return 'notOurs'
  const news = { ...told.news, ...(await taxesOf(provider, told.news)) }
  return database.transaction(async (transaction) => {
    await lockPurchase(transaction, purchaseId)
    const [fresh] = await transaction
      .insert(paymentEvents)
      .values({
        provider: provider.name,
        providerEventId: event.id,
        type: event.type,
        purchaseId,
        occurredAt: new Date(event.created * 1000),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (!fresh) return 'repeated'
    const recorded = await recordNews(transaction, purchaseId, news)
    logger.debug('payment event', { type: event.type, purchase: purchaseId, status: recorded?.purchase.status })
    return 'taken'
  })
}

async function purchaseOf(
  database: Database,
  provider: PaymentProvider,
  { purchaseId, paymentIntentId, news }: EventNews,
): Promise<string | undefined> {
  const known = [
    ...(purchaseId && isId(purchaseId) ? [eq(purchases.id, purchaseId)] : []),
    ...(paymentIntentId ? [eq(purchases.paymentIntentId, paymentIntentId)] : []),
    ...(news.sessionId ? [eq(purchases.sessionId, news.sessionId)] : []),
    ...(news.chargeId ? [eq(purchases.chargeId, news.chargeId)] : []),
  ]
  if (known.length === 0) return undefined
  const find = async (where = or(...known)) => {
    const [row] = await database
      .select({ id: purchases.id, provider: purchases.provider })
      .from(purchases)
      .where(where)
      .limit(1)
    return row?.provider === provider.name ? row.id : undefined
  }
  const found = await find()
  const reference = paymentIntentId ?? news.chargeId
  if (found !== undefined || !reference) return found
  // A dispute may come before the session has reported which payment is its own
  const named = await provider.purchaseOf(reference)
  return named && isId(named) ? find(eq(purchases.id, named)) : undefined
}

async function takeAccountEvent(database: Database, provider: PaymentProvider, accountId: string): Promise<Taken> {
  if (!provider.payouts) return 'notOurs'
  const known = await database.$count(payoutAccounts, eq(payoutAccounts.accountId, accountId))
  if (known === 0) return 'notOurs'
  await lookAtPayoutAccount(database, accountId, provider.payouts)
  return 'taken'
}

/** An event does not say how the tax splits. The game does not wait for that: without it the receipt has one line of
 * tax. */
async function taxesOf(provider: PaymentProvider, { sessionId, paidAt, charged }: PaymentNews): Promise<PaymentNews> {
  if (!sessionId || !paidAt || !charged || charged.totalCents === charged.priceCents) return {}
  try {
    const { taxes } = (await provider.look(sessionId)).news
    return taxes ? { taxes } : {}
  } catch (error) {
    logger.warn('how a tax splits was not told', { session: sessionId, ...errorFields(error) })
    return {}
  }
}
