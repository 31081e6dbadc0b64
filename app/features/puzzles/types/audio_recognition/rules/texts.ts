import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { decoyTexts } from '#app/features/puzzles/kit/rules/decoy-texts.ts'
import { longestAnswer, longestCredit } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

export const texts = ({ solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  {
    half: 'configuration',
    field: 'transcript',
    label: m.audio_recognition_form_transcript(),
    longest: 4000,
    long: true,
    at: { kind: 'text' },
  },
  {
    half: 'configuration',
    field: 'choices',
    label: m.audio_recognition_form_choices(),
    longest: longestAnswer,
    at: { kind: 'lines' },
  },
  {
    half: 'solution',
    field: 'correctAnswer',
    label: m.audio_recognition_form_answer(),
    longest: longestAnswer,
    at: { kind: 'text' },
  },
  {
    half: 'configuration',
    field: 'keywords',
    label: m.audio_recognition_form_keywords(),
    longest: longestAnswer,
    at: { kind: 'lines' },
  },
  {
    half: 'configuration',
    field: 'credit',
    label: m.audio_recognition_form_credit(),
    longest: longestCredit,
    at: { kind: 'text' },
  },
  ...decoyTexts(
    solution.decoys,
    'answer',
    longestAnswer,
    (position) => m.audio_recognition_form_decoy_answer({ position }),
    m.audio_recognition_form_decoy_reply(),
  ),
]
