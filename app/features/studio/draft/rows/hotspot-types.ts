import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

export const hotspotTypes = ['scene_link', 'puzzle', 'item', 'npc'] as const
export type HotspotType = (typeof hotspotTypes)[number]

const defaultNames = {
  scene_link: m.studio_defaults_scene_link,
  puzzle: m.studio_defaults_puzzle,
  item: m.studio_defaults_item,
  npc: m.studio_defaults_npc,
}

export const defaultHotspotName = (type: HotspotType, language: Locale): string =>
  defaultNames[type]({}, { locale: language })
