import type Stripe from 'stripe'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'

export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'transfer.reversed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const

export type EventNews = {
  purchaseId: string | undefined
  paymentIntentId: string | undefined
  news: PaymentNews
}

const idOf = (given: string | { id: string } | null | undefined): string | undefined =>
  typeof given === 'string' ? given : given?.id

/** Undefined for anything that does not concern a payment. */
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
    case 'refund.failed': {
      const refund = event.data.object
      return {
        purchaseId: undefined,
        paymentIntentId: idOf(refund.payment_intent),
        news: { ...chargeIs(refund.charge), refundFailedAt: at },
      }
    }
    case 'transfer.reversed': {
      const transfer = event.data.object
      return { purchaseId: undefined, paymentIntentId: undefined, news: newsOfTransfer(transfer, at) }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed': {
      const dispute = event.data.object
      const paymentIntentId = idOf(dispute.payment_intent)
      return {
        purchaseId: dispute.metadata['purchase_id'],
        paymentIntentId,
        news: {
          ...chargeIs(dispute.charge),
          ...(paymentIntentId ? { paymentIntentId } : {}),
          ...newsOfDispute(dispute, event.type, at),
        },
      }
    }
    default:
      return undefined
  }
}

function chargeIs(charge: string | { id: string } | null): PaymentNews {
  const chargeId = idOf(charge)
  return chargeId ? { chargeId } : {}
}

/** The statuses of an inquiry begin like this: a bank asks, and no money moves until it becomes a dispute. */
const inquiry = 'warning_'

function newsOfDispute({ status, created }: Stripe.Dispute, type: string, at: Date): PaymentNews {
  if (status.startsWith(inquiry)) return {}
  const opened = { disputeOpenedAt: new Date(created * 1000) }
  if (type !== 'charge.dispute.closed') return opened
  return { ...opened, ...(status === 'lost' ? { disputeLostAt: at } : { disputeWonAt: at }) }
}

const newsOfTransfer = (transfer: Stripe.Transfer, at: Date): PaymentNews => ({
  ...chargeIs(transfer.source_transaction),
  reversed: { cents: transfer.amount_reversed, at },
})

export function newsOfSession(session: Stripe.Checkout.Session, at: Date): PaymentNews {
  const isPaid = session.payment_status === 'paid'
  const paymentIntentId = idOf(session.payment_intent)
  return {
    sessionId: session.id,
    ...(paymentIntentId ? { paymentIntentId } : {}),
    ...(session.status === 'complete' ? { completedAt: at } : {}),
    ...(session.status === 'expired' ? { expiredAt: at } : {}),
    ...(isPaid ? { paidAt: at } : {}),
    ...taxesOf(session),
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

/** Only a session requested with it has the breakdown; HST is filed under the same number as GST. */
function taxesOf({ total_details }: Stripe.Checkout.Session): PaymentNews {
  const taxes = total_details?.breakdown?.taxes
  if (!taxes || taxes.length === 0) return {}
  const sumOf = (...types: string[]) =>
    taxes
      .filter(({ rate }) => rate.tax_type !== null && types.includes(rate.tax_type))
      .reduce((sum, { amount }) => sum + amount, 0)
  return { taxes: { gstCents: sumOf('gst', 'hst'), qstCents: sumOf('qst') } }
}

export function newsOfCharge(charge: Stripe.Charge, at: Date): PaymentNews {
  const paymentIntentId = idOf(charge.payment_intent)
  return {
    chargeId: charge.id,
    ...(paymentIntentId ? { paymentIntentId } : {}),
    charged: { totalCents: charge.amount, currency: charge.currency },
    refunded: { cents: charge.amount_refunded, whole: charge.refunded, at },
    ...(charge.transfer && typeof charge.transfer !== 'string' && charge.transfer.amount_reversed > 0
      ? newsOfTransfer(charge.transfer, at)
      : {}),
  }
}
