import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { placedPuzzles } from '#app/features/engine/lookup.ts'
import { isSolved } from '#app/features/engine/state-lookup.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { hasBegun } from '#app/features/play/groups/board.ts'
import type { BoardTeam, TeamClock } from '#app/features/play/groups/board.ts'

/** `share`: the part of the way behind it, from 0 to 1. `place`: from 1, the same for teams that are equal; it and
 * `score` are null unless teams are ranked. `here`: how many of its players are. */
export type ScreenTeam = Pick<BoardTeam, 'id' | 'name' | 'standing' | 'clock'> & {
  share: number
  /** It has said so: that a clock thinks so is for the organiser alone. */
  isStuck: boolean
  here: number
  place: number | null
  score: number | null
}

type Seen = Pick<BoardTeam, 'id' | 'name' | 'standing' | 'clock' | 'stuck' | 'score' | 'members'> & { state: RunState }

/** Pure. Knows how far each team is, and nothing of where. */
export function screenTeams(document: EditionDocument, teams: readonly Seen[], isRanked: boolean): ScreenTeam[] {
  const shown = teams.map(({ id, name, standing, clock, stuck, score, state, members }) => ({
    id,
    name,
    standing,
    clock,
    share: hasBegun({ standing }) ? shareOfWay(document, state) : 0,
    isStuck: stuck === 'asked',
    here: members.filter(({ isHere }) => isHere).length,
    place: null,
    score: isRanked ? score : null,
  }))
  if (!isRanked) return shown
  const sorted = shown.toSorted(better)
  return sorted.map((team) => ({ ...team, place: placeIn(sorted, team) }))
}

/** One who has done nothing yet has no place. */
const placeIn = (sorted: readonly ScreenTeam[], team: ScreenTeam): number | null =>
  team.share > 0 ? sorted.findIndex((other) => better(other, team) === 0) + 1 : null

/** Time decides between those who are there; the others play on. */
const better = (one: ScreenTeam, other: ScreenTeam): number =>
  orderOf(one) - orderOf(other) ||
  other.share - one.share ||
  (other.score ?? 0) - (one.score ?? 0) ||
  (one.standing === 'finished' ? one.clock.runMs - other.clock.runMs : 0)

const orderOf = (team: ScreenTeam): number => (team.standing === 'finished' ? 0 : hasBegun(team) ? 1 : 2)

/** Scenes seen and puzzles done, of all that there are; the whole only at an ending, which may leave some out. */
function shareOfWay(document: EditionDocument, state: RunState): number {
  if (state.ending) return 1
  const puzzles = placedPuzzles(document)
  const scenes = document.scenes.filter(({ ending }) => !ending)
  const done = puzzles.filter(({ id }) => isSolved(state, id)).length
  const seen = scenes.filter(({ id }) => state.visitedScenes.includes(id)).length
  return Math.min(0.95, (done + Math.max(0, seen - 1)) / Math.max(1, puzzles.length + scenes.length - 1))
}

/** Milliseconds that a clock has gone on since it was told. */
export const since = ({ ticks }: TeamClock, tickedMs: number): number => (ticks ? tickedMs : 0)

/** What is left for those who play: the clock of a team that is away stands, and one may have been given more. */
export function leftForAll(teams: readonly ScreenTeam[], limitMs: number, tickedMs: number): number {
  const unfinished = teams.filter(({ standing }) => standing !== 'finished')
  const playing = unfinished.filter(({ clock }) => clock.ticks)
  const left = (playing.length > 0 ? playing : unfinished).map(({ clock }) =>
    Math.max(0, (clock.leftMs ?? limitMs) - since(clock, tickedMs)),
  )
  if (teams.length === 0) return limitMs
  return left.length > 0 ? Math.min(...left) : 0
}
