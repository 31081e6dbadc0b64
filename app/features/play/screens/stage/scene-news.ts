import type { SceneProjection } from '#app/features/engine/projection.ts'
import type { Locale } from '#app/i18n/locale.ts'

export type SceneSeen = { scene: Pick<SceneProjection, 'id' | 'layers' | 'altText' | 'description'>; lang: Locale }

/** What changed in the scene that is shown, in words; entering another is announced by its heading. Nothing has changed
 * in a scene that only speaks another language. */
export function sceneNews(before: SceneSeen, { scene, lang }: SceneSeen): string {
  if (scene.id !== before.scene.id || lang !== before.lang) return ''
  const were = new Set(before.scene.layers.map(({ id }) => id))
  const appeared = scene.layers.flatMap(({ id, altText }) => (were.has(id) || !isSaid(altText) ? [] : [altText]))
  if (appeared.length > 0) return appeared.join(' ')
  // A long description is there to be read; it is said only where nothing shorter says what changed
  return (
    newSentences(before.scene.altText, scene.altText, lang) ||
    newSentences(before.scene.description, scene.description, lang)
  )
}

function newSentences(before: string, now: string, lang: Locale): string {
  const known = new Set(sentencesOf(before, lang))
  return sentencesOf(now, lang)
    .filter((sentence) => !known.has(sentence))
    .join(' ')
}

const sentencesOf = (text: string, lang: Locale): string[] =>
  [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(isSaid)

const isSaid = (text: string): boolean => text.trim() !== ''
