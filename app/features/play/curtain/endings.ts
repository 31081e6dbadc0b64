import { isBlank } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { RunEnding } from '#app/features/engine/state.schema.ts'

/** What tells one ending from another; the score and the time of a run do not. */
export type EndingIdentity = Pick<RunEnding, 'reason' | 'title' | 'text'> & { sceneId: string | null }

const wordsKey = (text: LocalText): string => locales.map((locale) => (text[locale] ?? '').trim()).join('|')

/**
 * A name for an ending, the same for the same one in any run of an edition, and in another edition as long as its words stay. An effect
 * may end the run in several places with the same words: that is one ending. It stays on the server: the words of an ending are a secret.
 */
function keyOf({ reason, sceneId, title, text }: EndingIdentity, endingScenes: ReadonlySet<string>): string {
  if (reason === 'scene') return `scene ${sceneId}`
  if (reason === 'all_solved') return 'all solved'
  if (!isBlank(title) || !isBlank(text)) return `words ${wordsKey(isBlank(title) ? text : title)}`
  // Without a word of its own it is the ending of the scene that it leads to
  return sceneId !== null && endingScenes.has(sceneId) ? `scene ${sceneId}` : 'no words'
}

const endingScenesOf = (document: EditionDocument): Set<string> =>
  new Set(document.scenes.filter(({ ending }) => ending !== null).map(({ id }) => id))

/** The keys of all endings that an edition has, reachable or not. */
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

/**
 * How many of an edition's endings these runs came to; null where there is only one. The present run's ending always counts, so that
 * somebody who has just seen one is never told of none.
 * @param seen the endings of somebody's finished runs of the adventure, in whatever edition
 */
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
