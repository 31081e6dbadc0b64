import { m } from '#app/i18n/generated/messages.js'

const texts: Readonly<Record<string, () => string>> = {
  cover: m.studio_file_cover,
  scene: m.studio_type_scene,
  puzzle: m.studio_type_puzzle,
  item: m.studio_type_item,
  npc: m.studio_type_npc,
  sound: m.studio_sound,
}

/** The purpose that a file was uploaded for. */
export const fileKindText = (purpose: string): string =>
  (Object.hasOwn(texts, purpose) ? texts[purpose]! : m.studio_kit_picture)()
