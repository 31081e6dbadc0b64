import { judgeTyped } from '#app/features/puzzles/kit/rules/judge-typed.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { answerKey } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { matchHeard, ruleOf, shownAnswer } from './rules/match.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, { text }, { language }) =>
    judgeTyped(puzzle, text, language, {
      match: matchHeard,
      formOf: (typed, draft, locale) => answerKey(typed, ruleOf(draft), locale),
    }),
  reveal: shownAnswer,
})
