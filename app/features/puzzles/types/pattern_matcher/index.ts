import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findProblems } from './rules/find-problems.ts'
import { present, shownAtFirst } from './rules/pattern.ts'
import { schemas } from './rules/schema.ts'
import { texts } from './rules/texts.ts'

export const puzzleType = definePuzzleType({
  id: 'pattern_matcher',
  version: 1,
  label: m.pattern_matcher_label,
  description: m.pattern_matcher_description,
  family: 'order',
  schemas,
  translatable: { configuration: ['rowNames', 'columnNames'], solution: ['replyTexts'] },
  texts,
  files: ['offUrl', 'onUrl'],
  present,
  start: (presented, seed) => (presented.shown ? { sequence: shownAtFirst(presented, seed) } : null),
  shuffles: ({ shown }) => shown,
  findProblems,
})
