import { judgeTyped } from '#app/features/puzzles/kit/rules/judge-typed.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { keyOf, matchMessage } from './rules/match.ts'
import type { Answer, Configuration, Presented, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, Presented>(schemas, {
  judge: (puzzle, { text }, { language }) =>
    judgeTyped(puzzle, text, language, {
      match: (typed, { solution }, locale) => matchMessage(typed, solution, locale),
      formOf: (typed, _, locale) => keyOf(typed, locale),
    }),
  reveal: ({ solution }) => (solution.decryptedText.trim() === '' ? null : { text: solution.decryptedText }),
})
