import { locales } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'
import type { DraftPerLanguage, Json, JudgeContext, PuzzleChecker, PuzzleDraft, PuzzleTypeDefinition, CommonConfiguration, Verdict } from './contract.ts'

/** The judging half of a type as everybody outside its folder sees it. */
export interface PuzzleJudge {
  /** `answer` is anything that was sent. Throws when the puzzle itself cannot be read: that is our fault, not the player's. */
  judge(puzzle: DraftPerLanguage, answer: unknown, context: JudgeContext): Verdict
  /** A right answer in the shape of the type's answers, or null. */
  reveal(draft: PuzzleDraft): Json
}

/** Closes a type's checker behind one face: secrets and answers are read by the type's own schemas first. */
export function definePuzzleChecker<Configuration extends CommonConfiguration, Solution, Answer, Presented>(
  schemas: PuzzleTypeDefinition<Configuration, Solution, Answer, Presented>['schemas'],
  checker: PuzzleChecker<Configuration, Solution, Answer>,
): PuzzleJudge {
  const read = (draft: PuzzleDraft) => ({
    configuration: schemas.configuration.parse(draft.configuration),
    solution: schemas.solution.parse(draft.solution),
  })
  return {
    judge: (puzzle, answer, context) => {
      const sent = schemas.answer.safeParse(answer)
      if (!sent.success) return { outcome: 'malformed' }
      const readable: DraftPerLanguage<Configuration, Solution> = {}
      for (const locale of locales) {
        const draft = puzzle[locale]
        if (draft) readable[locale] = read(draft)
      }
      return checker.judge(readable, sent.data, context)
    },
    reveal: (draft) => z.json().parse(checker.reveal(read(draft))),
  }
}
