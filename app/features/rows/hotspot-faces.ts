import DoorOpen from 'lucide-react/icons/door-open'
import Hand from 'lucide-react/icons/hand'
import MessageCircle from 'lucide-react/icons/message-circle'
import Puzzle from 'lucide-react/icons/puzzle'
import Search from 'lucide-react/icons/search'
import { m } from '#app/i18n/generated/messages.js'
import type { HotspotType, LinkedType } from '#app/shared/hotspot-types.ts'

/** What authors see of a type of hotspot. */
type Face<Type extends HotspotType> = {
  label: () => string
  description: () => string
  Icon: typeof DoorOpen
  /** Until the author names it. */
  defaultName: typeof m.studio_defaults_item
} & (Type extends LinkedType ? { targetLabel: () => string } : unknown)

export const hotspotFaces: { [Type in HotspotType]: Face<Type> } = {
  scene_link: {
    label: m.studio_type_scene,
    description: m.studio_type_scene_text,
    Icon: DoorOpen,
    defaultName: m.studio_defaults_scene_link,
    targetLabel: m.studio_target_scene,
  },
  puzzle: {
    label: m.studio_type_puzzle,
    description: m.studio_type_puzzle_text,
    Icon: Puzzle,
    defaultName: m.studio_defaults_puzzle,
    targetLabel: m.studio_target_puzzle,
  },
  item: {
    label: m.studio_type_item,
    description: m.studio_type_item_text,
    Icon: Hand,
    defaultName: m.studio_defaults_item,
    targetLabel: m.studio_target_item,
  },
  npc: {
    label: m.studio_type_npc,
    description: m.studio_type_npc_text,
    Icon: MessageCircle,
    defaultName: m.studio_defaults_npc,
    targetLabel: m.studio_target_npc,
  },
  look: {
    label: m.studio_type_look,
    description: m.studio_type_look_text,
    Icon: Search,
    defaultName: m.studio_defaults_look,
  },
}
