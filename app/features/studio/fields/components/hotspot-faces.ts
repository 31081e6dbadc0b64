import DoorOpen from 'lucide-react/icons/door-open'
import Hand from 'lucide-react/icons/hand'
import MessageCircle from 'lucide-react/icons/message-circle'
import Puzzle from 'lucide-react/icons/puzzle'
import { hotspotTargets, hotspotTypes } from '#app/features/engine/hotspot-types.ts'
import { hotspot } from '#app/features/rows/kinds/hotspot.ts'
import type { Row } from '#app/features/rows/row-kind.ts'
import { viewsIn } from '#app/features/studio/draft/view.ts'
import type { DraftView, HotspotView, TranslationsView } from '#app/features/studio/draft/view.ts'
import type { HotspotType } from '#app/features/engine/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'

type NamedRow = { id: string; name: string; translations: TranslationsView }

type Face = { description: () => string; Icon: typeof DoorOpen; targetLabel: () => string }

export const hotspotFaces: Record<HotspotType, Face> = {
  scene_link: { description: m.studio_type_scene_text, Icon: DoorOpen, targetLabel: m.studio_target_scene },
  puzzle: { description: m.studio_type_puzzle_text, Icon: Puzzle, targetLabel: m.studio_target_puzzle },
  item: { description: m.studio_type_item_text, Icon: Hand, targetLabel: m.studio_target_item },
  npc: { description: m.studio_type_npc_text, Icon: MessageCircle, targetLabel: m.studio_target_npc },
}

export const hotspotTypeText = (type: HotspotType): string => hotspot.fields.type.choices[type]()

/** The rows that a hotspot of a type can lead to. */
export const targetsOf = (draft: DraftView, type: HotspotType): readonly NamedRow[] =>
  viewsIn(draft, hotspotTargets[type]) as (Row & NamedRow)[]

export const hotspotName = (hotspot: Pick<HotspotView, 'name' | 'shown'>): string =>
  (hotspot.shown ?? hotspot).name.trim() || m.studio_untitled_hotspot()

export function targetNames(draft: DraftView): (hotspot: Pick<HotspotView, 'type' | 'targetId'>) => string {
  const names = new Map(
    hotspotTypes.flatMap((type) => targetsOf(draft, type).map(({ id, name }) => [`${type} ${id}`, name] as const)),
  )
  return ({ type, targetId }) => names.get(`${type} ${targetId ?? ''}`) ?? m.studio_not_linked()
}
