import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'
import type {
  DraftPerLanguage,
  Json,
  JsonObject,
  JudgeContext,
  PuzzleChecker,
  PuzzleDraft,
  PuzzleTypeDefinition,
  CommonConfiguration,
  Verdict,
  WorkedHint,
} from './contract.ts'

const jsonObject = z.record(z.string(), z.json())
const jsonDraft = z.object({ configuration: jsonObject, solution: jsonObject })

export interface PuzzleJudge {
  /** `answer` may be anything. @throws when the puzzle cannot be read: our fault, not the player's */
  judge(puzzle: DraftPerLanguage, answer: unknown, context: JudgeContext): Verdict
  reveal(draft: PuzzleDraft, seed: number): Json
  told(puzzle: DraftPerLanguage): LocalText
  hint(puzzle: DraftPerLanguage, notes: unknown, known: readonly Json[]): WorkedHint
  /** The same puzzle without its answers, and their normal forms (`HiddenAnswers`); null where that cannot be. */
  hide(puzzle: DraftPerLanguage): { accepted: string[]; puzzle: DraftPerLanguage<JsonObject, JsonObject> } | null
  /** What of an answer may equal one of those forms; nothing if it is no answer. */
  given(puzzle: DraftPerLanguage, answer: unknown, language: Locale): string[]
}

/** Wraps a type's checker behind one interface: the type's own schemas first read secrets and answers. */
export function definePuzzleChecker<Configuration extends CommonConfiguration, Solution, Answer, Presented>(
  schemas: PuzzleTypeDefinition<Configuration, Solution, Answer, Presented>['schemas'],
  checker: PuzzleChecker<Configuration, Solution, Answer>,
): PuzzleJudge {
  const read = (draft: PuzzleDraft) => ({
    configuration: schemas.configuration.parse(draft.configuration),
    solution: schemas.solution.parse(draft.solution),
  })
  const readEach = (puzzle: DraftPerLanguage) => {
    const readable: DraftPerLanguage<Configuration, Solution> = {}
    for (const locale of locales) {
      const draft = puzzle[locale]
      if (draft) readable[locale] = read(draft)
    }
    return readable
  }
  const { hidden } = checker
  return {
    judge: (puzzle, answer, context) => {
      const sent = schemas.answer.safeParse(answer)
      return sent.success ? checker.judge(readEach(puzzle), sent.data, context) : { outcome: 'malformed' }
    },
    reveal: (draft, seed) => z.json().parse(checker.reveal(read(draft), seed)),
    told: (puzzle) => checker.told?.(readEach(puzzle)) ?? {},
    hint: (puzzle, notes, known) => checker.hint?.(readEach(puzzle), notes, known) ?? { outcome: 'complete' },
    hide(puzzle) {
      const drafts = readEach(puzzle)
      const accepted = hidden?.accepted(drafts) ?? null
      if (!hidden || !accepted) return null
      const blank: DraftPerLanguage<JsonObject, JsonObject> = {}
      for (const locale of locales) {
        const draft = drafts[locale]
        if (draft) blank[locale] = jsonDraft.parse(hidden.withoutAnswers(draft))
      }
      return { accepted: [...new Set(accepted)], puzzle: blank }
    },
    given(puzzle, answer, language) {
      const sent = schemas.answer.safeParse(answer)
      return hidden && sent.success ? [...new Set(hidden.given(readEach(puzzle), sent.data, language))] : []
    },
  }
}
