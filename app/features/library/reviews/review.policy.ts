/** What decides whether somebody may rate an adventure. */
export type RatingFacts = {
  isMember: boolean
  /** Made it themself. */
  isOwner: boolean
  /** Played a run to its end that was no playtest, as this member or as the guest of this browser. */
  hasFinished: boolean
  /** Paid, and was not refunded. */
  hasBought: boolean
  /** The review that is there already. */
  own: { isHidden: boolean } | null
}

/**
 * How somebody stands to rating an adventure: `may`, also change or remove what they wrote; `owner` answers reviews instead;
 * `signIn` finished as a guest and may once the run is theirs; `hidden` by a moderator, which writing again must not undo;
 * `visitor` and `notYet` have not finished it.
 */
export type RatingStanding = 'may' | 'owner' | 'signIn' | 'hidden' | 'visitor' | 'notYet'

/** Who finished or bought may rate, once, and change or remove that as long as the account lives; who made it may not. */
export function ratingStanding({ isMember, isOwner, hasFinished, hasBought, own }: RatingFacts): RatingStanding {
  if (!isMember) return hasFinished ? 'signIn' : 'visitor'
  if (isOwner) return 'owner'
  if (own) return own.isHidden ? 'hidden' : 'may'
  return hasFinished || hasBought ? 'may' : 'notYet'
}
