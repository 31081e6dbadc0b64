import type { HotspotView } from '#app/features/studio/draft-view.ts'
import type { Gesture } from './canvas-state.ts'

export type Move = Extract<Gesture, { kind: 'move' }>

/** With more than this all marks stay, faded, and only outlines go along: they are there at once, however many there are. */
export const mostLifted = 40

/** A crowd on its way or just put down: how it was moved, and the hotspots as they were before. */
export type Landing = { move: Move; from: readonly HotspotView[] }

/** What is on its way, and the hotspots as they are drawn meanwhile; with what is to be kept for the next drawing. */
export type Landed = { kept: Landing | null; move: Move | null; shown: readonly HotspotView[] }

/**
 * Many that were put down keep their outlines in the new place, and their marks where they came from, until they have come to rest; or until
 * something is moved again, which starts from where they are now.
 * @param rested the hotspots as they have come to rest
 */
export function land(
  last: Landing | null,
  gesture: Gesture | null,
  hotspots: readonly HotspotView[],
  rested: readonly HotspotView[],
): Landed {
  const move = gesture?.kind === 'move' && gesture.by ? gesture : null
  if (move)
    return {
      kept: move.ids.length <= mostLifted ? null : last?.move === move ? last : { move, from: hotspots },
      move,
      shown: hotspots,
    }
  if (!last || rested === hotspots) return { kept: null, move: null, shown: hotspots }
  return { kept: last, move: last.move, shown: last.from }
}
