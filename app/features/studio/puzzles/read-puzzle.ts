import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/puzzle-type.ts'
import { InvalidInput } from '#app/features/studio/edit-refusals.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>
type Stored = Record<string, Record<string, unknown>>

const unreadable = (field: string) => new InvalidInput({ [field]: ['studio_errors_puzzle'] })

/**
 * Both halves of a puzzle as its type's own schemas read them, defaults filled in. What is only incomplete passes.
 * @throws InvalidInput for anything that is not of the type's shape
 */
export function readPuzzle(type: PuzzleType, draft: Halves): Halves {
  const read = type.read(draft)
  if (!read) throw unreadable('changes.configuration')
  return { configuration: read.configuration, solution: read.solution }
}

/**
 * Checks that each language of a puzzle can be read too, and that only what the type lets be translated is.
 * @throws InvalidInput
 */
export function checkTranslatedPuzzle(type: PuzzleType, draft: Halves, translations: Stored): void {
  for (const locale of locales) {
    const fields = translations[locale]
    if (!fields) continue
    const configuration = objectOf(fields.configuration)
    const solution = objectOf(fields.solution)
    const allowed = Object.keys(configuration).every((key) => type.translatable.configuration.includes(key)) && Object.keys(solution).every((key) => type.translatable.solution.includes(key))
    const read = allowed && type.read({ configuration: { ...draft.configuration, ...configuration }, solution: { ...draft.solution, ...solution } })
    if (!read) throw unreadable(`changes.translations.${locale}`)
  }
}

const objectOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Splits the one tree of translations that the editor has into what each of the two tables keeps. */
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

/** The one tree again, from what the two tables keep. */
export const joinTranslations = (open: Stored, secret: Stored): Stored =>
  Object.fromEntries([...new Set([...Object.keys(open), ...Object.keys(secret)])].map((locale) => [locale, { ...open[locale], ...secret[locale] }]))
