import type { FunctionName } from '#app/features/generation/functions.ts'
import { isFunctionName } from '#app/features/generation/functions.ts'
import { m } from '#app/i18n/generated/messages.js'

const names: Record<FunctionName, () => string> = {
  'generate-npc-avatar': m.admin_generation_npc_avatar,
  'generate-cover-image': m.admin_generation_cover_image,
  'generate-scene-image': m.admin_generation_scene_image,
  'generate-item-icon': m.admin_generation_item_icon,
  'generate-puzzle-image': m.admin_generation_puzzle_image,
  'generate-mystery-story': m.admin_generation_mystery_story,
  'generate-mystery-character': m.admin_generation_mystery_character,
  'suggest-hints': m.admin_generation_hints,
  'suggest-synonyms': m.admin_generation_synonyms,
  'suggest-alternative-text': m.admin_generation_alternative_text,
  'suggest-translation': m.admin_generation_translation,
}

/** The name of a generating function; for an unknown one, its key. */
export const functionText = (name: string | null): string =>
  name !== null && isFunctionName(name) ? names[name]() : (name ?? '')
