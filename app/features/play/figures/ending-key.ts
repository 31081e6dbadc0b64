import { isBlank } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { RunEnding } from '#app/features/engine/state.schema.ts'

export type EndingIdentity = Pick<RunEnding, 'reason' | 'title' | 'text'> & { sceneId: string | null }

export const endingScenesOf = (document: EditionDocument): Set<string> =>
  new Set(document.scenes.filter(({ ending }) => ending !== null).map(({ id }) => id))

const wordsKey = (text: LocalText): string => locales.map((locale) => (text[locale] ?? '').trim()).join('|')

/** The same in every run while the ending's words stay the same. Kept on the server: an ending's words are secret. */
export function endingKey({ reason, sceneId, title, text }: EndingIdentity, endingScenes: ReadonlySet<string>): string {
  if (reason === 'scene') return `scene ${sceneId}`
  if (reason === 'all_solved') return 'all solved'
  if (!isBlank(title) || !isBlank(text)) return `words ${wordsKey(isBlank(title) ? text : title)}`
  // Without words of its own, it counts as the ending of the scene that it leads to
  return sceneId !== null && endingScenes.has(sceneId) ? `scene ${sceneId}` : 'no words'
}
