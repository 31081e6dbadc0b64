import Stripe from 'stripe'
import { logger } from '#app/platform/log.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { eventTypes, newsOfCharge, newsOfSession } from './event-news.ts'
import { SessionChanged } from './provider.ts'
import type { PaymentProvider, SessionAsked } from './provider.ts'

type Settings = { secretKey: string; webhookSecret: string; apiBase: string | undefined; withTax: boolean }

const patienceMs = 8_000

export function stripeProvider({ secretKey, webhookSecret, apiBase, withTax }: Settings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(apiBase ? addressOf(apiBase) : {}),
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    name: 'stripe',
    open: (asked) =>
      answering(async () => {
        const { id, url } = await stripe.checkout.sessions.create(sessionParams(asked, withTax), {
          idempotencyKey: `checkout ${asked.purchaseId}`,
        })
        if (!url) throw new AppError('paymentUnavailable', { log: 'a session without an address' })
        return { sessionId: id, url }
      }),
    look: (sessionId) =>
      answering(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId).catch(unlessMissing)
        // As after a change of keys: nobody can pay there any more
        if (!session) return { state: 'expired', url: null, news: { sessionId, expiredAt: new Date() } }
        const state = session.status === 'open' ? 'open' : session.status === 'expired' ? 'expired' : 'complete'
        return { state, url: session.url, news: newsOfSession(session, new Date()) }
      }),
    expire: (sessionId) =>
      answering(async () => {
        try {
          await stripe.checkout.sessions.expire(sessionId)
        } catch (error) {
          // It is paid or over already: looking at it tells
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
      }),
    refund: (purchase) =>
      answering(async () => {
        if (!purchase.paymentIntentId) throw new AppError('conflict', { log: 'nothing was paid' })
        try {
          await stripe.refunds.create(
            { payment_intent: purchase.paymentIntentId, reason: 'requested_by_customer' },
            { idempotencyKey: `refund ${purchase.id}` },
          )
        } catch (error) {
          const code = error instanceof Stripe.errors.StripeInvalidRequestError ? error.code : undefined
          if (code !== 'charge_already_refunded') throw error
        }
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(purchase.paymentIntentId, {
          expand: ['latest_charge'],
        })
        if (!charge || typeof charge === 'string') throw new AppError('paymentUnavailable', { log: 'no charge' })
        return newsOfCharge(charge, new Date())
      }),
    verify: (body, signature) => stripe.webhooks.constructEvent(body, signature, webhookSecret),
    events: (since) =>
      stripe.events.list({ types: [...eventTypes], created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }),
    purchaseOf: (paymentIntentId) =>
      answering(async () => (await stripe.paymentIntents.retrieve(paymentIntentId)).metadata['purchase_id']),
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
  throw error
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase)
  return { protocol: protocol.slice(0, -1) as 'http' | 'https', host: hostname, ...(port ? { port } : {}) }
}

function sessionParams(asked: SessionAsked, withTax: boolean): Stripe.Checkout.SessionCreateParams {
  const { quantity = 1 } = asked
  const metadata = { purchase_id: asked.purchaseId }
  return {
    mode: 'payment',
    client_reference_id: asked.purchaseId,
    metadata,
    // Charges carry it too, so that a refund finds its purchase before the session has told of its payment
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity,
        price_data: {
          currency: 'cad',
          unit_amount: asked.amountCents / quantity,
          tax_behavior: 'exclusive',
          product_data: { name: asked.title },
        },
      },
    ],
    automatic_tax: { enabled: withTax },
    // The price is Canadian dollars for everybody, whatever the account's setting
    adaptive_pricing: { enabled: false },
    locale: asked.language === 'fr' ? 'fr-CA' : 'en',
    customer_email: asked.email,
    expires_at: Math.floor(asked.expiresAt.getTime() / 1000),
    success_url: siteUrl(asked.paidPath),
    cancel_url: siteUrl(asked.cancelPath),
  }
}

/** @throws AppError paymentUnavailable instead of what the library throws */
async function answering<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new SessionChanged()
    logger.error('the payment company refused', { type: error.type, code: error.code, status: error.statusCode })
    throw new AppError('paymentUnavailable', { cause: error, log: error.message, retryAfter: 10 })
  }
}
