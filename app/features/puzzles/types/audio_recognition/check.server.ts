import { judgeTyped } from '#app/features/puzzles/kit/rules/judge-typed.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { answerForm, matchHeard, shownAnswer } from './rules/match.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { answerSchema, configurationSchema, presentedSchema, solutionSchema } from './rules/schema.ts'

const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, { text }, { language }) =>
    judgeTyped(puzzle, text, language, { match: matchHeard, formOf: answerForm }),
  reveal: shownAnswer,
})
