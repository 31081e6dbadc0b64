import { isOut } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'

export type CheckoutFacts = {
  status: Status
  isDeleted: boolean
  hasEdition: boolean
  priceCents: number
  isOwner: boolean
  isAdmin: boolean
  hasBought: boolean
  /** Whether anything is sold on this site. */
  isSelling: boolean
}

/** `hidden`: as if it did not exist; `play`: there is nothing to pay; `later`: announced; `closed`: not sold here. */
export type CheckoutStanding = 'hidden' | 'play' | 'later' | 'closed' | 'buy'

export function checkoutStanding(facts: CheckoutFacts): CheckoutStanding {
  if (facts.hasBought) return 'play'
  if (facts.isDeleted) return 'hidden'
  if (facts.isOwner || facts.isAdmin) return 'play'
  if (facts.status === 'coming_soon') return 'later'
  if (!isOut(facts.status) || !facts.hasEdition) return 'hidden'
  if (facts.priceCents === 0) return 'play'
  return facts.isSelling ? 'buy' : 'closed'
}
