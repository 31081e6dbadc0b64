import type { Notice } from '#app/features/engine/notice.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'

export const reactions = ['bravo', 'aha', 'wow', 'hmm', 'hurry', 'oops'] as const
export type Reaction = (typeof reactions)[number]

/** Characters. */
export const longestChat = 500
export const longestName = 40

export const chatKept = 50

export type ChatMessage = {
  id: string
  playerId: string
  name: string
  text: string
  /** Milliseconds since 1970. */
  at: number
}

export type PartyMember = {
  playerId: string
  name: string
  isHost: boolean
  /** Connected now. */
  isHere: boolean
  /** The address of an account's portrait. */
  portrait: string | null
}

export type PartySnapshot = {
  /** By the database's clock, in fractional ms: of two snapshots, the later one wins. */
  asOf: number
  you: string
  members: PartyMember[]
  mostPlayers: number
  /** A playtest is for one person: nobody else may see a draft's pictures. */
  isPlaytest: boolean
  mayInvite: boolean
  /** It asked the organiser of its session for help. */
  isStuck: boolean
  invitation: { code: string; /** Milliseconds since 1970. */ expiresAt: number } | null
  chat: {
    enabled: boolean
    hidesNumbers: boolean
    /** Oldest first; empty while the chat is off. */ messages: ChatMessage[]
  }
}

export type PartyNotice = {
  by: string | null
  commandId: string
  notice: Notice
}

export type RunStreamEvents = {
  /** On connecting and after every move; `events` since the player's last version. The event's id is the version. */
  moved: RunSnapshot & { events: PartyNotice[] }
  party: PartySnapshot
  chatted: ChatMessage
  /** In percent of the scene's picture. */
  pinged: { playerId: string; sceneId: string; x: number; y: number }
  reacted: { playerId: string; reaction: Reaction }
  removed: Record<string, never>
}
