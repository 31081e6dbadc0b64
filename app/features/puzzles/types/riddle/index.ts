import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { findProblems } from './rules/find-problems.ts'
import { longestAnswer, mostSynonyms } from './rules/limits.ts'
import { present, settle } from './rules/match.ts'
import { schemas } from './rules/schema.ts'

export const puzzleType = definePuzzleType({
  id: 'riddle',
  version: 1,
  label: m.riddle_label,
  description: m.riddle_description,
  family: 'words',
  schemas,
  translatable: { configuration: ['riddleText', 'wordLengths'], solution: ['correctAnswers', 'synonyms', 'decoys'] },
  texts: (draft) => fieldTexts(schemas, draft, 'riddleText', 'correctAnswers', 'synonyms', 'decoys'),
  following: ['wordLengths'],
  settle,
  present,
  written: ({ solution }) => solution.correctAnswers[0] ?? '',
  playsOnWords: true,
  typed: { accepted: { half: 'solution', field: 'synonyms' }, decoy: 'answer', text: ({ text }) => text },
  synonyms: { answers: 'correctAnswers', synonyms: 'synonyms', most: mostSynonyms, longest: longestAnswer },
  findProblems,
})
