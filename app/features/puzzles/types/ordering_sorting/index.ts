import { m } from '#app/i18n/generated/messages.js'
import { shuffledIndices } from '#app/features/puzzles/kit/rules/random.ts'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findProblems } from './rules/find-problems.ts'
import { present } from './rules/judge.ts'
import { schemas } from './rules/schema.ts'
import { spotsIn } from './rules/spots.ts'
import { texts } from './rules/texts.ts'

export const puzzleType = definePuzzleType({
  id: 'ordering_sorting',
  version: 1,
  label: m.ordering_sorting_label,
  description: m.ordering_sorting_description,
  family: 'order',
  schemas,
  translatable: { configuration: ['texts', 'firstLabel', 'lastLabel'], solution: ['replyTexts'] },
  texts,
  files: ['pictures'],
  present,
  start: ({ items }, seed) => ({ order: shuffledIndices(items.length, seed) }),
  shuffles: () => true,
  findProblems,
  spots: spotsIn,
})
