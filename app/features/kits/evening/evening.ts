import type { Locale } from '#app/i18n/locale.ts'

/** Whether a guest comes. */
export const replies = ['none', 'yes', 'no'] as const
export type Reply = (typeof replies)[number]

export const awards = ['detective', 'costume', 'acting', 'liar'] as const
export type Award = (typeof awards)[number]

/** In the order in which they are shown. */
export const revealSteps = ['votes', 'culprit', 'how', 'timeline', 'secrets', 'proof', 'awards'] as const
export type RevealStep = (typeof revealSteps)[number]

/** Somebody who comes. Without a character, a detective. */
export type EveningGuest = {
  id: string
  person: string
  characterId: string | null
  /** The host, who also plays. */
  isHost: boolean
  hasLeft: boolean
  /** Plays from paper: their phone is not needed. */
  prints: boolean
  /** Their page has run in a browser at least once. */
  hasOpened: boolean
  reply: Reply
  allergies: string
  notes: string
  accusation: { characterId: string; why: string } | null
  /** Whom this guest gives each award. */
  awards: Partial<Record<Award, string>>
  /** In which their page opens on a new phone, as they or the host chose last; none: as the phone is set. */
  language?: Locale | null
}

/** Who holds a clue, in the order in which they got it: all of them may read it, show it and hand it on. */
export type Hand = { clueId: string; guestIds: readonly string[] }

/** A dinner as it stands. */
export type DinnerEvening = {
  kind: 'mystery-dinner'
  /** Of the phases of the document; 0: the invitation. */
  phase: number
  /** In ms; when the phase began, put off by what was paused. */
  phaseSince: number
  pausedAt: number | null
  /** How many steps of the reveal are shown. */
  revealed: number
  endedAt: number | null
  guests: readonly EveningGuest[]
  hands: readonly Hand[]
  /** Ids of the clues shown to all, in that order. */
  shown: readonly string[]
  /** The clue that the host keeps on the screen for the room; null: the newest. */
  pinnedId: string | null
}

/** Where an evening stands, so that two presses of one button turn one page. */
export type Stand = { phase: number; revealed: number }

export type GuestCommand =
  | { type: 'open' }
  | { type: 'reply'; reply: Reply; allergies: string }
  | { type: 'show'; clueId: string }
  | { type: 'hand'; clueId: string; toId: string }
  | { type: 'notes'; text: string }
  | { type: 'accuse'; characterId: string; why: string }
  | { type: 'award'; award: Award; toId: string }
  | { type: 'language'; language: Locale }

/** What a guest has answered: what a host read there, so that newer words of the guest are not lost. */
export type Answered = Pick<EveningGuest, 'reply' | 'allergies'>

export type HostCommand =
  | { type: 'turn'; from: Stand }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'end' }
  | { type: 'show'; clueId: string }
  | { type: 'hand'; clueId: string; toId: string }
  | { type: 'pin'; clueId: string | null }
  | { type: 'add'; person: string; characterId: string | null }
  | { type: 'rename'; guestId: string; person: string }
  | { type: 'leave'; guestId: string }
  | { type: 'comeBack'; guestId: string }
  | { type: 'swap'; guestId: string; withId: string }
  | { type: 'prints'; guestId: string; prints: boolean }
  /** For somebody who told the host. */
  | { type: 'replyFor'; guestId: string; reply: Reply; allergies: string; from: Answered }
  /** From the slip of somebody who plays from paper. */
  | { type: 'accuseFor'; guestId: string; characterId: string; why: string }
  | { type: 'awardFor'; guestId: string; award: Award; toId: string }
  | { type: 'languageOf'; guestId: string; language: Locale | null }

/** `stale`: somebody turned the page, or answered, already; `early`, `late`: not in this phase; `paused`; `over`: the evening has
 * ended; `gone`: there is no such guest, clue or character; `left`: said of a guest who went home; `held`: the clue
 * belongs to somebody else; `taken`: somebody plays that character; `full`: nobody else fits in; `self`: an award to
 * oneself. */
export const refusals = [
  'stale',
  'early',
  'late',
  'paused',
  'over',
  'gone',
  'left',
  'held',
  'taken',
  'full',
  'self',
] as const
export type Refusal = (typeof refusals)[number]

/** What a command is answered with, by guests' and hosts' addresses alike (JSON). */
export type CommandAnswer = { version: number } | { refused: Refusal }

/** In characters. */
export const longest = { allergies: 300, notes: 5_000, why: 600 } as const
