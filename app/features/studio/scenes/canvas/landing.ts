import type { HotspotView } from '#app/features/studio/draft/view.ts'
import type { Gesture } from './canvas-state.ts'

export type Move = Extract<Gesture, { kind: 'move' }>

/** Above this number only outlines move, which is fast for any count. */
export const mostLifted = 40

export type Landing = { move: Move; from: readonly HotspotView[] }

export type Landed = { kept: Landing | null; move: Move | null; shown: readonly HotspotView[] }

/** Marks stay at the old place and outlines at the new one until rendering catches up.
 * @param rested already rendered */
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
