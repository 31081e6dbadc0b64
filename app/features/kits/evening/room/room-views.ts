import type { LockType } from '#app/features/kits/documents/room.ts'
import type { HintStep } from '#app/features/kits/hints/hint-steps.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { EveningStatus, GuestView, LinkView } from '#app/features/kits/evening/evening-views.ts'

/** `leftMs` when the view was made. */
export type RoomClock = { leftMs: number; runs: boolean }

export type RoomEnd = { hasEscaped: boolean; playedMs: number; hints: number }

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
  end: RoomEnd | null
}

/** Nothing in it says what a lock holds, where it stands in the game, or what opens it. */
export type TimerView = RoomFrame

type Lock = {
  id: string
  /** As printed on its sheet. */
  sign: string
  name: string
  isOpen: boolean
}

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
  isStuck: boolean
  last: GuestView['last']
}

/** `mayShut`: after the end only the last lock, unless an answer opened it. */
export type HostLock = Lock & {
  mayShut: boolean
  openedAfter: number | null
  wrong: number
  hints: number
  steps: number
}

export type RoomHostView = RoomFrame & {
  id: string
  /** The kit's page, and where another evening is opened. */
  kit: string
  again: string
  minutes: number
  list: HostLock[]
  isStuck: boolean
  /** `id`: by which it is made anew. */
  teamLink: (LinkView & { id: string }) | null
  timerLink: LinkView | null
  /** Without it, sheets have no codes: they would lead to this computer. */
  isReachable: boolean
}
