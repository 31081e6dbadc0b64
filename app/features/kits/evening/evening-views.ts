import type { DinnerClue, PhaseName } from '#app/features/kits/documents/dinner.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { QrDrawing } from '#app/shared/qr-path.ts'
import type { Award, EveningGuest, Reply, Stand } from './evening.ts'

/** What each screen shows, whole, in its reader's language. `version` grows with every change: an older one than what
 * is shown comes too late. Streams send them as event `view`. */

export type Line = { what: string; text: string }

/** `number`: 0 before the evening begins, which `of` leaves out. */
export type PhaseNow = { number: number; of: number; kind: PhaseName; name: string }

/** `invited`: the evening has not begun. */
export type EveningStatus = 'invited' | 'on' | 'paused' | 'over'

export type Frame = {
  version: number
  title: string
  cover: string | null
  /** Of all words from the document. */
  textLanguage: Locale
  details: { host: string; date: string; place: string }
  status: EveningStatus
  phase: PhaseNow
}

/** Somebody in the story. `person`: who plays it tonight. */
export type CastMember = {
  id: string
  name: string
  person: string
  description: string
  portrait: string | null
}

/** A detective has no part in the story. */
export type Attendant = { id: string; person: string; characterName: string | null; hasLeft: boolean }

export type ClueView = {
  id: string
  title: string
  look: DinnerClue['look']
  content: string
  back: string
  picture: string | null
  alt: string
  phase: string
}

/** A clue in one's hand, which not everybody has seen. */
export type HeldClue = ClueView & {
  /** Who else has it. */
  alsoWith: string[]
}

export type RevealView =
  | {
      step: 'votes'
      votes: {
        name: string
        portrait: string | null
        people: string[]
        /** What convinced those who wrote it down. */
        reasons: { person: string; why: string }[]
      }[]
      silent: string[]
    }
  | { step: 'culprit'; name: string; person: string; portrait: string | null; found: string[] }
  | { step: 'how'; lines: Line[] }
  | {
      step: 'timeline'
      moments: { time: string; place: string; happened: string; actors: string[]; witnesses: string[] }[]
    }
  | { step: 'secrets'; people: { name: string; person: string; secret: string }[] }
  | { step: 'proof'; suspects: { name: string; cleared: string }[] }
  | { step: 'awards'; awards: { award: Award; people: string[] }[] }

export type RoundView = { phase: string; isNow: boolean; lines: Line[] }

export type GuestView = Frame & {
  me: {
    id: string
    person: string
    /** The character's; a detective is called so. */
    name: string
    description: string
    portrait: string | null
    isDetective: boolean
    isHost: boolean
    hasLeft: boolean
    prints: boolean
    hasOpened: boolean
    reply: Reply
    allergies: string
    /** What to wear and to prepare. */
    more: Line[]
    /** What to act out: background, personality …; empty until they say that they come, or the arrival. */
    about: Line[]
    /** Theirs alone: from the beginning of the evening, or once they have said that they come. */
    secrets: Line[]
    /** What to reveal, hide, do and receive, up to now, in order. */
    rounds: RoundView[]
    notes: string
  }
  /** The scene, what the host has read aloud in the parts that are over, and what lies on the table by its title. */
  story: Line[]
  cast: CastMember[]
  /** Names in the story of those who are not in tonight's. */
  absent: string[]
  hand: HeldClue[]
  /** Shown to all, the newest last. */
  table: ClueView[]
  /** Others who are there, to hand a clue to. */
  others: (Attendant & { prints: boolean })[]
  /** Null before the accusation. `suspects`: without this guest's own part; `isOpen`: it can still be changed. */
  accusation: {
    suspects: { id: string; name: string; person: string; portrait: string | null }[]
    /** Names of those whom nobody accuses, told to all alike: who was left out without a word would be cleared. */
    spared: string[]
    mine: { characterId: string; why: string } | null
    isOpen: boolean
  } | null
  /** Null before the accusation. */
  awards: { mine: Partial<Record<Award, string>>; isOpen: boolean } | null
  reveal: RevealView[]
  /** Once the last step is shown. */
  last: { kit: string | null; reviews: string | null; creator: { name: string; path: string } | null } | null
}

export type TableView = Frame & {
  cast: CastMember[]
  detectives: string[]
  clues: ClueView[]
  /** The clue that the host keeps on it; null: the newest. */
  pinnedId: string | null
  /** Null but during the accusation. `of`: those who are there; `left`: those who are not any more. */
  vote: { given: number; of: number; left: string[]; suspectIds: string[] } | null
  reveal: RevealView[]
}

/** A secret link. `message`: with which it is sent; `qr` leads to the same place. */
export type LinkView = { address: string; message: string; qr: QrDrawing }

export type HostGuest = Attendant & {
  isHost: boolean
  prints: boolean
  hasOpened: boolean
  reply: Reply
  allergies: string
  hasVoted: boolean
  /** In which their page opens on a new phone; null: as the phone is set. */
  language: Locale | null
  /** What the host notes from it, where there is one. */
  slip: Pick<EveningGuest, 'accusation' | 'awards'> | null
  link: LinkView | null
  /** What they have to do now, for a host who may know and if they play from paper. */
  lines: Line[]
}

export type HostClue = {
  id: string
  /** Null for what a host who plays may not know yet. */
  title: string | null
  /** People who have it; empty: the host has it. */
  holders: string[]
  isShown: boolean
  isPinned: boolean
  /** The host shows it: theirs, or of somebody without a phone. */
  mayShow: boolean
  /** What it says, once the host may read it: who plays, what is theirs and what is on the table. */
  sheet: ClueView | null
}

/** A part of the evening. `minute`: null before it begins; `lines`: what the host says and does then, as far as the host may know. */
export type HostStep = { name: string; minute: number | null; lines: Line[]; isNow: boolean; isPast: boolean }

export type HostView = Frame & {
  id: string
  /** The kit's page, and where an evening with the same people is opened. */
  kit: string
  again: string
  /** As the host typed them. */
  typed: { host: string; day: string; time: string; place: string }
  hostPlays: boolean
  stand: Stand
  /** Ms since the phase began when this view was made; the clock stands while it is paused and before the arrival. */
  phaseMs: number
  runs: boolean
  /** What to say and to do now. */
  now: Line[]
  /** The next course. `minute`: of the evening, as planned; `inMinutes`: after the beginning of this phase. */
  next: { name: string; dish: string; minute: number; inMinutes: number } | null
  steps: HostStep[]
  guests: HostGuest[]
  /** Characters whom nobody plays, or somebody who left or does not come. */
  free: { id: string; name: string; isOptional: boolean }[]
  /** Somebody is missing without whom the dinner was not made to be played; not said from the accusation on. */
  isShort: boolean
  clues: HostClue[]
  /** Titles of the clue that stays on the room's screen, and of a newer one that does not come there for it. */
  keptOff: { kept: string; newest: string } | null
  /** `person`: who plays it; empty for nobody. */
  suspects: { id: string; name: string; person: string }[]
  /** Awards can still be given. */
  mayAward: boolean
  /** Of the kit. */
  languages: Locale[]
  /** What the next press does; null: nothing comes any more. */
  turn: { to: 'phase' | 'reveal' | 'step'; name: string } | null
  reveal: RevealView[]
  table: LinkView | null
  /** Without it, paper has no codes: they would lead to this computer. */
  isReachable: boolean
  /** After the last page, or the end. */
  last: GuestView['last']
}
