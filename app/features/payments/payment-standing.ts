import type { PaymentFlag, PaymentStatus } from './payment-status.ts'

/** A payment's standing for its buyer. Page, list, receipt and mails all describe it in the words of
 * `standing-text.ts`. */
export type PaymentStanding =
  | 'wait'
  | 'slow'
  | 'failed'
  | 'paid'
  | 'disputed'
  | 'lost'
  | 'partRefunded'
  | 'refunded'
  /** The bank did not accept the refund: the money is with the provider. */
  | 'refundFailed'
  /** It is not known yet whether the money went back. */
  | 'refundAsked'
  /** Goes back automatically; `notSoldStuck`: the provider has refused that so far. */
  | 'notSold'
  | 'notSoldStuck'
  | 'paidTwice'
  | 'mismatch'

/** What its buyer has of it now: `plays` includes another payment, a gift, or because it is free; `never`: it gave
 * nothing. For a gift, its code's state: `held` until the bank has decided. */
export type Access = 'plays' | 'lost' | 'never' | 'works' | 'held' | 'dead'

export type StandingFacts = {
  status: PaymentStatus
  flag: PaymentFlag | null
  completedAt: Date | null
  refundedCents: number
  refundedAt: Date | null
  refundAskedAt: Date | null
  refundRefusals: number
  refundFailedAt: Date | null
  giftSeats: number | null
  /** Whether the buyer may play it, for whatever reason. */
  mayPlay: boolean
}

/** A refund that was made again later does not count as failed. */
export const refundFailed = ({ refundedAt, refundFailedAt }: Pick<StandingFacts, 'refundedAt' | 'refundFailedAt'>) =>
  refundFailedAt !== null && (refundedAt === null || refundFailedAt >= refundedAt)

export function paymentStanding(facts: Omit<StandingFacts, 'giftSeats' | 'mayPlay'>): PaymentStanding {
  const { status, flag } = facts
  if (status === 'pending') return facts.completedAt ? 'slow' : 'wait'
  if (status === 'failed' || status === 'lost') return status
  if (refundFailed(facts)) return 'refundFailed'
  if (status === 'refunded') return 'refunded'
  if (facts.refundAskedAt !== null && status === 'paid') return 'refundAsked'
  if (flag === 'no_adventure') return facts.refundRefusals > 0 ? 'notSoldStuck' : 'notSold'
  if (flag === 'paid_twice') return 'paidTwice'
  if (flag !== null) return 'mismatch'
  if (status === 'disputed') return 'disputed'
  return facts.refundedCents > 0 ? 'partRefunded' : 'paid'
}

export function accessOf({ status, flag, giftSeats, mayPlay }: StandingFacts): Access {
  const gaveNothing = status === 'pending' || status === 'failed' || (flag !== null && flag !== 'paid_twice')
  const isOver = status === 'refunded' || status === 'lost'
  if (giftSeats === null) return mayPlay ? 'plays' : gaveNothing ? 'never' : 'lost'
  return gaveNothing ? 'never' : isOver ? 'dead' : status === 'disputed' ? 'held' : 'works'
}

/** Whether its buyer has a card to pass on. */
export const hasGiftToGive = ({ access, isForTeams }: { access: Access; isForTeams: boolean }): boolean =>
  !isForTeams && (access === 'works' || access === 'held')

/** When all the buyer can do is write to us. */
export const needsPeople = (standing: PaymentStanding): boolean =>
  ['lost', 'refundFailed', 'notSoldStuck', 'paidTwice', 'mismatch', 'disputed'].includes(standing)
