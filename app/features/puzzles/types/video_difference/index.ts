import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { present } from './rules/compare.ts'
import { findProblems } from './rules/find-problems.ts'
import { schemas } from './rules/schema.ts'
import { texts } from './rules/texts.ts'

export const puzzleType = definePuzzleType({
  id: 'video_difference',
  version: 1,
  label: m.video_difference_label,
  description: m.video_difference_description,
  family: 'senses',
  schemas,
  translatable: { configuration: ['firstText', 'secondText', 'things'], solution: [] },
  texts,
  files: ['firstStillUrl', 'secondStillUrl'],
  cover: 'firstStillUrl',
  workedHints: ({ quarterHints, differencesCount }) => (quarterHints ? differencesCount : 0),
  workedHintShows: 'quarter',
  present,
  findProblems,
})
