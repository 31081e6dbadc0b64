import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { item } from './item.ts'
import type { HotspotKind } from './kind.ts'
import { look } from './look.ts'
import { npc } from './npc.ts'
import { puzzle } from './puzzle.ts'
import { sceneLink } from './scene-link.ts'

const hotspotKinds: { [Type in HotspotType]: HotspotKind<Type> } = {
  scene_link: sceneLink,
  puzzle,
  item,
  npc,
  look,
}

export const kindOfHotspot = ({ type }: EditionHotspot): HotspotKind<HotspotType> => hotspotKinds[type]
