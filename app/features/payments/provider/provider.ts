import type Stripe from 'stripe'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'

/** Everything from the purchase's row but the address: the same row asks for the same session. */
export type SessionAsked = {
  purchaseId: string
  title: string
  /** Of all of it. */
  amountCents: number
  /** How many it is of; the amount is a multiple of it. One unless said otherwise. */
  quantity?: number
  /** What goes to the creator's account with the payment. */
  transfer: { accountId: string; cents: number } | null
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
   * @throws AppError paymentUnavailable; `SessionChanged` when it was asked for otherwise before, `TransferRefused`
   * when it may be for the creator's account */
  open: (asked: SessionAsked) => Promise<{ sessionId: string; url: string }>
  look: (sessionId: string) => Promise<Session>
  /** Nobody can pay it any more, unless it is paid already. */
  expire: (sessionId: string) => Promise<void>
  /** All of it, once; also what its creator got. @throws AppError refundRefused when nothing was given back;
   * whatever else it throws, nobody knows */
  refund: (purchase: RefundAsked) => Promise<PaymentNews>
  /** @throws Error when this was not signed with our secret, in the last five minutes */
  verify: (body: string, signature: string) => Stripe.Event
  /** What happened since, newest first. */
  events: (since: Date) => AsyncIterable<Stripe.Event>
  /** The purchase that a payment intent or a charge says that it is for. */
  purchaseOf: (reference: string) => Promise<string | undefined>
  /** Accounts that creators get their share into; null where nobody is paid that way. */
  payouts: PayoutProvider | null
}

export type RefundAsked = Pick<Purchase, 'id' | 'totalCents' | 'paymentIntentId' | 'payoutAccountId' | 'refundRefusals'>

export type PayoutStanding = { isComplete: boolean; takesTransfers: boolean; paysOut: boolean }

export type PayoutProvider = {
  /** One for each creator, however often it is asked. @param instead the account that is gone */
  open: (userId: string, instead: string | null) => Promise<string>
  /** One that is gone does nothing of it. */
  look: (accountId: string) => Promise<PayoutStanding>
  /** Where the creator tells Stripe about themselves, for a few minutes; null when the account is gone. */
  onboardingAt: (accountId: string, paths: { refreshPath: string; returnPath: string }) => Promise<string | null>
  /** Where the creator sees what was paid out. */
  dashboardAt: (accountId: string) => Promise<string>
}

/** The provider was asked for this session before, in other words. */
export class SessionChanged extends Error {
  override readonly name = 'SessionChanged'
}

/** No session was made of this, and the creator's account may be why. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused'
}
