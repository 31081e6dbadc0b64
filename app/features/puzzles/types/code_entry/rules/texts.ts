import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { decoyTexts } from '#app/features/puzzles/kit/rules/decoy-texts.ts'
import { longestCode, longestSignName } from './limits.ts'
import { lockOf } from './locks.ts'
import type { Configuration, Solution } from './schema.ts'

export const texts = ({ configuration, solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  ...(lockOf(configuration) === 'signs' ? configuration.signs.map((_, index) => signText(index)) : []),
  {
    half: 'solution',
    field: 'correctCode',
    label: m.code_entry_form_answer(),
    longest: longestCode,
    shared: true,
    at: { kind: 'text' },
  },
  {
    half: 'solution',
    field: 'alternatives',
    label: m.code_entry_form_alternatives(),
    longest: longestCode,
    shared: true,
    at: { kind: 'lines' },
  },
  ...decoyTexts(
    solution.decoys,
    'code',
    longestCode,
    (position) => m.code_entry_form_decoy_code({ position }),
    m.code_entry_form_decoy_reply(),
  ),
]

const signText = (index: number): PuzzleText => ({
  half: 'configuration',
  field: 'signTexts',
  label: m.code_entry_form_sign_name({ position: index + 1 }),
  longest: longestSignName,
  at: { kind: 'own', path: ['signs', index, 'name'] },
})
