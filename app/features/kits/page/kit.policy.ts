import { isOut as isOutIn, isShown } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'

export type KitFacts = {
  status: Status
  isDeleted: boolean
  hasEdition: boolean
  /** Its owner, or a co-author who may print the draft. */
  isAuthor: boolean
  isAdmin: boolean
  hasBought: boolean
}

/** `hidden`: as if it did not exist; `announced`: only that it is coming; `preview`: authors see the draft;
 * `withheld`: taken down, but people who bought it keep it. */
export type KitStanding = 'hidden' | 'announced' | 'preview' | 'published' | 'withheld'

export function kitStanding(facts: KitFacts): KitStanding {
  const { status, isDeleted, hasEdition } = facts
  const isOut = isOutIn(status) && hasEdition && !isDeleted
  if (isOut) return 'published'
  if ((facts.isAuthor || facts.isAdmin) && !isDeleted) return 'preview'
  if (facts.hasBought && hasEdition) return isShown(status) && !isDeleted ? 'published' : 'withheld'
  return status === 'coming_soon' && !isDeleted ? 'announced' : 'hidden'
}
