import { portraitUrl } from '#app/features/media/asset.present.ts'
import type { ChatMessage, PartyMember, PartySnapshot } from './stream-events.ts'

/** Times in milliseconds since 1970. */
export type PartyFacts = {
  /** By the database's clock, in fractional milliseconds. */
  asOf: number
  version: number
  mostPlayers: number
  isPlaytest: boolean
  /** For a paid adventure, true only if the host bought it. */
  mayInvite: boolean
  /** Null when nobody can join, also because it expired. */
  joinCode: string | null
  joinCodeExpiresAt: number | null
  isStuck: boolean
  chatEnabled: boolean
  chatHidesNumbers: boolean
  members: (Omit<PartyMember, 'portrait'> & { portrait: { name: string; mime: string } | null })[]
  removed: string[]
  messages: ChatMessage[]
}

/** Column by column: nobody needs to know who was taken out. */
export function presentParty(facts: PartyFacts, you: string): PartySnapshot {
  const { joinCode, joinCodeExpiresAt } = facts
  return {
    asOf: facts.asOf,
    you,
    members: facts.members.map(({ playerId, name, isHost, isHere, portrait }) => ({
      playerId,
      name,
      isHost,
      isHere,
      portrait: portraitUrl(portrait),
    })),
    mostPlayers: facts.mostPlayers,
    isPlaytest: facts.isPlaytest,
    mayInvite: facts.mayInvite,
    isStuck: facts.isStuck,
    invitation:
      joinCode !== null && joinCodeExpiresAt !== null ? { code: joinCode, expiresAt: joinCodeExpiresAt } : null,
    chat: {
      enabled: facts.chatEnabled,
      hidesNumbers: facts.chatHidesNumbers,
      messages: facts.chatEnabled
        ? facts.messages.map(({ id, playerId, name, text, at }) => ({ id, playerId, name, text, at }))
        : [],
    },
  }
}
