import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type {
  DraftPerLanguage,
  Json,
  JsonObject,
  JudgeContext,
  Verdict,
  WorkedHint,
} from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleJudge } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { puzzleTypes } from './puzzle-types.ts'

const checkers = import.meta.glob<PuzzleJudge>('../types/*/check.server.ts', { eager: true, import: 'checker' })

/** These components are loaded on demand; only their names count here. */
const later = import.meta.glob([
  '../types/*/player/player-view.tsx',
  '../types/*/editor/editor-form.tsx',
  '../types/*/rules/least-size.ts',
])
const required = ['check.server.ts', 'player/player-view.tsx', 'editor/editor-form.tsx', 'rules/least-size.ts']

/** Components that listed types lack, folders that `types/index.ts` omits. `puzzle-prints.server.ts` checks prints. */
export function missingFaces(ids: readonly string[], files: readonly string[]): string[] {
  const lacking = ids.flatMap((id) =>
    required.filter((face) => !files.includes(`../types/${id}/${face}`)).map((face) => `types/${id} has no ${face}`),
  )
  const folders = new Set(files.map((file) => file.split('/')[2]!))
  const unknown = [...folders]
    .filter((folder) => !ids.includes(folder))
    .map((folder) => `types/${folder} is not in types/index.ts`)
  return [...lacking, ...unknown]
}

const missing = missingFaces(
  puzzleTypes.map((type) => type.id),
  [...Object.keys(checkers), ...Object.keys(later)],
)
if (missing.length > 0) throw new Error(`Puzzle types are incomplete: ${missing.join('; ')}`)

export interface StoredPuzzle {
  type: string
  configuration: Partial<Record<Locale, JsonObject>>
  solution: Partial<Record<Locale, JsonObject>>
}

function checkerOf(type: string): PuzzleJudge {
  const file = `../types/${type}/check.server.ts`
  const checker = Object.hasOwn(checkers, file) ? checkers[file] : undefined
  if (!checker) throw new Error(`There is no puzzle type ${JSON.stringify(type)}`)
  return checker
}

function draftsOf(puzzle: StoredPuzzle): DraftPerLanguage<JsonObject, JsonObject> {
  const drafts: DraftPerLanguage<JsonObject, JsonObject> = {}
  for (const locale of locales) {
    const configuration = puzzle.configuration[locale]
    const solution = puzzle.solution[locale]
    if (configuration && solution) drafts[locale] = { configuration, solution }
  }
  return drafts
}

/** `answer` may be anything. */
function judge(puzzle: StoredPuzzle, answer: unknown, context: JudgeContext): Verdict {
  return checkerOf(puzzle.type).judge(draftsOf(puzzle), answer, context)
}

function reveal(puzzle: StoredPuzzle, seed: number): Partial<Record<Locale, Json>> {
  const checker = checkerOf(puzzle.type)
  const answers: Partial<Record<Locale, Json>> = {}
  for (const locale of locales) {
    const draft = draftsOf(puzzle)[locale]
    const answer = draft && checker.reveal(draft, seed)
    if (answer !== undefined && answer !== null) answers[locale] = answer
  }
  return answers
}

const told = (puzzle: StoredPuzzle): LocalText => checkerOf(puzzle.type).told(draftsOf(puzzle))

function hint(puzzle: StoredPuzzle, notes: unknown, known: readonly Json[]): WorkedHint {
  return checkerOf(puzzle.type).hint(draftsOf(puzzle), notes, known)
}

export const puzzleJudge = { judge, reveal, told, hint }

/** An edition with such a puzzle could not be finished. */
export function languagesWithoutSolution(puzzle: StoredPuzzle): Locale[] {
  const answers = reveal(puzzle, 0)
  return locales.filter((language) => {
    if (!puzzle.solution[language]) return false
    const answer = answers[language]
    return answer === undefined || judge(puzzle, answer, { language, progress: null, seed: 0 }).outcome !== 'solved'
  })
}
