import type { PaymentFlag, PaymentStatus } from '#app/features/payments/payment-status.ts'

export type GiftFacts = {
  status: PaymentStatus
  flag: PaymentFlag | null
  seats: number
  redeemed: number
  /** When the refund was requested. */
  refundAskedAt: Date | null
  /** About the holder of the code: unknown without a session. */
  hasTakenSeat: boolean
  hasBought: boolean
  isOwner: boolean
}

type Seats = { giftSeats: number | null; isForTeams: boolean }

/** `unknown`: as if there were no such code; `over`: refunded or lost; `mine`: this reader has taken a seat; `owned`,
 * `own`: they play without it; `held`: not known yet whether the money stays; `used`: no seat is left. */
export type GiftStanding = 'unknown' | 'over' | 'mine' | 'owned' | 'own' | 'held' | 'used' | 'open'

/** Whether its buyer has a card to give. */
export const isGiftToGive = ({
  status,
  flag,
  giftSeats,
  isForTeams,
}: Pick<GiftFacts, 'status' | 'flag'> & Seats): boolean =>
  giftSeats !== null && !isForTeams && (status === 'paid' || status === 'disputed') && flag === null

export function giftStanding(gift: GiftFacts): GiftStanding {
  if (gift.status === 'pending' || gift.status === 'failed') return 'unknown'
  if (gift.status === 'refunded' || gift.status === 'lost' || gift.flag !== null) return 'over'
  if (gift.hasTakenSeat) return 'mine'
  if (gift.isOwner) return 'own'
  if (gift.hasBought) return 'owned'
  if (gift.status === 'disputed' || gift.refundAskedAt !== null) return 'held'
  return gift.redeemed < gift.seats ? 'open' : 'used'
}
