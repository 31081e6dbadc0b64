import type { RunState } from '#app/features/engine/state.schema.ts'
import { dayOf } from '#app/i18n/day.ts'
import type { Locale } from '#app/i18n/locale.ts'

type PlaceKind = 'scene' | 'puzzle' | 'hotspot' | 'ending'

export const placeSums = ['plays', 'stopped', 'solved', 'revealed', 'wrong', 'hints', 'solvingMs'] as const
export type PlaceSums = Record<(typeof placeSums)[number], number>

/** What one run adds to the sums, as it is stored beside it. */
export type CountedRun = {
  startedOn: string
  finishedOn: string | null
  activeMs: number
  places: ({ kind: PlaceKind; id: string } & Partial<PlaceSums>)[]
  answers: { puzzleId: string; language: Locale; hash: string }[]
  /** Keyed hashes of who is or was in the party, where answers were typed. */
  people?: string[]
}

export type Added = {
  editionId: string
  run: CountedRun
  sign: 1 | -1
  /** The words of `run.answers` by their hashes, masked. */
  typed: ReadonlyMap<string, string>
}

export type RunToCount = {
  startedAt: Date
  finishedAt: Date | null
  activeMs: number
  /** Null when it cannot be read: then only the start and the end are counted. */
  state: RunState | null
  /** Each listed once. */
  hotspotIds: readonly string[]
  endingId: string | null
  answers: CountedRun['answers']
  people: string[]
}

/** Pure. */
export const countRun = ({ state, hotspotIds, endingId, ...run }: RunToCount): CountedRun => ({
  startedOn: dayOf(run.startedAt),
  finishedOn: run.finishedAt && dayOf(run.finishedAt),
  activeMs: run.activeMs,
  places: state
    ? [
        ...scenesOf(state, run.finishedAt !== null),
        ...puzzlesOf(state, run.finishedAt !== null),
        ...hotspotIds.map((id) => ({ kind: 'hotspot' as const, id, plays: 1 })),
        ...(endingId === null ? [] : [{ kind: 'ending' as const, id: endingId, plays: 1 }]),
      ]
    : [],
  answers: run.answers,
  people: run.people,
})

/** An unfinished play is where its longest-standing player is or, when all have left, in the scene visited last. */
const standing = ({ players, visitedScenes }: RunState) =>
  Object.values(players)[0] ?? { sceneId: visitedScenes.at(-1) ?? null, puzzleId: null }

function scenesOf(state: RunState, isFinished: boolean): CountedRun['places'] {
  const { sceneId } = standing(state)
  return state.visitedScenes.map((id) => ({
    kind: 'scene',
    id,
    plays: 1,
    ...(id === sceneId && !isFinished && { stopped: 1 }),
  }))
}

function puzzlesOf(state: RunState, isFinished: boolean): CountedRun['places'] {
  const at = standing(state).puzzleId
  return Object.entries(state.puzzles).flatMap(([id, puzzle]): CountedRun['places'] => {
    if (puzzle.openedAt === null) return []
    const { solved, wrong, hints, openedAt } = puzzle
    return [
      {
        kind: 'puzzle',
        id,
        plays: 1,
        wrong,
        hints: hints.length,
        ...(!solved && !isFinished && id === at && { stopped: 1 }),
        ...(solved?.revealed && { revealed: 1 }),
        ...(solved && !solved.revealed && { solved: 1, solvingMs: Math.round(solved.at - openedAt) }),
      },
    ]
  })
}
