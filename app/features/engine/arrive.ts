import type { HotspotOf } from './hotspots/kind.ts'
import { puzzle } from './hotspots/puzzle.ts'
import { moveTo } from './hotspots/scene-link.ts'
import type { EditionHotspot } from './edition.schema.ts'
import { findScene } from './lookup.ts'
import { isSolved } from './state-lookup.ts'
import type { Refusal, Turn } from './turn.ts'

const isPuzzle = (hotspot: EditionHotspot): hotspot is HotspotOf<'puzzle'> => hotspot.type === 'puzzle'

/** A player has come to a place in the real world: to a scene, or to a puzzle in it, whatever leads there in the game.
 * A puzzle that is solved is not opened again. */
export function arrive(turn: Turn, { sceneId, puzzleId }: { sceneId: string; puzzleId?: string }): Refusal | null {
  const hotspots = findScene(turn.game.edition, sceneId)?.hotspots.filter(isPuzzle)
  const hotspot = hotspots?.find(({ targetId }) => targetId === puzzleId)
  if (puzzleId !== undefined && !hotspot) return { refused: 'notHere' }
  const refusal = moveTo(turn, sceneId)
  return refusal || !hotspot || isSolved(turn.state, hotspot.targetId) ? refusal : puzzle.use(turn, hotspot)
}
