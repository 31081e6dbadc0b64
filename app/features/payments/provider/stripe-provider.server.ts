import Stripe from 'stripe'
import { logger } from '#app/platform/log.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answering } from './answering.server.ts'
import { eventTypes, newsOfCharge, newsOfSession } from './event-news.ts'
import { TransferRefused } from './provider.ts'
import type { PaymentProvider, RefundAsked, SessionAsked } from './provider.ts'
import { stripePayouts } from './stripe-payouts.server.ts'

type Settings = {
  secretKey: string
  webhookSecret: string
  /** Secret of the webhook for connected accounts; with it creators are paid through Stripe Connect. */
  connectWebhookSecret?: string | undefined
  apiBase: string | undefined
  withTax: boolean
}

const patienceMs = 8_000

export function stripeProvider(settings: Settings): PaymentProvider {
  const { secretKey, webhookSecret, connectWebhookSecret, apiBase, withTax } = settings
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
        const { id, url } = await stripe.checkout.sessions
          .create(sessionParams(asked, withTax), { idempotencyKey: `checkout ${asked.purchaseId}` })
          .catch((error: unknown) => {
            throw asked.transfer && isRefusal(error) ? new TransferRefused(error.message, { cause: error }) : error
          })
        if (!url) throw new AppError('paymentUnavailable', { log: 'a session without an address' })
        return { sessionId: id, url }
      }),
    look: (sessionId) =>
      answering(async () => {
        const session = await stripe.checkout.sessions
          .retrieve(sessionId, { expand: ['total_details.breakdown'] })
          .catch(unlessMissing)
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
          // It is already paid or expired: reading it tells which
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
      }),
    refund: (purchase) =>
      answering(async () => {
        if (!purchase.paymentIntentId) throw new AppError('refundRefused', { log: 'nothing was paid' })
        await giveBack(stripe, purchase, purchase.paymentIntentId)
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(purchase.paymentIntentId, {
          expand: ['latest_charge.transfer'],
        })
        if (!charge || typeof charge === 'string') throw new AppError('paymentUnavailable', { log: 'no charge' })
        return newsOfCharge(charge, new Date())
      }),
    verify(body, signature) {
      try {
        return stripe.webhooks.constructEvent(body, signature, webhookSecret)
      } catch (error) {
        if (!connectWebhookSecret) throw error
        return stripe.webhooks.constructEvent(body, signature, connectWebhookSecret)
      }
    },
    events: (since) =>
      stripe.events.list({ types: [...eventTypes], created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }),
    purchaseOf: (reference) =>
      answering(async () => {
        // Charges of bank debits have another prefix than those of cards
        const from = reference.startsWith('pi_') ? stripe.paymentIntents : stripe.charges
        return (await from.retrieve(reference).catch(unlessMissing))?.metadata['purchase_id']
      }),
    payouts: connectWebhookSecret ? stripePayouts(stripe) : null,
  }
}

/** Also takes back what the creator's account got; if that fails, the buyer is not kept waiting for it. */
async function giveBack(stripe: Stripe, purchase: RefundAsked, intent: string): Promise<void> {
  try {
    await stripe.refunds.create(...refundParams(purchase, intent, purchase.payoutAccountId !== null))
  } catch (error) {
    if (isDone(error)) return
    if (!isRefusal(error)) throw error
    if (purchase.payoutAccountId === null) throw refusalOf(error)
    logger.warn('a refund that takes back the creator’s share was refused', { purchase: purchase.id, code: error.code })
    await stripe.refunds.create(...refundParams(purchase, intent, false)).catch((kept: unknown) => {
      if (!isDone(kept)) throw isRefusal(kept) ? refusalOf(kept) : kept
    })
  }
}

/** Stripe repeats its answer to an idempotency key for a day: a new key after a refusal, the same while the outcome is
 * unknown. */
const refundParams = (
  { id, payoutAccountId, refundRefusals }: RefundAsked,
  intent: string,
  isReversed: boolean,
): [Stripe.RefundCreateParams, Stripe.RequestOptions] => [
  {
    payment_intent: intent,
    reason: 'requested_by_customer',
    ...(isReversed ? { reverse_transfer: true } : {}),
  },
  {
    idempotencyKey: `refund ${id}${refundRefusals > 0 ? ` ${refundRefusals}` : ''}${payoutAccountId && !isReversed ? ' kept' : ''}`,
  },
]

const isDone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'

/** Stripe refused the request itself: nothing has happened. After a lost or broken answer something may have. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError

const refusalOf = (error: Stripe.errors.StripeError): AppError =>
  new AppError('refundRefused', { cause: error, log: error.message })

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
    // Charges carry it too, so that a refund finds its purchase before the session has reported its payment
    payment_intent_data: { metadata, ...transferOf(asked) },
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
    automatic_tax: { enabled: withTax, ...(withTax && asked.transfer ? { liability: { type: 'self' } } : {}) },
    // The price is in Canadian dollars for everybody, whatever the account's setting
    adaptive_pricing: { enabled: false },
    locale: asked.language === 'fr' ? 'fr-CA' : 'en',
    customer_email: asked.email,
    expires_at: Math.floor(asked.expiresAt.getTime() / 1000),
    success_url: siteUrl(asked.paidPath),
    cancel_url: siteUrl(asked.cancelPath),
  }
}

/** Only the creator's share: an application fee instead would also send the taxes there that the platform remits. */
const transferOf = ({ transfer }: SessionAsked): Stripe.Checkout.SessionCreateParams.PaymentIntentData =>
  transfer ? { transfer_data: { destination: transfer.accountId, amount: transfer.cents } } : {}
