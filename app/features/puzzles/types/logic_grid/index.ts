import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { deductionsOffered } from './rules/analyse.ts'
import { example } from './rules/example.ts'
import { findProblems } from './rules/find-problems.ts'
import { present } from './rules/grid.ts'
import { schemas } from './rules/schema.ts'
import { texts } from './rules/texts.ts'

export const puzzleType = definePuzzleType({
  id: 'logic_grid',
  version: 1,
  label: m.logic_grid_label,
  description: m.logic_grid_description,
  family: 'order',
  schemas,
  example,
  translatable: { configuration: ['texts'], solution: ['replyTexts'] },
  texts,
  present,
  // otherwise running out of time would give the checks back
  keepsProgress: true,
  workedHints: deductionsOffered,
  findProblems,
})
