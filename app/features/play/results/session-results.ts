import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { hintsTaken } from '#app/features/engine/hints-taken.ts'
import { teamNameIn } from '#app/features/play/groups/team-name.ts'
import { score } from '#app/features/engine/score.ts'
import type { PuzzleState, RunState } from '#app/features/engine/state.schema.ts'

/** A team as it is stored; `game`: null until it has begun. `activeMs`: without penalties. */
export type Team = {
  id: string
  name: string
  /** Whether somebody has come to it. */
  hasCome: boolean
  game: { state: RunState; activeMs: number } | null
}

export type PuzzleOutcome = 'solved' | 'skipped' | 'open'

/** `ms`: from opening to solving, or until now, on the run's clock. */
export type PuzzleResult = { ms: number; outcome: PuzzleOutcome; wrong: number; hints: number }

export type TeamResult = {
  id: string
  name: string
  /** `absent`: nobody came; `stopped`: its session ended first. */
  stage: 'absent' | 'waiting' | 'playing' | 'stopped' | 'ended'
  /** With penalties. */
  ms: number
  score: number
  ending: string | null
  solved: number
  skipped: number
  wrong: number
  hints: number
  /** In the order of the puzzles; null: not opened. */
  puzzles: (PuzzleResult | null)[]
}

export type SessionResults = {
  /** Those that some team has opened: the others may be a secret to the organiser as well. */
  puzzles: { id: string; name: string }[]
  teams: TeamResult[]
}

/** Pure. With ranking, those who came to an end are first, by score, then by time. */
export function sessionResults(
  document: EditionDocument,
  teams: readonly Team[],
  { language, isRanked }: { language: Locale; isRanked: boolean },
): SessionResults {
  const opened = new Set(teams.flatMap(({ game }) => (game ? openedIn(game.state) : [])))
  const puzzles = document.puzzles
    .filter(({ id }) => opened.has(id))
    .map(({ id, name }) => ({ id, name: textIn(name, language, document.primaryLanguage) }))
  const results = teams.map((team): TeamResult => {
    const ended = team.game?.state.ending
    return {
      ...resultOf(
        team,
        puzzles.map(({ id }) => id),
      ),
      name: teamNameIn(team.name, language),
      ending: ended ? textIn(ended.title, language, document.primaryLanguage) : null,
    }
  })
  return { puzzles, teams: isRanked ? results.toSorted(better) : results }
}

const openedIn = ({ puzzles }: RunState): string[] =>
  Object.entries(puzzles).flatMap(([id, { openedAt }]) => (openedAt === null ? [] : [id]))

const none = { ms: 0, score: 0, solved: 0, skipped: 0, wrong: 0, hints: 0 } as const

export const hasPlayed = ({ stage }: Pick<TeamResult, 'stage'>): boolean => stage !== 'absent' && stage !== 'waiting'

function resultOf({ id, name, hasCome, game }: Team, puzzleIds: readonly string[]): Omit<TeamResult, 'ending'> {
  if (!game) return { id, name, stage: hasCome ? 'waiting' : 'absent', ...none, puzzles: puzzleIds.map(() => null) }
  const { state, activeMs } = game
  const ms = state.ending?.at ?? activeMs + state.penaltyMs
  const puzzles = puzzleIds.map((each) => puzzleResult(state.puzzles[each], ms))
  const count = (wanted: PuzzleOutcome) => puzzles.filter((each) => each?.outcome === wanted).length
  return {
    id,
    name,
    stage: state.ending ? 'ended' : state.halted === 'ended' ? 'stopped' : 'playing',
    ms,
    score: state.ending?.score ?? score(state),
    solved: count('solved'),
    skipped: count('skipped'),
    wrong: puzzles.reduce((sum, each) => sum + (each?.wrong ?? 0), 0),
    hints: hintsTaken(state),
    puzzles,
  }
}

function puzzleResult(puzzle: PuzzleState | undefined, now: number): PuzzleResult | null {
  if (!puzzle || puzzle.openedAt === null) return null
  const { openedAt, solved, wrong, hints } = puzzle
  const outcome = solved ? (solved.revealed ? 'skipped' : 'solved') : 'open'
  return { ms: Math.round((solved?.at ?? now) - openedAt), outcome, wrong, hints: hints.length }
}

const stageOrder = { ended: 0, stopped: 1, playing: 1, waiting: 2, absent: 2 } as const

const better = (one: TeamResult, other: TeamResult): number =>
  stageOrder[one.stage] - stageOrder[other.stage] || other.score - one.score || one.ms - other.ms

export type PuzzleSummary = {
  id: string
  name: string
  opened: number
  solved: number
  skipped: number
  wrong: number
  hints: number
  /** Of the teams that solved it; null if none did. */
  medianMs: number | null
}

/** Pure: what all teams did with each puzzle. */
export const puzzleSummaries = ({ puzzles, teams }: SessionResults): PuzzleSummary[] =>
  puzzles.map(({ id, name }, at) => {
    const results = teams.flatMap((team) => team.puzzles[at] ?? [])
    const times = results.flatMap(({ outcome, ms }) => (outcome === 'solved' ? [ms] : []))
    return {
      id,
      name,
      opened: results.length,
      solved: times.length,
      skipped: results.filter(({ outcome }) => outcome === 'skipped').length,
      wrong: results.reduce((sum, { wrong }) => sum + wrong, 0),
      hints: results.reduce((sum, { hints }) => sum + hints, 0),
      medianMs: median(times),
    }
  })

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
