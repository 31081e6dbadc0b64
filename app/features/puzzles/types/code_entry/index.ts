import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/puzzle-type.ts'
import { findProblems } from './find-problems.ts'
import { answerSchema, configurationSchema, presentedSchema, solutionSchema } from './schema.ts'
import { upgrades } from './upgrades.ts'

/** A code of digits or letters, entered on a keypad, on letter wheels or in a field. */
export const codeEntry = definePuzzleType({
  id: 'code_entry',
  version: 1,
  label: m.code_entry_label,
  description: m.code_entry_description,
  schemas: { configuration: configurationSchema, solution: solutionSchema, answer: answerSchema, presented: presentedSchema },
  defaults: { configuration: configurationSchema.parse({}), solution: solutionSchema.parse({}) },
  translatable: { configuration: ['codeLength'], solution: ['correctCode', 'alternatives', 'decoys'], words: [] },
  present: ({ codeLength, codeType, caseSensitive, autoCheck, showLength }) => ({
    codeLength: showLength ? codeLength : null,
    codeType,
    caseSensitive,
    // without a known length there is no last character
    autoCheck: autoCheck && showLength,
  }),
  findProblems,
  upgrades,
})
