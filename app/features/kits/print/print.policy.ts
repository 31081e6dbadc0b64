import { isOut as isOutIn } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'

export type PrintFacts = {
  status: Status
  isDeleted: boolean
  hasEdition: boolean
  priceCents: number
  /** Its owner, or a co-author who may print the draft. */
  isAuthor: boolean
  isAdmin: boolean
  hasBought: boolean
}

/** `hidden`: as if it did not exist. `open`: only the parts that anyone may see before buying. `all`: the edition,
 * recorded as a download; `own`: without recording. `draft`: as it is in the studio now. */
export type PrintStanding = 'hidden' | 'open' | 'all' | 'own' | 'draft'

/** @param wantsDraft without an edition there is only the draft anyway */
export function printStanding(facts: PrintFacts, wantsDraft: boolean): PrintStanding {
  const { status, isDeleted, hasEdition, priceCents } = facts
  const isOut = isOutIn(status) && hasEdition && !isDeleted
  if ((facts.isAuthor || facts.isAdmin) && !isDeleted) return wantsDraft || !isOut ? 'draft' : 'own'
  if (wantsDraft) return 'hidden'
  if (facts.hasBought && hasEdition) return 'all'
  if (!isOut) return 'hidden'
  return priceCents === 0 ? 'all' : 'open'
}
