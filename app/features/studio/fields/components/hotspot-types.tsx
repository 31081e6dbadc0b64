import DoorOpen from 'lucide-react/icons/door-open'
import Hand from 'lucide-react/icons/hand'
import MessageCircle from 'lucide-react/icons/message-circle'
import Puzzle from 'lucide-react/icons/puzzle'
import type { DraftView, HotspotView, TranslationsView } from '#app/features/studio/draft/view.ts'
import type { HotspotType } from '#app/features/rows/kinds/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'

type Target = { id: string; name: string; translations: TranslationsView }

type TypeFace = {
  label: () => string
  description: () => string
  Icon: typeof DoorOpen
  targets: (draft: DraftView) => readonly Target[]
  targetLabel: () => string
}

export const hotspotTypes: Record<HotspotType, TypeFace> = {
  scene_link: {
    label: m.studio_type_scene,
    description: m.studio_type_scene_text,
    Icon: DoorOpen,
    targets: (draft) => draft.scenes,
    targetLabel: m.studio_target_scene,
  },
  puzzle: {
    label: m.studio_type_puzzle,
    description: m.studio_type_puzzle_text,
    Icon: Puzzle,
    targets: (draft) => draft.puzzles,
    targetLabel: m.studio_target_puzzle,
  },
  item: {
    label: m.studio_type_item,
    description: m.studio_type_item_text,
    Icon: Hand,
    targets: (draft) => draft.items,
    targetLabel: m.studio_target_item,
  },
  npc: {
    label: m.studio_type_npc,
    description: m.studio_type_npc_text,
    Icon: MessageCircle,
    targets: (draft) => draft.npcs,
    targetLabel: m.studio_target_npc,
  },
}

export const shapeTexts: Record<HotspotView['shape'], () => string> = {
  rectangle: m.canvas_tool_rectangle,
  ellipse: m.canvas_tool_ellipse,
  polygon: m.canvas_tool_polygon,
}

export const hotspotTypeOrder = Object.keys(hotspotTypes) as HotspotType[]

export const hotspotName = (hotspot: Pick<HotspotView, 'name' | 'shown'>): string =>
  (hotspot.shown ?? hotspot).name.trim() || m.studio_untitled_hotspot()

export function targetNames(draft: DraftView): (hotspot: Pick<HotspotView, 'type' | 'targetId'>) => string {
  const names = new Map(
    hotspotTypeOrder.flatMap((type) =>
      hotspotTypes[type].targets(draft).map(({ id, name }) => [`${type} ${id}`, name] as const),
    ),
  )
  return ({ type, targetId }) => names.get(`${type} ${targetId ?? ''}`) ?? m.studio_not_linked()
}
