import { textIn } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { endingKey, endingScenesOf } from '#app/features/play/figures/ending-key.ts'
import type { EndingIdentity } from '#app/features/play/figures/ending-key.ts'
import { fewestFinishes } from './fewest-finishes.ts'

export type Endings = {
  found: number
  inAll: number
  /** Of the plays that came to any ending, how many came to this one; null while too few did. */
  percent: number | null
  /** Others that this person came to in earlier runs. */
  seen: { title: string; percent: number | null }[]
  /** Told apart by nothing but how rare they are, and their authors' teasers. */
  unseen: { percent: number | null; count: number; teaser?: string }[]
}

/** Never 0 or 100 for some but not all. */
export function percentOf(part: number, all: number): number {
  const percent = Math.round((100 * part) / all)
  return part === 0 || part === all ? percent : Math.min(99, Math.max(1, percent))
}

function endingsOf(document: EditionDocument, secrets: EditionSecrets, scenes: ReadonlySet<string>): Set<string> {
  const ofScenes = [...scenes].map((id) => `scene ${id}`)
  const ofEffects = effectsOf(secrets).flatMap((effect) =>
    effect.type === 'finish'
      ? [
          endingKey(
            { reason: 'effect', sceneId: effect.sceneId ?? null, title: effect.title, text: effect.text },
            scenes,
          ),
        ]
      : [],
  )
  return new Set([...ofScenes, ...ofEffects, ...(document.endsWhenAllSolved ? ['all solved'] : [])])
}

type Seen = {
  present: EndingIdentity
  /** Endings of finished runs, in any edition, the newest first. */
  seen: readonly EndingIdentity[]
  language: Locale
  /** How many plays came to the ending with this key. */
  playsOf: (key: string, isPresent: boolean) => number
}

/** Null if there is only one; the present one counts as found. */
export function countEndings(
  { document, secrets }: { document: EditionDocument; secrets: EditionSecrets },
  { present, seen, language, playsOf }: Seen,
): Endings | null {
  const scenes = endingScenesOf(document)
  const own = endingKey(present, scenes)
  const all = endingsOf(document, secrets, scenes).add(own)
  if (all.size < 2) return null
  const plays = new Map([...all].map((key) => [key, playsOf(key, key === own)]))
  const finishes = [...plays.values()].reduce((sum, each) => sum + each, 0)
  const percent = (key: string) => (finishes < fewestFinishes ? null : percentOf(plays.get(key)!, finishes))
  const teasers = new Map(document.scenes.map(({ id, ending }) => [`scene ${id}`, ending?.teaser]))
  const titles = new Map<string, LocalText>()
  for (const ending of seen) {
    const key = endingKey(ending, scenes)
    if (all.has(key) && key !== own && !titles.has(key)) titles.set(key, ending.title)
  }
  return {
    found: titles.size + 1,
    inAll: all.size,
    percent: percent(own),
    seen: [...titles].map(([key, title]) => ({
      title: textIn(title, language, document.primaryLanguage),
      percent: percent(key),
    })),
    unseen: byRarity(
      [...all]
        .filter((key) => key !== own && !titles.has(key))
        .map((key) => ({
          percent: percent(key),
          teaser: textIn(teasers.get(key) ?? {}, language, document.primaryLanguage),
        })),
    ),
  }
}

/** The most often found first. Those without a teaser are counted together. */
function byRarity(unseen: readonly { percent: number | null; teaser: string }[]): Endings['unseen'] {
  const counts = new Map<number | null, number>()
  for (const { percent, teaser } of unseen) if (teaser === '') counts.set(percent, (counts.get(percent) ?? 0) + 1)
  const teased = unseen.filter(({ teaser }) => teaser !== '')
  return [
    ...teased.map((each) => ({ ...each, count: 1 })),
    ...[...counts].map(([percent, count]) => ({ percent, count })),
  ].toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
}
