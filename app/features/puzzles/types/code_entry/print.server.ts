import { m } from '#app/i18n/generated/messages.js'
import { definePuzzlePrint, filled } from '#app/features/puzzles/puzzle-print.ts'
import { answerSchema, configurationSchema, presentedSchema, solutionSchema } from './schema.ts'

const schemas = { configuration: configurationSchema, solution: solutionSchema, answer: answerSchema, presented: presentedSchema }

const kinds = { numeric: m.code_entry_print_digits, alphabetic: m.code_entry_print_letters, alphanumeric: m.code_entry_print_both }

/** A padlock with a place for each sign. */
export const print = definePuzzlePrint(schemas, {
  sheet: ({ presented: { codeLength, codeType, caseSensitive } }) => ({
    length: codeLength,
    told: [kinds[codeType](), caseSensitive && codeType !== 'numeric' ? m.code_entry_print_case() : ''].filter(Boolean).join(' '),
  }),
  key: ({ draft: { solution }, answer }) => ({
    answer: answer.code,
    also: filled(solution.alternatives),
    decoys: solution.decoys.map(({ code, reply }) => ({ answer: code, reply })),
  }),
})
