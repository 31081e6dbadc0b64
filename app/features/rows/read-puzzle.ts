import { asRecord } from '#app/shared/record.ts'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import type { TranslatedFromView } from './translations.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>
type Stored = Readonly<Record<string, Record<string, unknown>>>

/** Accepts incomplete halves. @returns null when their shape is wrong */
export function readHalves(type: PuzzleType, { configuration, solution }: Halves): Halves | null {
  const read = type.read({ configuration, solution })
  return read && { configuration: read.configuration, solution: read.solution }
}

export const unreadableLanguage = (type: PuzzleType, draft: Halves, translations: Stored): Locale | undefined =>
  locales.find((locale) => {
    const fields = translations[locale]
    if (!fields) return false
    const configuration = asRecord(fields.configuration)
    const solution = asRecord(fields.solution)
    const allowed =
      Object.keys(configuration).every((key) => type.translatable.configuration.includes(key)) &&
      Object.keys(solution).every((key) => type.translatable.solution.includes(key))
    const own = {
      configuration: { ...draft.configuration, ...configuration },
      solution: { ...draft.solution, ...solution },
    }
    return !allowed || !type.read(own)
  })

const decoysOf = (solution: Record<string, unknown>): unknown[] =>
  Array.isArray(solution.decoys) ? solution.decoys : []

const isBlankDecoy = (decoy: unknown): boolean =>
  Object.values(asRecord(decoy)).every((text) => typeof text === 'string' && text.trim() === '')

/** Decoys are matched across languages by index: one that is filled in in any language stays in all of them. */
export function withoutBlankDecoys(
  solution: JsonObject,
  translations: Stored,
): { solution: JsonObject; translations: Stored } {
  const inAll = [solution, ...Object.values(translations).map((fields) => asRecord(fields.solution))].map(decoysOf)
  const stays = (_: unknown, at: number) => inAll.some((decoys) => at < decoys.length && !isBlankDecoy(decoys[at]))
  const tidied = <Half extends Record<string, unknown>>(half: Half): Half =>
    Array.isArray(half.decoys) ? { ...half, decoys: half.decoys.filter(stays) } : half
  const languages = Object.entries(translations).flatMap(([language, { solution: secret, ...open }]) => {
    const { decoys, ...rest } = tidied(asRecord(secret))
    // An empty list would hide the decoys of the primary language.
    const own = Array.isArray(decoys) && decoys.length > 0 ? { ...rest, decoys } : rest
    const fields = Object.keys(own).length > 0 ? { ...open, solution: own } : open
    return Object.keys(fields).length > 0 ? [[language, fields] as const] : []
  })
  return { solution: tidied(solution), translations: Object.fromEntries(languages) }
}

export const filesOfPuzzle = (type: PuzzleType, configuration: JsonObject, translations: Stored): string[] =>
  [configuration, ...locales.map((locale) => asRecord(translations[locale]?.['configuration']) as JsonObject)].flatMap(
    (each) => type.filesIn(each),
  )

export function splitTranslations(translations: Partial<Record<Locale, Record<string, unknown>>> | undefined) {
  const open: Partial<Record<Locale, Record<string, unknown>>> = {}
  const secret: Partial<Record<Locale, Record<string, unknown>>> = {}
  for (const locale of locales) {
    const fields = translations?.[locale]
    if (!fields) continue
    const { solution, ...rest } = fields
    open[locale] = rest
    if (solution !== undefined) secret[locale] = { solution }
  }
  return { open, secret }
}

export const joinTranslations = (open: Stored, secret: Stored): Stored =>
  Object.fromEntries(
    [...new Set([...Object.keys(open), ...Object.keys(secret)])].map((locale) => [
      locale,
      { ...open[locale], ...secret[locale] },
    ]),
  )

const ofSolution = (path: string): boolean => path.startsWith('solution.')

export function splitOrigins(origins: TranslatedFromView | undefined) {
  const part = (mine: (path: string) => boolean): TranslatedFromView =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const texts = Object.entries(origins?.[locale] ?? {}).filter(([path, text]) => mine(path) && text !== '')
        return texts.length === 0 ? [] : [[locale, Object.fromEntries(texts)]]
      }),
    )
  return { open: part((path) => !ofSolution(path)), secret: part(ofSolution) }
}
