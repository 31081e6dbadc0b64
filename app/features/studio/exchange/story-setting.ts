import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { StorySetting } from './story-project.ts'

export function storySetting(language: Locale): StorySetting {
  const options = { locale: language }
  const { scene, hotspot, item, npc } = rowKinds
  return {
    language,
    limits: { scene: scene.limit, hotspot: hotspot.limit, item: item.limit, npc: npc.limit },
    words: {
      untitled: m.studio_story_untitled({}, options),
      ask: m.studio_story_ask({}, options),
      choices: m.studio_story_choices({}, options),
      begin: m.studio_story_begin({}, options),
      rest: m.studio_story_rest({}, options),
    },
  }
}
