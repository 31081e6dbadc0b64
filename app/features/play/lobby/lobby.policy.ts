import { isOut, isShown } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'

export type LobbyFacts = {
  status: Status
  isDeleted: boolean
  priceCents: number
  hasEdition: boolean
  isOwner: boolean
  /** Its owner, or a co-author who may try the draft. */
  isAuthor: boolean
  isAdmin: boolean
  hasBought: boolean
  hasRuns: boolean
  /** The reader is staff, and the work is somebody else's, in review or reported by somebody else. */
  judges: boolean
}

/** `hidden`: as if it did not exist; `announced`: shown only as coming soon. */
type LobbyView = 'hidden' | 'announced' | 'open'

/** People who bought or played an adventure keep its lobby; drafts are for their authors and admins. */
export function lobbyView(facts: LobbyFacts): LobbyView {
  if (facts.hasBought || facts.hasRuns) return 'open'
  if (facts.isDeleted) return 'hidden'
  if (isOut(facts.status) || facts.isAuthor || facts.isAdmin || facts.judges) return 'open'
  return facts.status === 'coming_soon' ? 'announced' : 'hidden'
}

/** The row holds a draft: players of an adventure that was taken back see the published edition. */
export const isWithheld = (facts: LobbyFacts): boolean =>
  !isShown(facts.status) && !facts.isAuthor && !facts.isAdmin && !facts.judges

/** `playtest`: of the current draft, counted nowhere; `buy`: after paying; `closed`: no new runs. */
export type StartKind = 'playtest' | 'play' | 'buy' | 'closed'

/** Not for a draft, whose pictures nobody else may see. */
export const mayPlayTogether = (facts: LobbyFacts): boolean =>
  startKind(facts) === 'play' || (mayInviteToOwn(facts) && isOut(facts.status) && facts.hasEdition && !facts.isDeleted)

const mayInviteToOwn = ({ isOwner, isAuthor, priceCents }: LobbyFacts): boolean =>
  isOwner || (isAuthor && priceCents === 0)

/** On sale, and not the reader's own. */
export const mayBeGiven = (facts: LobbyFacts): boolean =>
  facts.priceCents > 0 && isOut(facts.status) && facts.hasEdition && !facts.isDeleted && !facts.isOwner

export function startKind(facts: LobbyFacts): StartKind {
  if (lobbyView(facts) !== 'open') return 'closed'
  const mayTry = facts.isAuthor || ((facts.isAdmin || facts.judges) && !isOut(facts.status))
  if (mayTry && !facts.isDeleted) return 'playtest'
  if (!facts.hasEdition) return 'closed'
  if (facts.hasBought) return 'play'
  if (!isOut(facts.status) || facts.isDeleted) return 'closed'
  return facts.priceCents === 0 || facts.isAdmin || facts.judges ? 'play' : 'buy'
}
