import type { PaymentFlag, PaymentStatus } from '#app/features/payments/payment-status.ts'

const refundDays = 14

export type RefundFacts = {
  status: PaymentStatus
  flag: PaymentFlag | null
  paidAt: Date | null
  /** When the provider was asked for it, and has not refused. */
  refundAskedAt: Date | null
  /** When the buyer first reached an ending of it, as host or member of a party; null means never. */
  endedAt: Date | null
  /** When the buyer first downloaded its kit. */
  downloadedAt: Date | null
  /** Null when the buyer bought it for themselves. */
  giftSeats: number | null
  seatsRedeemed: number
}

/** `none`: no money to refund. `asked`: it is not known yet whether it went back. `ask`: only people can decide; `why`
 * is null when something is wrong with the payment. `notSold`: it is refunded automatically. */
export type RefundStanding =
  | { kind: 'none' }
  | { kind: 'asked' }
  | { kind: 'may'; until: Date }
  | { kind: 'ask'; why: 'over'; until: Date }
  | { kind: 'ask'; why: 'ended' | 'downloaded'; at: Date }
  | { kind: 'ask'; why: 'redeemed' | 'notSold' | null }

/** Fourteen times 24 hours from the payment, so that no time zone makes them longer or shorter. */
const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + refundDays * 86_400_000)

export function refundStanding(facts: RefundFacts, now: Date): RefundStanding {
  const { status, flag, paidAt, refundAskedAt, endedAt, downloadedAt, giftSeats, seatsRedeemed } = facts
  if (paidAt === null || (status !== 'paid' && status !== 'disputed')) return { kind: 'none' }
  if (status === 'paid' && refundAskedAt !== null) return { kind: 'asked' }
  if (flag === 'no_adventure' && status === 'paid') return { kind: 'ask', why: 'notSold' }
  if (flag !== null || status === 'disputed') return { kind: 'ask', why: null }
  if (seatsRedeemed > 0) return { kind: 'ask', why: 'redeemed' }
  // Somebody who gives what they have played or printed gives another copy
  if (giftSeats === null && endedAt !== null) return { kind: 'ask', why: 'ended', at: endedAt }
  if (giftSeats === null && downloadedAt !== null) return { kind: 'ask', why: 'downloaded', at: downloadedAt }
  const until = refundableUntil(paidAt)
  return now > until ? { kind: 'ask', why: 'over', until } : { kind: 'may', until }
}
