import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { decoyTexts } from '#app/features/puzzles/kit/rules/decoy-texts.ts'
import { longestAnswer } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

export const texts = ({ solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  {
    half: 'configuration',
    field: 'riddleText',
    label: m.riddle_form_text(),
    longest: 4000,
    long: true,
    at: { kind: 'text' },
  },
  {
    half: 'solution',
    field: 'correctAnswers',
    label: m.riddle_form_answers(),
    longest: longestAnswer,
    at: { kind: 'lines' },
  },
  {
    half: 'solution',
    field: 'synonyms',
    label: m.riddle_form_synonyms(),
    longest: longestAnswer,
    at: { kind: 'lines' },
  },
  ...decoyTexts(
    solution.decoys,
    'answer',
    longestAnswer,
    (position) => m.riddle_form_decoy_answer({ position }),
    m.riddle_form_decoy_reply(),
  ),
]
