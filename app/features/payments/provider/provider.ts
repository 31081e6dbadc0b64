import type Stripe from 'stripe'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'

/** Everything from the purchase's row but the address: the same row asks for the same session. */
export type SessionAsked = {
  purchaseId: string
  title: string
  /** Of all of it. */
  amountCents: number
  /** How many it is of; the amount is a multiple of it. One unless said otherwise. */
  quantity?: number
  language: 'en' | 'fr'
  email: string
  /** Paths of ours. */
  paidPath: string
  cancelPath: string
  expiresAt: Date
}

export type Session = { state: 'open' | 'complete' | 'expired'; url: string | null; news: PaymentNews }

export type PaymentProvider = {
  name: 'stripe' | 'test'
  /** Once for each purchase, however often it is asked. `url` is where the buyer pays.
   * @throws AppError paymentUnavailable; `SessionChanged` when it was asked for otherwise before */
  open: (asked: SessionAsked) => Promise<{ sessionId: string; url: string }>
  look: (sessionId: string) => Promise<Session>
  /** Nobody can pay it any more, unless it is paid already. */
  expire: (sessionId: string) => Promise<void>
  /** All of it, once. */
  refund: (purchase: { id: string; totalCents: number; paymentIntentId: string | null }) => Promise<PaymentNews>
  /** @throws Error when this was not signed with our secret, in the last five minutes */
  verify: (body: string, signature: string) => Stripe.Event
  /** What happened since, newest first. */
  events: (since: Date) => AsyncIterable<Stripe.Event>
  /** The purchase that a payment intent says that it is for. */
  purchaseOf: (paymentIntentId: string) => Promise<string | undefined>
}

/** The provider was asked for this session before, in other words. */
export class SessionChanged extends Error {
  override readonly name = 'SessionChanged'
}
