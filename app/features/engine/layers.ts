import type { Clock } from './clock.ts'
import type { EditionLayer, EditionScene } from './edition.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { findHotspot } from './lookup.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { RunState } from './state.schema.ts'
import { isVisible } from './use-hotspot.ts'

/** The layers of a scene that show now to a player with these roles, in the order in which they cover each other. */
export const layersOf = (scene: EditionScene, state: RunState, clock: Clock, roles: readonly Role[]): EditionLayer[] =>
  (scene.layers ?? []).filter((layer) => {
    const hotspot = layer.hotspotId === undefined ? undefined : findHotspot(scene, layer.hotspotId)
    return (!hotspot || isVisible(hotspot, state, clock, roles)) && evaluate(layer.visible, state, clock, roles)
  })

/** Whether a layer takes the place of the scene's own picture. */
export const coversScene = ({ x, y, width, height, imageAssetId }: EditionLayer): boolean =>
  imageAssetId !== null && x === 50 && y === 50 && width === 100 && height === 100
