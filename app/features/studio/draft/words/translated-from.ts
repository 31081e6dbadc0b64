import type { Changes } from '#app/features/rows/changes.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { jsonColumnsOf, rowTextPairs } from './row-text-pairs.ts'
import type { TextPair } from './text-pair.ts'
import type { TranslatedFromView } from '#app/features/rows/translations.ts'

export function readOrigins(stored: Record<string, Record<string, unknown>>): TranslatedFromView {
  const read: TranslatedFromView = {}
  for (const locale of locales) {
    const texts = Object.entries(stored[locale] ?? {}).flatMap(([path, text]) =>
      typeof text === 'string' ? [[path, text] as const] : [],
    )
    if (texts.length > 0) read[locale] = Object.fromEntries(texts)
  }
  return read
}

type Text = Pick<TextPair, 'path' | 'primary' | 'other' | 'copied'>

export type Origins = Readonly<Record<string, string>>

/** Texts of one list share a pattern, so that a moved text is found again. */
const patternOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

/** A new translation records today's text as its source; an older one keeps its source while today's text differs. */
export function originsAfter(before: readonly Text[], origins: Origins, after: readonly Text[]): Origins {
  const groups = Map.groupBy(before, ({ path, other }) => `${patternOf(path)} ${other}`)
  const known = new Map([...groups].map(([key, texts]) => [key, indexed(texts)]))
  const changed = after.flatMap(({ path, primary, other, copied }): [string, string][] => {
    if (isBlank(other) || isBlank(primary) || copied) return []
    const same = known.get(`${patternOf(path)} ${other}`)
    const was = same?.byPath.get(path) ?? same?.byPrimary.get(primary) ?? same?.first
    const origin = was && (origins[was.path] ?? was.primary)
    return origin === undefined || isBlank(origin) || origin === primary ? [] : [[path, origin]]
  })
  return Object.fromEntries(changed)
}

const indexed = (texts: readonly Text[]) => ({
  first: texts[0],
  byPath: new Map(texts.map((each) => [each.path, each])),
  byPrimary: new Map(texts.toReversed().map((each) => [each.primary, each])),
})

const isBlank = (text: string): boolean => text.trim() === ''

export function withSaid(origins: Origins, said: Origins, texts: readonly Text[]): Origins {
  const standing = new Map(
    texts.filter(({ other, copied }) => !isBlank(other) && !copied).map(({ path, primary }) => [path, primary]),
  )
  const entries = Object.entries({ ...origins, ...said }).filter(
    ([path, origin]) => origin !== '' && standing.has(path) && standing.get(path) !== origin,
  )
  return Object.fromEntries(entries)
}

const otherThan = (primary: Locale): Locale => locales.find((locale) => locale !== primary) ?? primary

/** The new value of `translated_from`. @param before null for a new row @param said the origins that were sent */
export function translatedFromAfter(
  kind: KindName,
  before: Changes | null,
  after: Changes,
  said: TranslatedFromView | undefined,
  primary: Locale,
): TranslatedFromView {
  const other = otherThan(primary)
  const sent = said?.[other] ?? {}
  const origins = (before?.translatedFrom as TranslatedFromView | undefined)?.[other] ?? {}
  const unchanged = new Set(
    jsonColumnsOf(kind).filter((field) => before?.[field] === after[field] && !Object.keys(sent).some(isIn(field))),
  )
  const texts = rowTextPairs(kind, after, { primary, other }, unchanged)
  const kept = before ? originsAfter(rowTextPairs(kind, before, { primary, other }, unchanged), origins, texts) : {}
  const untouched = Object.entries(origins).filter(([path]) => unchanged.has(path.split('.')[0]!))
  const now = { ...Object.fromEntries(untouched), ...withSaid(kept, sent, texts) }
  return Object.keys(now).length === 0 ? {} : { [other]: now }
}

const isIn = (field: string) => (path: string) => path.startsWith(`${field}.`)
