import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { findProblems } from './rules/find-problems.ts'
import { present } from './rules/match.ts'
import { schemas } from './rules/schema.ts'
import { upgrades } from './upgrades.ts'

export const puzzleType = definePuzzleType({
  id: 'audio_recognition',
  version: 2,
  label: m.audio_recognition_label,
  description: m.audio_recognition_description,
  family: 'senses',
  schemas,
  translatable: {
    configuration: ['audioUrl', 'slowUrl', 'slowOf', 'keywords', 'transcript', 'choices', 'credit'],
    solution: ['correctAnswer', 'decoys'],
  },
  texts: (draft) =>
    fieldTexts(schemas, draft, 'transcript', 'choices', 'correctAnswer', 'keywords', 'credit', 'decoys'),
  following: ['slowOf'],
  files: ['audioUrl', 'slowUrl'],
  needsDevice: true,
  present,
  written: ({ solution }) => solution.correctAnswer,
  typed: { accepted: { half: 'configuration', field: 'keywords' }, decoy: 'answer', text: ({ text }) => text },
  findProblems,
  upgrades,
})
