import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findProblems } from './rules/find-problems.ts'
import { settle } from './rules/match.ts'
import { present } from './rules/present.ts'
import { coloursOf } from './rules/sign-names.ts'
import { schemas } from './rules/schema.ts'
import { texts } from './rules/texts.ts'

export const puzzleType = definePuzzleType({
  id: 'code_entry',
  version: 1,
  label: m.code_entry_label,
  description: m.code_entry_description,
  family: 'words',
  schemas,
  translatable: { configuration: ['codeLength', 'signTexts'], solution: ['correctCode', 'alternatives', 'decoys'] },
  texts,
  files: ['signs'],
  following: ['codeLength'],
  settle,
  present,
  written: ({ solution }) => solution.correctCode,
  colours: coloursOf,
  playsOnWords: true,
  typed: { accepted: { half: 'solution', field: 'alternatives' }, decoy: 'code', text: ({ code }) => code },
  findProblems,
})
