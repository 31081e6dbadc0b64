import { eq } from 'drizzle-orm'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import { stripeProvider } from '#app/features/payments/provider/stripe-provider.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { purchases } from '#database/schema/payments.ts'
import { connectSecret, startStripeEndpoint } from './stripe-endpoint.ts'

/** A server that stands in for Stripe, with the product's way to it: with taxes and payouts. */
export async function startStandIn() {
  const stripe = await startStripeEndpoint({ taxes: { gst: 5, qst: 9.975 } })
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = stripe.env
  const provider = stripeProvider({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    connectWebhookSecret: connectSecret,
    apiBase: STRIPE_API_BASE,
    withTax: true,
  })
  return { stripe, provider }
}

type Sale = { payoutAccountId?: string | null; buyerId?: string }

/** A new buyer stands at Stripe's page to pay for it. @param payoutAccountId where the creator's share goes */
export async function beginSale(
  provider: PaymentProvider,
  adventureId: string,
  { payoutAccountId = null, buyerId: known }: Sale = {},
) {
  const buyerId = known ?? (await buildUser(getDatabase())).id
  const { id, amountCents, feeCents } = await buildPurchase(getDatabase(), {
    buyerId,
    adventureId,
    payoutAccountId,
    provider: 'stripe',
    status: 'pending',
  })
  const { sessionId } = await provider.open({
    purchaseId: id,
    title: 'The Attic',
    amountCents,
    transfer: payoutAccountId ? { accountId: payoutAccountId, cents: amountCents - feeCents } : null,
    language: 'fr',
    email: 'buyer@example.org',
    paidPath: `/purchases/${id}`,
    cancelPath: `/checkout/${adventureId}?cancelled=1`,
    expiresAt: new Date(Date.now() + 7_200_000),
  })
  await tell(id, { sessionId })
  return { id, sessionId, buyerId }
}

export const tell = (purchaseId: string, news: PaymentNews) =>
  getDatabase().transaction((transaction) => recordNews(transaction, purchaseId, news))

export const purchaseRow = async (id: string) =>
  (await getDatabase().select().from(purchases).where(eq(purchases.id, id)))[0]!
