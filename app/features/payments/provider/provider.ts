import type Stripe from 'stripe'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { PaymentNews } from '#app/features/payments/ledger/with-news.ts'

/** Everything from the purchase's row but the address: the same row requests the same session. */
export type SessionAsked = {
  purchaseId: string
  title: string
  /** The price of all of it. */
  amountCents: number
  /** How many are bought; the amount is a multiple of it. One unless given. */
  quantity?: number
  /** What is transferred to the creator's account with the payment. */
  transfer: { accountId: string; cents: number } | null
  language: 'en' | 'fr'
  email: string
  /** Paths on our site. */
  paidPath: string
  cancelPath: string
  expiresAt: Date
}

export type Session = { state: 'open' | 'complete' | 'expired'; url: string | null; news: PaymentNews }

export type PaymentProvider = {
  name: 'stripe' | 'test'
  /** Created once per purchase, however often it is requested. `url` is where the buyer pays.
   * @throws AppError paymentUnavailable; `SessionChanged` when requested with other details before, `TransferRefused`
   * when the creator's account may be the reason */
  open: (asked: SessionAsked) => Promise<{ sessionId: string; url: string }>
  look: (sessionId: string) => Promise<Session>
  /** Afterwards nobody can pay it, unless it is already paid. */
  expire: (sessionId: string) => Promise<void>
  /** Refunds all of it, once, including what its creator got.
   * @throws AppError refundRefused when nothing was refunded; after any other error the outcome is unknown */
  refund: (purchase: RefundAsked) => Promise<PaymentNews>
  /** @throws Error unless this was signed with our secret within the last five minutes */
  verify: (body: string, signature: string) => Stripe.Event
  /** Events since then, newest first. */
  events: (since: Date) => AsyncIterable<Stripe.Event>
  /** The purchase that a payment intent or a charge names. */
  purchaseOf: (reference: string) => Promise<string | undefined>
  /** Accounts that creators receive their share in; null where nobody is paid that way. */
  payouts: PayoutProvider | null
}

export type RefundAsked = Pick<Purchase, 'id' | 'totalCents' | 'paymentIntentId' | 'payoutAccountId' | 'refundRefusals'>

export type PayoutStanding = { isComplete: boolean; takesTransfers: boolean; paysOut: boolean }

export type PayoutProvider = {
  /** One per creator, however often it is requested. @param instead the account that is gone */
  open: (userId: string, instead: string | null) => Promise<string>
  /** The state of the account; one that is gone can do nothing. */
  look: (accountId: string) => Promise<PayoutStanding>
  /** Where the creator enters their details at Stripe, valid for a few minutes; null when the account is gone. */
  onboardingAt: (accountId: string, paths: { refreshPath: string; returnPath: string }) => Promise<string | null>
  /** Where the creator sees what was paid out. */
  dashboardAt: (accountId: string) => Promise<string>
}

/** This session was requested before with other details. */
export class SessionChanged extends Error {
  override readonly name = 'SessionChanged'
}

/** No session was made, and the creator's account may be the reason. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused'
}
