import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { decoyTexts } from '#app/features/puzzles/kit/rules/decoy-texts.ts'
import { longestText } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

export const texts = ({ solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  {
    half: 'solution',
    field: 'decryptedText',
    label: m.cipher_form_text(),
    longest: longestText,
    long: true,
    at: { kind: 'text' },
  },
  {
    half: 'solution',
    field: 'alternatives',
    label: m.cipher_form_alternatives(),
    longest: longestText,
    at: { kind: 'lines' },
  },
  ...decoyTexts(
    solution.decoys,
    'answer',
    longestText,
    (position) => m.cipher_form_decoy_text({ position }),
    m.cipher_form_decoy_reply(),
  ),
]
