import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import type { TranslatedFromView } from '#app/features/studio/draft-view.ts'
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
    const allowed =
      Object.keys(configuration).every((key) => type.translatable.configuration.includes(key)) &&
      Object.keys(solution).every((key) => type.translatable.solution.includes(key))
    const read =
      allowed &&
      type.read({
        configuration: { ...draft.configuration, ...configuration },
        solution: { ...draft.solution, ...solution },
      })
    if (!read) throw unreadable(`changes.translations.${locale}`)
  }
}

/** The wrong answers with a reply among what a language has of its own. */
const decoysOf = (solution: Record<string, unknown>): unknown[] =>
  Array.isArray(solution.decoys) ? solution.decoys : []

/** Whether nobody wrote anything in it: neither the wrong answer nor its reply. */
const isBlankDecoy = (decoy: unknown): boolean =>
  Object.values(objectOf(decoy)).every((text) => typeof text === 'string' && text.trim() === '')

/**
 * A solution and its translations without the wrong answers in which nobody wrote anything. They belong together by their
 * places: a row that one language has something in stays in all.
 */
export function withoutBlankDecoys(
  solution: JsonObject,
  translations: Stored,
): { solution: JsonObject; translations: Stored } {
  const inAll = [solution, ...Object.values(translations).map((fields) => objectOf(fields.solution))].map(decoysOf)
  const stays = (_: unknown, at: number) => inAll.some((decoys) => at < decoys.length && !isBlankDecoy(decoys[at]))
  const tidied = <Half extends Record<string, unknown>>(half: Half): Half =>
    Array.isArray(half.decoys) ? { ...half, decoys: half.decoys.filter(stays) } : half
  const languages = Object.entries(translations).flatMap(([language, fields]) => {
    const { decoys, ...rest } = tidied(objectOf(fields.solution))
    // a list that has nothing left is none, or those of the primary language would not be there
    const own = Array.isArray(decoys) && decoys.length > 0 ? { ...rest, decoys } : rest
    return Object.keys(own).length > 0 ? [[language, { ...fields, solution: own }] as const] : []
  })
  return { solution: tidied(solution), translations: Object.fromEntries(languages) }
}

/** Addresses of the files that a puzzle shows, in every language. */
export const filesOfPuzzle = (type: PuzzleType, configuration: JsonObject, translations: Stored): string[] =>
  [configuration, ...locales.map((locale) => objectOf(translations[locale]?.['configuration']) as JsonObject)].flatMap(
    (each) => type.filesIn(each),
  )

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

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
  Object.fromEntries(
    [...new Set([...Object.keys(open), ...Object.keys(secret)])].map((locale) => [
      locale,
      { ...open[locale], ...secret[locale] },
    ]),
  )

const ofSolution = (path: string): boolean => path.startsWith('solution.')

/** What the texts of a puzzle were translated from, split as the texts themselves are. */
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
