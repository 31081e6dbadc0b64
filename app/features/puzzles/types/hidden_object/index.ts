import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findProblems } from './rules/find-problems.ts'
import { present } from './rules/present.ts'
import { schemas } from './rules/schema.ts'
import { texts } from './rules/texts.ts'
import { upgrades } from './upgrades.ts'

export const puzzleType = definePuzzleType({
  id: 'hidden_object',
  version: 2,
  label: m.hidden_object_label,
  description: m.hidden_object_description,
  family: 'senses',
  schemas,
  translatable: { configuration: ['objectNames', 'pictureText', 'places', 'clues'], solution: ['replies'] },
  texts,
  worksOnPicture: true,
  cover: 'sceneImageUrl',
  needsPicture: ({ sceneImageUrl }) => sceneImageUrl === '',
  files: ['sceneImageUrl', 'silhouettes'],
  workedHints: ({ zoneHints, objectsToFind }) =>
    zoneHints ? objectsToFind.reduce((sum, { count }) => sum + count, 0) : 0,
  workedHintShows: 'ring',
  timeLimit: ({ timeLimit }) => timeLimit,
  present,
  findProblems,
  upgrades,
})
