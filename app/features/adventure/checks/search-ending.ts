import { leavesOf } from '#app/features/engine/condition.schema.ts'
import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import type { Compiled } from './check.ts'
import type { Playthrough } from './playthrough.ts'
import { nextMoves, startOf } from './playthrough.ts'
import type { Watched } from './watched.ts'
import { watchedBy } from './watched.ts'

/** What the search may spend, in commands tried; a few seconds at worst. */
const budget = 20_000

/** So many parts of conditions take as long to evaluate as one command does. */
const partsOfACommand = 500

/** What looking round in each scene costs, in commands: every hotspot's conditions are evaluated each time. */
function costsOfLooking({ document }: Compiled): Map<string, number> {
  const partsOf = (hotspot: EditionHotspot) => 1 + leavesOf(hotspot.visible).length + leavesOf(hotspot.usable).length
  return new Map(document.scenes.map(({ id, hotspots }) => [id, hotspots.reduce((sum, hotspot) => sum + partsOf(hotspot), 0) / partsOfACommand]))
}

/**
 * Plays the edition with the real engine until it ends: `found` is a playthrough that exists, `none` means that every way
 * of playing was tried, `gave_up` that there were too many. One player, who answers rightly.
 */
export function searchEnding(compiled: Compiled, limit = budget): 'found' | 'none' | 'gave_up' {
  const watched = watchedBy(compiled)
  const looking = costsOfLooking(compiled)
  const seen = new Set<string>()
  const open = [startOf(compiled)]
  for (let spent = 0; open.length > 0; ) {
    const here = open.pop()!
    if (here.state.ending) return 'found'
    const key = keyOf(here, watched)
    if (seen.has(key)) continue
    seen.add(key)
    const { moves, tried } = nextMoves(compiled, here, watched)
    spent += tried + (looking.get(here.state.players[here.playerId]?.sceneId ?? '') ?? 0)
    if (spent > limit) return 'gave_up'
    open.push(...moves)
  }
  return 'none'
}

/** Two moments with the same key have the same future. */
function keyOf({ state, clock, playerId }: Playthrough, watched: Watched): string {
  const puzzles = Object.entries(state.puzzles).map(([id, { solved, hints, wrong }]) => [
    id,
    solved !== null,
    watched.hints ? hints.length : 0,
    Math.min(wrong, watched.attempts),
  ])
  const sorted = (entries: unknown[]) => entries.map((entry) => JSON.stringify(entry)).sort()
  return JSON.stringify([
    state.players[playerId]?.sceneId,
    sorted(Object.entries(state.inventory)),
    sorted(state.takenHotspots),
    sorted(Object.entries(state.flags)),
    sorted(puzzles),
    sorted(state.revealedScenes),
    watched.visits ? sorted(state.visitedScenes) : [],
    watched.minutes.filter((minutes) => minutes * 60_000 <= clock.activeMs).length,
  ])
}
