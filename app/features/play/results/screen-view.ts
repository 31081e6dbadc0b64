import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { placedPuzzles } from '#app/features/engine/lookup.ts'
import { score } from '#app/features/engine/score.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { stageOrder } from './session-results.ts'
import type { Team } from './session-results.ts'

export type ScreenTeam = {
  id: string
  name: string
  stage: 'waiting' | 'playing' | 'ended'
  /** The part of the way behind it, from 0 to 1. */
  share: number
  /** On the run's clock, penalties included. */
  ms: number
  /** What is left of the limit; null without one. */
  leftMs: number | null
  isStuck: boolean
  /** Null unless teams are ranked. */
  score: number | null
}

type Standing = Team & { stuckSince: Date | null }

/** Pure. Knows how far each team is, and nothing of where. */
export function screenTeams(
  document: EditionDocument,
  teams: readonly Standing[],
  { isRanked, limitMs }: { isRanked: boolean; limitMs: number | null },
): ScreenTeam[] {
  const shown = teams.map(({ id, name, stuckSince, game }): ScreenTeam => {
    if (!game)
      return {
        id,
        name,
        stage: 'waiting',
        share: 0,
        ms: 0,
        leftMs: limitMs,
        isStuck: false,
        score: isRanked ? 0 : null,
      }
    const { state, activeMs } = game
    const ms = state.ending?.at ?? activeMs + state.penaltyMs
    return {
      id,
      name,
      stage: state.ending ? 'ended' : 'playing',
      share: shareOfWay(document, state),
      ms,
      leftMs: state.limitMs === null ? null : Math.max(0, state.limitMs - ms),
      isStuck: stuckSince !== null && !state.ending,
      score: isRanked ? (state.ending?.score ?? score(state)) : null,
    }
  })
  return isRanked ? shown.toSorted(better) : shown
}

const better = (one: ScreenTeam, other: ScreenTeam): number =>
  stageOrder[one.stage] - stageOrder[other.stage] ||
  other.share - one.share ||
  (other.score ?? 0) - (one.score ?? 0) ||
  one.ms - other.ms

/** Scenes seen and puzzles done, of all that there are; the whole only at an ending, which may leave some out. */
function shareOfWay(document: EditionDocument, state: RunState): number {
  if (state.ending) return 1
  const puzzles = placedPuzzles(document)
  const scenes = document.scenes.filter(({ ending }) => !ending)
  const done = puzzles.filter(({ id }) => state.puzzles[id]?.solved).length
  const seen = scenes.filter(({ id }) => state.visitedScenes.includes(id)).length
  return Math.min(0.95, (done + seen - 1) / Math.max(1, puzzles.length + scenes.length - 1))
}
