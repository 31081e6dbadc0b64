import type { HotspotType } from '#app/features/studio/scenes.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

const defaultNames = {
  scene_link: m.studio_defaults_scene_link,
  puzzle: m.studio_defaults_puzzle,
  item: m.studio_defaults_item,
  npc: m.studio_defaults_npc,
}

/** What a new hotspot is called, in the language that the adventure is written in. */
export const defaultHotspotName = (type: HotspotType, language: Locale): string =>
  defaultNames[type]({}, { locale: language })
