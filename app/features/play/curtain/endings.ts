import { isBlank } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { RunEnding } from '#app/features/engine/state.schema.ts'

export type EndingIdentity = Pick<RunEnding, 'reason' | 'title' | 'text'> & { sceneId: string | null }

const wordsKey = (text: LocalText): string => locales.map((locale) => (text[locale] ?? '').trim()).join('|')

/** The same in every run while the ending's words stay the same. Kept on the server: an ending's words are secret. */
function keyOf({ reason, sceneId, title, text }: EndingIdentity, endingScenes: ReadonlySet<string>): string {
  if (reason === 'scene') return `scene ${sceneId}`
  if (reason === 'all_solved') return 'all solved'
  if (!isBlank(title) || !isBlank(text)) return `words ${wordsKey(isBlank(title) ? text : title)}`
  // Without words of its own, it counts as the ending of the scene that it leads to
  return sceneId !== null && endingScenes.has(sceneId) ? `scene ${sceneId}` : 'no words'
}

const endingScenesOf = (document: EditionDocument): Set<string> =>
  new Set(document.scenes.filter(({ ending }) => ending !== null).map(({ id }) => id))

function endingsOf(document: EditionDocument, secrets: EditionSecrets): Set<string> {
  const scenes = endingScenesOf(document)
  const ofScenes = [...scenes].map((id) => `scene ${id}`)
  const ofEffects = effectsOf(secrets).flatMap((effect) =>
    effect.type === 'finish'
      ? [keyOf({ reason: 'effect', sceneId: effect.sceneId ?? null, title: effect.title, text: effect.text }, scenes)]
      : [],
  )
  return new Set([...ofScenes, ...ofEffects, ...(document.endsWhenAllSolved ? ['all solved'] : [])])
}

/** Null if there is only one; the current one counts as found. @param seen endings of finished runs, in any edition */
export function countEndings(
  edition: { document: EditionDocument; secrets: EditionSecrets },
  present: EndingIdentity,
  seen: readonly EndingIdentity[],
): { found: number; inAll: number } | null {
  const scenes = endingScenesOf(edition.document)
  const all = endingsOf(edition.document, edition.secrets).add(keyOf(present, scenes))
  const found = new Set([present, ...seen].map((ending) => keyOf(ending, scenes)).filter((key) => all.has(key)))
  return all.size < 2 ? null : { found: found.size, inAll: all.size }
}
