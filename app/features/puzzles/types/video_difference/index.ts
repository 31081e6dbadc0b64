import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { present } from './rules/compare.ts'
import { findProblems } from './rules/find-problems.ts'
import { answerSchema, configurationSchema, presentedSchema, solutionSchema } from './rules/schema.ts'
import { texts } from './rules/texts.ts'
import { upgrades } from './upgrades.ts'

/** Two stills of a video, and what changed between them. */
export const videoDifference = definePuzzleType({
  id: 'video_difference',
  version: 1,
  label: m.video_difference_label,
  description: m.video_difference_description,
  offered: { family: 'senses', place: 3 },
  schemas: {
    configuration: configurationSchema,
    solution: solutionSchema,
    answer: answerSchema,
    presented: presentedSchema,
  },
  defaults: { configuration: configurationSchema.parse({}), solution: solutionSchema.parse({}) },
  translatable: { configuration: ['firstText', 'secondText', 'things'], solution: [] },
  texts,
  files: ['firstStillUrl', 'secondStillUrl'],
  cover: 'firstStillUrl',
  workedHints: ({ quarterHints, differencesCount }) => (quarterHints ? differencesCount : 0),
  workedHintShows: 'quarter',
  present,
  findProblems,
  upgrades,
})
