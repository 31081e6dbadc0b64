import type { TranslatedFromView } from '#app/features/studio/draft-view.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { textsOf } from './row-texts.ts'
import type { RowKind, RowsByKind, TextPair } from './text-pair.ts'

/** What the column `translated_from` holds. */
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

/** Path of a text -> what it said when it was translated, for the texts that say something else by now. */
export type Origins = Readonly<Record<string, string>>

/** Texts of one list have one pattern, so that they are found again where they were moved to. */
const patternOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

/**
 * The origins after a change. A translation that was written with it says what the primary language says now; one that was there
 * before keeps what it was made from, and has none when that is what the primary language says.
 */
export function originsAfter(before: readonly Text[], origins: Origins, after: readonly Text[]): Origins {
  const known = Map.groupBy(before, ({ path, other }) => `${patternOf(path)} ${other}`)
  const changed = after.flatMap(({ path, primary, other, copied }): [string, string][] => {
    if (isBlank(other) || isBlank(primary) || copied) return []
    const same = known.get(`${patternOf(path)} ${other}`) ?? []
    const was = same.find((each) => each.path === path) ?? same.find((each) => each.primary === primary) ?? same[0]
    const origin = was && (origins[was.path] ?? was.primary)
    return origin === undefined || isBlank(origin) || origin === primary ? [] : [[path, origin]]
  })
  return Object.fromEntries(changed)
}

const isBlank = (text: string): boolean => text.trim() === ''

/** Origins after an author said of some texts what they were translated from: an empty one says that the translation is right as it is. */
export function withSaid(origins: Origins, said: Origins, texts: readonly Text[]): Origins {
  const standing = new Map(
    texts.filter(({ other, copied }) => !isBlank(other) && !copied).map(({ path, primary }) => [path, primary]),
  )
  const entries = Object.entries({ ...origins, ...said }).filter(
    ([path, origin]) => origin !== '' && standing.has(path) && standing.get(path) !== origin,
  )
  return Object.fromEntries(entries)
}

/** The language besides the primary one. */
export const otherThan = (primary: Locale): Locale => locales.find((locale) => locale !== primary) ?? primary

/**
 * The column `translated_from` of a row that is saved.
 * @param before the row as it is; null for a new one
 * @param after the row as it will be
 * @param said what was sent of it
 */
export function translatedFromAfter<Kind extends RowKind>(
  kind: Kind,
  before: RowsByKind[Kind] | null,
  after: RowsByKind[Kind],
  said: TranslatedFromView | undefined,
  primary: Locale,
): TranslatedFromView {
  const other = otherThan(primary)
  const texts = textsOf(kind, after, { primary, other })
  const kept = before
    ? originsAfter(textsOf(kind, before, { primary, other }), before.translatedFrom[other] ?? {}, texts)
    : {}
  const origins = withSaid(kept, said?.[other] ?? {}, texts)
  return Object.keys(origins).length === 0 ? {} : { [other]: { ...origins } }
}
