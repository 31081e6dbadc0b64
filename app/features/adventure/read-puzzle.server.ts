import type { Locale } from '#app/i18n/locale.ts'
import type { JsonObject, PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType, ReadPuzzle } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { StoredPuzzle } from '#app/features/puzzles/registry/judge-puzzles.ts'
import { languagesWithoutSolution } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { z } from '#app/shared/zod.ts'
import type { DraftPuzzle } from './draft.server.ts'

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json())

export interface PuzzleReading {
  type: PuzzleType
  /** The primary language if it can be read; another only if the author translated part of the puzzle. */
  drafts: Partial<Record<Locale, ReadPuzzle>>
  problems: { language: Locale; problem: PuzzleProblem }[]
  unsolvable: Locale[]
}

/** Reads a puzzle; null when its type is unknown. `languages`: the primary one first. */
export function readPuzzle(row: DraftPuzzle, languages: readonly Locale[]): PuzzleReading | null {
  const type = findPuzzleType(row.type)
  if (!type) return null
  const reading: PuzzleReading = { type, drafts: {}, problems: [], unsolvable: [] }
  for (const language of languages) {
    const draft = draftIn(row, type, language, languages[0]!)
    if (!draft) continue
    const read = type.read(draft)
    for (const problem of type.findProblems(draft, row.imageAssetId !== null))
      reading.problems.push({ language, problem })
    if (read) reading.drafts[language] = read
  }
  if (!hasErrors(reading)) reading.unsolvable = languagesWithoutSolution(storedPuzzle(reading))
  return reading
}

const hasErrors = (reading: PuzzleReading) => reading.problems.some(({ problem }) => problem.severity === 'error')

export const isPlayable = (reading: PuzzleReading | null): reading is PuzzleReading =>
  reading !== null && !hasErrors(reading) && reading.unsolvable.length === 0

export function storedPuzzle({ type, drafts }: PuzzleReading): StoredPuzzle {
  const stored: StoredPuzzle = { type: type.id, configuration: {}, solution: {} }
  for (const language of Object.keys(drafts) as Locale[]) {
    stored.configuration[language] = drafts[language]!.configuration
    stored.solution[language] = drafts[language]!.solution
  }
  return stored
}

function draftIn(row: DraftPuzzle, type: PuzzleType, language: Locale, primary: Locale) {
  const configuration = asObject(row.configuration)
  const solution = asObject(row.solution)
  if (language === primary) return type.upgradeDraft(row.typeVersion, { configuration, solution })
  const ownConfiguration = pick(row.translations[language]?.['configuration'], type.translatable.configuration)
  const ownSolution = pick(row.solutionTranslations?.[language]?.['solution'], type.translatable.solution)
  if (Object.keys(ownConfiguration).length + Object.keys(ownSolution).length === 0) return null
  return type.upgradeDraft(row.typeVersion, {
    configuration: { ...configuration, ...ownConfiguration },
    solution: { ...solution, ...ownSolution },
  })
}

const asObject = (value: unknown): JsonObject => jsonObject.catch({}).parse(value ?? {})

/** The fields that a translation may replace and does; empty ones are not translated yet. */
function pick(value: unknown, fields: readonly string[]): JsonObject {
  const isEmpty = (field: unknown) => field === '' || field === null || (Array.isArray(field) && field.length === 0)
  return Object.fromEntries(
    Object.entries(asObject(value)).filter(([field, text]) => fields.includes(field) && !isEmpty(text)),
  )
}
