import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { clue } from './rules/clue.ts'
import { compose } from './rules/compose.ts'
import { findProblems } from './rules/find-problems.ts'
import { present } from './rules/present.ts'
import { schemas } from './rules/schema.ts'

export const puzzleType = definePuzzleType({
  id: 'cipher',
  version: 1,
  label: m.cipher_label,
  description: m.cipher_description,
  family: 'words',
  schemas,
  translatable: { configuration: ['encryptedText'], solution: ['decryptedText', 'alternatives', 'decoys'] },
  texts: (draft) => fieldTexts(schemas, draft, 'decryptedText', 'alternatives', 'decoys'),
  following: ['encryptedText'],
  settle: (draft) => compose(draft, Math.random),
  present,
  written: ({ solution }) => solution.decryptedText,
  clue,
  playsOnWords: true,
  typed: { accepted: { half: 'solution', field: 'alternatives' }, decoy: 'answer', text: ({ text }) => text },
  findProblems,
})
