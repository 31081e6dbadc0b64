export type RatingFacts = {
  isMember: boolean
  isOwner: boolean
  /** As this member or as the guest of this browser; playtests do not count. */
  hasFinished: boolean
  hasBought: boolean
  own: { isHidden: boolean } | null
}

/** `may` includes changing and removing; `owner` answers instead; `signIn` finished as a guest. */
export type RatingStanding = 'may' | 'owner' | 'signIn' | 'hidden' | 'visitor' | 'notYet'

export function ratingStanding({ isMember, isOwner, hasFinished, hasBought, own }: RatingFacts): RatingStanding {
  if (!isMember) return hasFinished ? 'signIn' : 'visitor'
  if (isOwner) return 'owner'
  if (own) return own.isHidden ? 'hidden' : 'may'
  return hasFinished || hasBought ? 'may' : 'notYet'
}
