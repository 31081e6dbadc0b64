import type { Status } from '#app/features/adventure/catalogue.ts'
import { isListed } from '#app/features/adventure/status.ts'

/** What decides who sees a lobby and who may start a run from it. */
export type LobbyFacts = {
  status: Status
  isDeleted: boolean
  priceCents: number
  hasEdition: boolean
  isOwner: boolean
  isAdmin: boolean
  hasBought: boolean
  /** Has played it before, or is in the middle of it. */
  hasRuns: boolean
}

/** `hidden`: as if it did not exist; `announced`: only that it is coming. */
type LobbyView = 'hidden' | 'announced' | 'open'

/** Who bought or plays an adventure keeps its lobby, whatever becomes of it; drafts are their creator's and the admins'. */
export function lobbyView(facts: LobbyFacts): LobbyView {
  if (facts.hasBought || facts.hasRuns) return 'open'
  if (facts.isDeleted) return 'hidden'
  if (facts.status === 'published' || facts.isOwner || facts.isAdmin) return 'open'
  return facts.status === 'coming_soon' ? 'announced' : 'hidden'
}

/** Whether the row's title, description and cover are a draft's: of work that was taken back, its players know what was published, and no more. */
export const isWithheld = (facts: LobbyFacts): boolean => !isListed(facts.status) && !facts.isOwner && !facts.isAdmin

/** `playtest`: of the draft as it is now, counted in nothing; `buy`: after paying; `closed`: no new runs. */
export type StartKind = 'playtest' | 'play' | 'buy' | 'closed'

/** Whether they may start it with others: as players do, and its owner too, once it is published; of a draft nobody else may see the pictures. */
export const mayPlayTogether = (facts: LobbyFacts): boolean =>
  startKind(facts) === 'play' || (facts.isOwner && facts.status === 'published' && facts.hasEdition && !facts.isDeleted)

export function startKind(facts: LobbyFacts): StartKind {
  if (lobbyView(facts) !== 'open') return 'closed'
  const mayTry = facts.isOwner || (facts.isAdmin && facts.status !== 'published')
  if (mayTry && !facts.isDeleted) return 'playtest'
  if (!facts.hasEdition) return 'closed'
  if (facts.hasBought) return 'play'
  if (facts.status !== 'published' || facts.isDeleted) return 'closed'
  return facts.priceCents === 0 || facts.isAdmin ? 'play' : 'buy'
}
