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

// Apart from the other components of a type, because a game in a file judges, too

const checkers = import.meta.glob<PuzzleJudge>('../types/*/check.server.ts', { eager: true, import: 'checker' })

/** The files of the types that are judged. */
export const judged = Object.keys(checkers)

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

/** The puzzle without its answers, and their normal forms; null where an answer is compared with them themselves. */
function hide(puzzle: StoredPuzzle): { accepted: string[]; puzzle: StoredPuzzle } | null {
  const hidden = checkerOf(puzzle.type).hide(draftsOf(puzzle))
  if (!hidden) return null
  const half = (name: 'configuration' | 'solution') =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const draft = hidden.puzzle[locale]
        return draft ? [[locale, draft[name]]] : []
      }),
    )
  return {
    accepted: hidden.accepted,
    puzzle: { type: puzzle.type, configuration: half('configuration'), solution: half('solution') },
  }
}

const given = (puzzle: StoredPuzzle, answer: unknown, language: Locale): string[] =>
  checkerOf(puzzle.type).given(draftsOf(puzzle), answer, language)

export const puzzleJudge = { judge, reveal, told, hint, hide, given }
