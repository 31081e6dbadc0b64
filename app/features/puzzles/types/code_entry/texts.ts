import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract.ts'
import { decoyTexts } from '#app/features/puzzles/kit/decoy-texts.ts'
import { longestCode } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

/** What of a lock has words. A code is the same in every language unless its author gives it another. */
export const texts = ({ solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  { half: 'solution', field: 'correctCode', label: m.code_entry_form_answer(), longest: longestCode, shared: true, at: { kind: 'text' } },
  { half: 'solution', field: 'alternatives', label: m.code_entry_form_alternatives(), longest: longestCode, shared: true, at: { kind: 'lines' } },
  ...decoyTexts(solution.decoys, 'code', longestCode, (position) => m.code_entry_form_decoy_code({ position }), m.code_entry_form_decoy_reply()),
]
