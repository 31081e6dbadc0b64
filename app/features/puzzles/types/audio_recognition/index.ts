import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/puzzle-type.ts'
import { findProblems } from './find-problems.ts'
import { present } from './match.ts'
import { answerSchema, configurationSchema, presentedSchema, solutionSchema } from './schema.ts'
import { texts } from './texts.ts'
import { upgrades } from './upgrades.ts'

/** A sound to be recognised, in words of one's own or from a list. */
export const audioRecognition = definePuzzleType({
  id: 'audio_recognition',
  version: 1,
  label: m.audio_recognition_label,
  description: m.audio_recognition_description,
  offered: { family: 'senses', place: 2 },
  schemas: { configuration: configurationSchema, solution: solutionSchema, answer: answerSchema, presented: presentedSchema },
  defaults: { configuration: configurationSchema.parse({}), solution: solutionSchema.parse({}) },
  translatable: { configuration: ['audioUrl', 'keywords', 'transcript', 'choices'], solution: ['correctAnswer', 'decoys'] },
  texts,
  files: ['audioUrl'],
  present,
  findProblems,
  upgrades,
})
