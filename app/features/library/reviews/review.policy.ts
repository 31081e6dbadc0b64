export type RatingFacts = {
  isMember: boolean
  isOwner: boolean
  /** A co-author, who neither rates nor answers. */
  isAuthor: boolean
  /** Finished as this member or as this browser's guest, in a game that counts; for a kit: a download that counts. */
  hasFinished: boolean
  hasBought: boolean
  /** Bought or given, and then lost to a refund or a dispute. */
  hasLost: boolean
  own: { isHidden: boolean } | null
}

/** `may` includes changing and removing; `owner` answers instead; `signIn` finished as a guest; `lost` was refunded. */
export type RatingStanding = 'may' | 'owner' | 'author' | 'signIn' | 'hidden' | 'lost' | 'visitor' | 'notYet'

export function ratingStanding({
  isMember,
  isOwner,
  isAuthor,
  hasFinished,
  hasBought,
  hasLost,
  own,
}: RatingFacts): RatingStanding {
  if (!isMember) return hasFinished ? 'signIn' : 'visitor'
  if (isOwner) return 'owner'
  if (isAuthor) return 'author'
  if (own?.isHidden) return 'hidden'
  // It was played, so an existing review stays
  if (hasLost && !hasBought) return 'lost'
  if (own) return 'may'
  return hasFinished || hasBought ? 'may' : 'notYet'
}
