import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findProblems } from './rules/find-problems.ts'
import { present, wordLengthsOf } from './rules/match.ts'
import { answerSchema, configurationSchema, presentedSchema, solutionSchema } from './rules/schema.ts'
import { texts } from './rules/texts.ts'
import { upgrades } from './upgrades.ts'

/** A riddle answered in words: forgivingly, as a code, as a number or by a pattern, as its author likes. */
export const riddle = definePuzzleType({
  id: 'riddle',
  version: 1,
  label: m.riddle_label,
  description: m.riddle_description,
  offered: { family: 'words', place: 2 },
  schemas: {
    configuration: configurationSchema,
    solution: solutionSchema,
    answer: answerSchema,
    presented: presentedSchema,
  },
  defaults: { configuration: configurationSchema.parse({}), solution: solutionSchema.parse({}) },
  translatable: { configuration: ['riddleText', 'wordLengths'], solution: ['correctAnswers', 'synonyms', 'decoys'] },
  texts,
  following: ['wordLengths'],
  settle: ({ configuration, solution }) => ({
    configuration: { ...configuration, wordLengths: wordLengthsOf(solution.correctAnswers[0] ?? '') },
    solution,
  }),
  present,
  findProblems,
  upgrades,
})
