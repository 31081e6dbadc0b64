import type { ChatMessage, PartyMember, PartySnapshot } from './stream-events.ts'

/** A party as the database has it; times in milliseconds since 1970. */
export type PartyFacts = {
  /** When they were read, by the database's clock; with parts of milliseconds. */
  asOf: number
  /** Of the run, then. */
  version: number
  mostPlayers: number
  isPlaytest: boolean
  /** The host may let others in: of a paid adventure only who bought it. */
  mayInvite: boolean
  /** Null when it lets nobody in, also because its time is over. */
  joinCode: string | null
  joinCodeExpiresAt: number | null
  chatEnabled: boolean
  /** In the order of joining. */
  members: PartyMember[]
  /** Ids of those whom the host has taken out. */
  removed: string[]
  /** Oldest first; empty as long as the chat is off. */
  messages: ChatMessage[]
}

/** The party as one of its players sees it, each thing named: who was taken out is nobody's business. */
export function presentParty(facts: PartyFacts, you: string): PartySnapshot {
  const { joinCode, joinCodeExpiresAt } = facts
  return {
    asOf: facts.asOf,
    you,
    members: facts.members.map(({ playerId, name, isHost, isHere }) => ({ playerId, name, isHost, isHere })),
    mostPlayers: facts.mostPlayers,
    isPlaytest: facts.isPlaytest,
    mayInvite: facts.mayInvite,
    invitation:
      joinCode !== null && joinCodeExpiresAt !== null ? { code: joinCode, expiresAt: joinCodeExpiresAt } : null,
    chat: {
      enabled: facts.chatEnabled,
      messages: facts.chatEnabled
        ? facts.messages.map(({ id, playerId, name, text, at }) => ({ id, playerId, name, text, at }))
        : [],
    },
  }
}
