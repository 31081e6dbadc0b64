/** A lock at which something happened. */
export type TriedLock = {
  puzzleId: string
  /** In ms of play; null: it is shut. */
  openedAfter: number | null
  wrong: number
  /** The last of those answers, the newest first. */
  tried?: readonly string[]
  /** In ms; no answer is judged before that. */
  waitUntil: number
  /** How many steps of its hints were opened. */
  hints: number
  /** By an answer that was judged right, which is no mistake. */
  isAnswered?: boolean
  /** When it was answered before it was shut again: that time stays true. */
  answeredAfter?: number
  /** The host said so, and nobody solved it. */
  isByHost?: boolean
  /** The host shut it again, and it has not been opened since. */
  isShutAgain?: boolean
}

/** An evening of a room as it stands. */
export type RoomEvening = {
  kind: 'escape-room'
  /** Those who play, as the host calls them. */
  team: string
  /** Of their link. */
  teamId: string
  minutes: number
  /** The host plays, too, and sees neither the order of the locks nor what they give. */
  hostPlays?: boolean
  /** In ms; null: the clock was not started yet. */
  startedAt: number | null
  pausedAt: number | null
  /** Of all pauses that are over. */
  pausedMs: number
  endedAt: number | null
  /** The last lock was opened. */
  hasEscaped: boolean
  locks: readonly TriedLock[]
  /** The host's last one to all; empty for none. */
  message: string
  isStuck: boolean
  /** The lock at which they called, if they said so. */
  stuckAt?: string | null
  /** The host answered the team’s last call, and no lock was opened since. */
  isHelped?: boolean
}

export type TeamCommand =
  | { type: 'answer'; puzzleId: string; text: string }
  /** Of a lock into which nothing can be typed. */
  | { type: 'opened'; puzzleId: string }
  | { type: 'hint'; puzzleId: string; step: number }
  | { type: 'stuck'; isStuck: boolean; puzzleId?: string | undefined }

export type RoomHostCommand =
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** `to`: how many there are then, so that one press sent twice adds once. */
  | { type: 'addTime'; to: number }
  | { type: 'say'; text: string }
  | { type: 'helped' }
  | { type: 'opened'; puzzleId: string }
  /** After a mistake; if it was the last lock and nobody answered it, the game goes on. */
  | { type: 'shut'; puzzleId: string }
  | { type: 'name'; team: string }
  | { type: 'end' }

/** `early`: it has not started; `gone`: there is no such lock or hint; `wait`: too many wrong answers at this lock;
 * `last`: it ends the game, and what leads to it is shut. */
export type RoomRefusal = 'early' | 'paused' | 'over' | 'gone' | 'wait' | 'last'

export const roomLimits = { minutes: 600, message: 300, team: 120, tried: 5 } as const

/** In ms; as long as the clock has run. */
export function playedMs({ startedAt, pausedAt, endedAt, pausedMs }: RoomEvening, now: number): number {
  if (startedAt === null) return 0
  return Math.max(0, (endedAt ?? pausedAt ?? now) - startedAt - pausedMs)
}

export const leftMs = (state: RoomEvening, now: number): number =>
  Math.max(0, state.minutes * 60_000 - playedMs(state, now))

export const isOpened = ({ locks }: RoomEvening, puzzleId: string): boolean =>
  locks.some((lock) => lock.puzzleId === puzzleId && lock.openedAfter !== null)

export const hintsTaken = ({ locks }: RoomEvening): number => locks.reduce((sum, { hints }) => sum + hints, 0)

/** What a command is answered with (JSON). `isRight`: of an answer that was judged. */
export type RoomAnswer = { version: number; isRight?: boolean } | { refused: RoomRefusal }
