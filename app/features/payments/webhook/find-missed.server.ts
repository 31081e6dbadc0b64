import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type Stripe from 'stripe'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import { currentProvider } from '#app/features/payments/provider/current-provider.server.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import { lookAtPayoutAccounts } from '#app/features/payments/payouts/payout-accounts.server.ts'
import { settleRefunds } from '#app/features/payments/refunds/refund-purchase.server.ts'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { paymentEvents, purchases } from '#database/schema/payments.ts'
import { lookAtPayment } from './look-at-payment.server.ts'
import { takeEvent } from './take-event.server.ts'

const minute = 60_000
const hour = 60 * minute
/** As long as Stripe retries an event, plus a day. */
const eventsOf = 4 * 24 * hour
const mostAtOnce = 200

let lastAt: number | undefined

/** Called every minute; works once an hour, in one process at a time. */
export async function findMissedPayments(now = new Date()): Promise<void> {
  const provider = currentProvider()
  if (!provider || (lastAt !== undefined && now.getTime() - lastAt < hour)) return
  lastAt = now.getTime()
  const client = await getPool().connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('whodini missed payments', 0)) as mine`,
    )
    if (!rows[0]?.mine) return
    try {
      await reconcile(getDatabase(), provider, now)
    } finally {
      await client.query(`select pg_advisory_unlock(hashtextextended('whodini missed payments', 0))`)
    }
  } finally {
    client.release()
  }
}

/** Checks pending payments, takes the events that no webhook brought, and settles refunds.
 * @returns how many of the first two */
export async function reconcile(
  database: Database,
  provider: PaymentProvider,
  now = new Date(),
): Promise<{ looked: number; taken: number }> {
  const waiting = await database
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'pending'),
        eq(purchases.provider, provider.name),
        lt(purchases.createdAt, new Date(now.getTime() - 10 * minute)),
      ),
    )
    .orderBy(asc(purchases.createdAt))
    .limit(mostAtOnce)
  for (const purchase of waiting) {
    try {
      if (purchase.sessionId) await lookAtPayment(database, purchase, provider)
      // Its buyer never got the address to pay at; or a test checkout was abandoned
      if ((!purchase.sessionId || provider.name === 'test') && now.getTime() - purchase.createdAt.getTime() > 3 * hour)
        await database.transaction((transaction) => recordNews(transaction, purchase.id, { expiredAt: now }))
    } catch (error) {
      logger.warn('a payment was not looked at', { purchase: purchase.id, ...errorFields(error) })
    }
  }
  try {
    // Refunds made elsewhere are recorded before refunds are retried
    const taken = await takeMissed(database, provider, new Date(now.getTime() - eventsOf))
    return { looked: waiting.length, taken }
  } finally {
    await settleRefunds(database, provider.name, now)
    if (provider.payouts) await lookAtPayoutAccounts(database, provider.payouts, now)
  }
}

async function takeMissed(database: Database, provider: PaymentProvider, since: Date): Promise<number> {
  let taken = 0
  let page: Stripe.Event[] = []
  const take = async (): Promise<void> => {
    const known = new Set(
      (
        await database
          .select({ id: paymentEvents.providerEventId })
          .from(paymentEvents)
          .where(
            and(
              eq(paymentEvents.provider, provider.name),
              inArray(
                paymentEvents.providerEventId,
                page.map(({ id }) => id),
              ),
            ),
          )
      ).map(({ id }) => id),
    )
    for (const event of page.filter(({ id }) => !known.has(id)))
      try {
        if ((await takeEvent(database, provider, event)) === 'taken') taken++
      } catch (error) {
        logger.warn('a payment event was not taken', { event: event.id, ...errorFields(error) })
      }
    page = []
  }
  for await (const event of provider.events(since)) {
    page.push(event)
    if (page.length === 100) await take()
  }
  if (page.length > 0) await take()
  if (taken > 0) logger.warn('payment events had not reached us', { taken })
  return taken
}
