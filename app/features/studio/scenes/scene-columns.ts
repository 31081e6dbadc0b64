import type { UpdateSceneInput } from '#app/features/studio/scenes.schema.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import type { Locale } from '#app/i18n/locale.ts'

type Canvas = { canvasWidth: number; canvasHeight: number }

export const canvasOf = (orientation: 'landscape' | 'portrait'): Canvas =>
  orientation === 'portrait' ? { canvasWidth: 1080, canvasHeight: 1920 } : { canvasWidth: 1920, canvasHeight: 1080 }

/** The columns that a change of a scene writes, each one named; `undefined` stays. */
export const sceneColumns = (
  stored: Record<string, Record<string, unknown>>,
  changes: UpdateSceneInput['changes'],
  primary: Locale,
) => ({
  name: changes.name,
  description: changes.description,
  altText: changes.altText,
  isEnding: changes.isEnding,
  endingText: changes.endingText,
  endingConditions: changes.endingConditions,
  soundCaption: changes.soundCaption,
  displayOrder: changes.displayOrder,
  ...(changes.orientation ? canvasOf(changes.orientation) : {}),
  translations: mergeTranslations(stored, changes.translations, primary),
  // of a new row; one that is changed keeps what still holds of its own
  translatedFrom: mergeTranslations({}, changes.translatedFrom, primary),
})
