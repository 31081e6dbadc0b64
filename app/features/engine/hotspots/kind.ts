import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Refusal, Turn } from '#app/features/engine/turn.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'

export type HotspotOf<Type extends HotspotType> = EditionHotspot & { type: Type }

/** A type of hotspot, as the game understands it. Its words are in `rows/hotspot-faces.ts`, what players see of it in
 * `play/screens/stage/hotspot-listing.ts`, and what the checker may do with it in `adventure/checks/search`. */
export interface HotspotKind<Type extends HotspotType> {
  /** What pressing it does; it is visible and works. */
  use(turn: Turn, hotspot: HotspotOf<Type>): Refusal | null
  /** Whether the party is done with it, which players are shown. */
  isDone(hotspot: HotspotOf<Type>, state: RunState): boolean
}
