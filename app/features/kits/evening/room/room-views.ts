import type { LockType } from '#app/features/kits/documents/room.ts'
import type { HintStep } from '#app/features/kits/hints/hint-steps.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { EveningStatus, GuestView, LinkView } from '#app/features/kits/evening/evening-views.ts'

/** `leftMs` when the view was made. */
export type RoomClock = { leftMs: number; runs: boolean }

export type RoomEnd = { hasEscaped: boolean; playedMs: number; hints: number }

/** As on its sheet. `name`: empty for players until its sheet can be found, since a name may say what comes. */
export type Signed = { id: string; sign: string; name: string }

type RoomFrame = {
  kind: 'escape-room'
  version: number
  title: string
  /** Of all words from the document. */
  textLanguage: Locale
  team: string
  /** `invited`: the clock has not been started. */
  status: EveningStatus
  clock: RoomClock
  opened: number
  locks: number
  hints: number
  message: string
  /** They call the host. `lock`: at which they are; null if they did not say. */
  stuck: { lock: Signed | null } | null
  end: RoomEnd | null
}

/** Nothing in it says what a lock holds, where it stands in the game, or what opens it. */
export type TimerView = RoomFrame

type Lock = Signed & { isOpen: boolean }

export type TeamLock = Lock & {
  lock: LockType
  /** By the host. */
  isShutAgain: boolean
  isTyped: boolean
  /** Until an answer is judged again, when the view was made. */
  waitMs: number
  /** Those that were opened. */
  given: HintStep[]
  steps: number
  endsInAnswer: boolean
}

/** `list` is empty before the start. */
export type TeamView = RoomFrame & {
  /** Its sheets' codes lead to this page on a phone that is in the game. */
  kitId: string
  minutes: number
  /** As in the mission letter; empty for none. */
  goal: string
  list: TeamLock[]
  isHelped: boolean
  last: GuestView['last']
}

/** `mayShut`: after the end only the last lock, unless an answer opened it. `gives`: names of things; `help`: all hints
 * and the answer. Both for a host who leads. */
export type HostLock = Lock & {
  /** False for what is only read or written. */
  hasLock: boolean
  mayShut: boolean
  openedAfter: number | null
  isByHost: boolean
  wrong: number
  tried: string[]
  hints: number
  steps: number
  gives: string[]
  help: HintStep[]
}

export type RoomHostView = RoomFrame & {
  id: string
  /** The kit's page, and where another evening is opened. */
  kit: string
  again: string
  minutes: number
  /** Two and more: phones may be set to either. */
  languages: Locale[]
  list: HostLock[]
  last: GuestView['last']
  /** `id`: by which it is made anew. */
  teamLink: (LinkView & { id: string }) | null
  timerLink: LinkView | null
  /** Without it, sheets have no codes: they would lead to this computer. */
  isReachable: boolean
}
