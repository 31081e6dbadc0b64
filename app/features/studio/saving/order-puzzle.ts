import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { AssetView, PuzzleView, TranslationsView } from '#app/features/studio/draft-view.ts'
import { problemsOf } from '#app/features/studio/puzzles/current-puzzle.ts'
import { joinTranslations, splitTranslations, withoutBlankDecoys } from '#app/features/studio/puzzles/read-puzzle.ts'
import { scoringValues } from '#app/features/studio/puzzles/scoring-values.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { defined } from '#app/shared/defined.ts'
import type { Changes } from './changes.ts'
import type { CreateRequest, OrderRequest } from './orders.ts'
import { isNothing } from './stored-value.ts'

export type CreatePuzzle = Extract<CreateRequest, { intent: 'create-puzzle' }>

/** Both halves as the type's own schemas read them; null for what they do not, and for a type that is none. */
function read({ type: id, configuration, solution }: CreatePuzzle): PuzzleDraft<JsonObject, JsonObject> | null {
  const type = findPuzzleType(id)
  return (
    type?.read({
      configuration: configuration ?? type.defaults.configuration,
      solution: solution ?? type.defaults.solution,
    }) ?? null
  )
}

/** Whether a request makes no puzzle, or one that its type can read: of another only the server can say what is wrong with it. */
export const isReadablePuzzle = (request: OrderRequest): boolean =>
  request.intent !== 'create-puzzle' || read(request) !== null

/** The same of a puzzle that is changed. */
export function isReadableChange(puzzle: PuzzleView, { configuration, solution }: Changes): boolean {
  if (configuration === undefined && solution === undefined) return true
  const halves = {
    configuration: configuration ?? puzzle.configuration,
    solution: solution ?? puzzle.solution,
  } as PuzzleDraft<JsonObject, JsonObject>
  return (findPuzzleType(puzzle.type)?.read(halves) ?? null) !== null
}

/** The translations without what has nothing in it; what is said in the primary language is no translation. */
const keptOf = (translations: TranslationsView, primary: Locale): TranslationsView =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const fields = Object.entries(translations[locale] ?? {}).filter(([, value]) => !isNothing(value))
      return locale === primary || fields.length === 0 ? [] : [[locale, Object.fromEntries(fields)]]
    }),
  )

/** A puzzle that is still to be made, as the server will show it to its author. */
export function puzzleOf(
  request: CreatePuzzle,
  { image, primary }: { image: AssetView | null; primary: Locale },
): PuzzleView {
  const {
    intent: _intent,
    imageAssetId: _image,
    leading: _leading,
    id = '',
    name,
    type: typeId,
    scoringRules,
    translations = {},
    ...fields
  } = request
  const type = findPuzzleType(typeId)
  const halves = read(request) ?? {
    configuration: (request.configuration ?? {}) as JsonObject,
    solution: (request.solution ?? {}) as JsonObject,
  }
  const { open, secret } = splitTranslations(keptOf(translations, primary))
  const secrets = withoutBlankDecoys(halves.solution, secret)
  const parts = { configuration: halves.configuration, solution: secrets.solution }
  const start = {
    description: '',
    timeLimit: type?.timeLimit ?? null,
    expectedMinutes: 5,
    hints: [],
    onSolveEffects: [],
    afterAttempts: 'cooldown' as const,
    onFailEffects: [],
    difficulty: null,
    skipPolicy: 'after_hints' as const,
    skipAfterWrong: 5,
    variantSeed: null,
    translatedFrom: {},
  }
  return {
    ...start,
    ...defined(fields),
    ...parts,
    // none are the usual ones, which stay unwritten
    scoringRules: scoringRules ? scoringValues(scoringRules) : {},
    id,
    name,
    type: typeId,
    version: 0,
    typeVersion: type?.version ?? 1,
    image,
    translations: joinTranslations(open, secrets.translations),
    problems: problemsOf(typeId, parts, image !== null),
  }
}
