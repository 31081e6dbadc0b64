import { m } from '#app/i18n/generated/messages.js'
import type { TextPlace } from './text-places.ts'

const kinds: Record<TextPlace['kind'], () => string> = {
  details: m.studio_tab_details,
  scene: m.studio_type_scene,
  puzzle: m.studio_type_puzzle,
  item: m.studio_type_item,
  npc: m.studio_type_npc,
  dinnerStory: m.catalogue_kind_mystery,
  dinnerGuide: m.catalogue_kind_mystery,
  character: m.studio_dinner_character,
  dinnerProp: m.studio_kit_prop,
  course: m.studio_dinner_course,
  dinnerClue: m.studio_kit_clue,
  moment: m.studio_dinner_moment,
  roomSetup: m.catalogue_kind_escape,
  roomGuide: m.catalogue_kind_escape,
  roomPuzzle: m.studio_type_puzzle,
  roomProp: m.studio_kit_prop,
  roomClue: m.studio_kit_clue,
}

export const placeKindText = (kind: TextPlace['kind']): string => kinds[kind]()
