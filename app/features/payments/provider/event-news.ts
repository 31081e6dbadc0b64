import type Stripe from 'stripe'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'

export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

export type EventNews = {
  purchaseId: string | undefined
  paymentIntentId: string | undefined
  news: PaymentNews
}

const idOf = (given: string | { id: string } | null | undefined): string | undefined =>
  typeof given === 'string' ? given : given?.id

/** Undefined for what does not concern a payment. */
export function newsOfEvent(event: Stripe.Event): EventNews | undefined {
  const at = new Date(event.created * 1000)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      const news = newsOfSession(session, at)
      return {
        purchaseId: session.metadata?.['purchase_id'],
        paymentIntentId: idOf(session.payment_intent),
        news: event.type === 'checkout.session.async_payment_failed' ? { ...news, failedAt: at } : news,
      }
    }
    case 'charge.refunded': {
      const charge = event.data.object
      return {
        purchaseId: charge.metadata['purchase_id'],
        paymentIntentId: idOf(charge.payment_intent),
        news: newsOfCharge(charge, at),
      }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = event.data.object
      const chargeId = idOf(dispute.charge)
      const paymentIntentId = idOf(dispute.payment_intent)
      return {
        purchaseId: dispute.metadata['purchase_id'],
        paymentIntentId,
        news: {
          ...(chargeId ? { chargeId } : {}),
          ...(paymentIntentId ? { paymentIntentId } : {}),
          disputeOpenedAt: new Date(dispute.created * 1000),
          ...(event.type === 'charge.dispute.closed' ? endOfDispute(dispute.status, at) : {}),
        },
      }
    }
    default:
      return undefined
  }
}

/** An inquiry that came to nothing ends as `warning_closed`. */
const endOfDispute = (status: string, at: Date): PaymentNews =>
  status === 'lost' ? { disputeLostAt: at } : { disputeWonAt: at }

export function newsOfSession(session: Stripe.Checkout.Session, at: Date): PaymentNews {
  const isPaid = session.payment_status === 'paid'
  const paymentIntentId = idOf(session.payment_intent)
  return {
    sessionId: session.id,
    ...(paymentIntentId ? { paymentIntentId } : {}),
    ...(session.status === 'complete' ? { completedAt: at } : {}),
    ...(session.status === 'expired' ? { expiredAt: at } : {}),
    ...(isPaid ? { paidAt: at } : {}),
    ...(isPaid || session.status === 'complete'
      ? {
          charged: {
            totalCents: session.amount_total ?? 0,
            priceCents: session.amount_subtotal ?? 0,
            currency: session.currency ?? '',
          },
        }
      : {}),
  }
}

export function newsOfCharge(charge: Stripe.Charge, at: Date): PaymentNews {
  const paymentIntentId = idOf(charge.payment_intent)
  return {
    chargeId: charge.id,
    ...(paymentIntentId ? { paymentIntentId } : {}),
    charged: { totalCents: charge.amount, currency: charge.currency },
    refunded: { cents: charge.amount_refunded, whole: charge.refunded, at },
  }
}
