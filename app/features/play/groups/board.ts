import type { GroupStatus } from '#app/shared/group-sessions.ts'

/** `absent`: nobody has come yet; `waiting`: not started; `over`: its session has ended. */
export type TeamStanding = 'absent' | 'waiting' | 'playing' | 'paused' | 'outOfTime' | 'finished' | 'over'

/** Whether its time, points and way say anything. */
export const hasBegun = ({ standing }: { standing: TeamStanding }): boolean =>
  standing !== 'absent' && standing !== 'waiting'

/** How the clock stood when the board was made. `ticks`: it has gone on since; `quietMs`: since the last move. */
export type TeamClock = { runMs: number; leftMs: number | null; ticks: boolean; quietMs: number | null }

export type BoardTeam = {
  id: string
  name: string
  standing: TeamStanding
  members: { name: string; isHere: boolean }[]
  /** Where its players are, each place once. */
  places: string[]
  puzzlesSolved: number
  hints: number
  wrong: number
  /** The last few wrong answers, as typed, oldest first. */
  lastWrong: { puzzle: string; text: string }[]
  /** Milliseconds since 1970. */
  lastMoveAt: number | null
  /** `asked`: it said so; `slow`: it has had a puzzle open for longer than expected. */
  stuck: 'asked' | 'slow' | null
  score: number
  clock: TeamClock
}

/** What an organiser sees of a session at one moment. */
export type Board = { status: GroupStatus; puzzlesInAll: number; teams: BoardTeam[] }
