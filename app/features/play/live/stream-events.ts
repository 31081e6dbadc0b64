import type { Notice } from '#app/features/engine/notice.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'

/** The short signs that players give each other. */
export const reactions = ['bravo', 'aha', 'wow', 'hmm', 'hurry', 'oops'] as const
export type Reaction = (typeof reactions)[number]

/** Characters of a chat message and of a player's name. */
export const longestChat = 500
export const longestName = 40

/** Messages that a party keeps in sight. */
export const chatKept = 50

export type ChatMessage = {
  id: string
  playerId: string
  name: string
  text: string
  /** Milliseconds since 1970. */ at: number
}

/** Who is in the party: by name and in the order of joining; where they are stands in the run's projection. */
export type PartyMember = { playerId: string; name: string; isHost: boolean; /** Connected now. */ isHere: boolean }

/** The party as one of its players sees it. */
export type PartySnapshot = {
  /** When it was read, by the database's clock, in milliseconds since 1970 with parts of them: of two snapshots the later one holds, whichever came first. */
  asOf: number
  you: string
  members: PartyMember[]
  mostPlayers: number
  /** A try of the maker's own draft, which is for one: nobody else may see its pictures. */
  isPlaytest: boolean
  /** The host may let others in: of a paid adventure only who bought it. */
  mayInvite: boolean
  /** The code that lets others in, as long as it does. */
  invitation: { code: string; /** Milliseconds since 1970. */ expiresAt: number } | null
  chat: { enabled: boolean; /** Oldest first; empty as long as it is off. */ messages: ChatMessage[] }
}

/** What somebody's command brought, for the others. */
export type PartyNotice = {
  /** Who gave the command. */ by: string | null
  /** The command, so that one's own are told apart. */ commandId: string
  notice: Notice
}

/** What the stream of a run says, by the name of the event. */
export type RunStreamEvents = {
  /**
   * Comes first, and again after every move of anybody: all that this player may see now. `events` is what happened since the
   * version that this browser saw last. The event's id is the version.
   */
  moved: RunSnapshot & { events: PartyNotice[] }
  /** Comes second, and again whenever something of it changes. */
  party: PartySnapshot
  chatted: ChatMessage
  /** `x` and `y` in percent of the scene's picture. */
  pinged: { playerId: string; sceneId: string; x: number; y: number }
  reacted: { playerId: string; reaction: Reaction }
  /** The host has taken this player out of the party; the stream ends. */
  removed: Record<string, never>
}
