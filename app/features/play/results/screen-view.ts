import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { placedPuzzles } from '#app/features/engine/lookup.ts'
import { isSolved } from '#app/features/engine/state-lookup.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { BoardTeam } from '#app/features/play/groups/board.ts'

/** `share`: the part of the way behind it, from 0 to 1. `score`: null unless teams are ranked. */
export type ScreenTeam = Pick<BoardTeam, 'id' | 'name' | 'standing' | 'clock'> & {
  share: number
  isStuck: boolean
  score: number | null
}

type Seen = Pick<BoardTeam, 'id' | 'name' | 'standing' | 'clock' | 'stuck' | 'score'> & { state: RunState }

/** Pure. Knows how far each team is, and nothing of where. */
export function screenTeams(document: EditionDocument, teams: readonly Seen[], isRanked: boolean): ScreenTeam[] {
  const shown = teams.map(({ id, name, standing, clock, stuck, score, state }) => ({
    id,
    name,
    standing,
    clock,
    share: standing === 'waiting' ? 0 : shareOfWay(document, state),
    // That a clock finds it slow is the organiser's to see
    isStuck: stuck === 'asked',
    score: isRanked ? score : null,
  }))
  return isRanked ? shown.toSorted(better) : shown
}

const better = (one: ScreenTeam, other: ScreenTeam): number =>
  orderOf(one) - orderOf(other) ||
  other.share - one.share ||
  (other.score ?? 0) - (one.score ?? 0) ||
  one.clock.runMs - other.clock.runMs

const orderOf = ({ standing }: ScreenTeam): number => (standing === 'finished' ? 0 : standing === 'waiting' ? 2 : 1)

/** Scenes seen and puzzles done, of all that there are; the whole only at an ending, which may leave some out. */
function shareOfWay(document: EditionDocument, state: RunState): number {
  if (state.ending) return 1
  const puzzles = placedPuzzles(document)
  const scenes = document.scenes.filter(({ ending }) => !ending)
  const done = puzzles.filter(({ id }) => isSolved(state, id)).length
  const seen = scenes.filter(({ id }) => state.visitedScenes.includes(id)).length
  return Math.min(0.95, (done + Math.max(0, seen - 1)) / Math.max(1, puzzles.length + scenes.length - 1))
}
