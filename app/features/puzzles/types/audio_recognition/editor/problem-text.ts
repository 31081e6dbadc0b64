import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { ProblemCode } from '#app/features/puzzles/types/audio_recognition/rules/find-problems.ts'

const texts = {
  sound_missing: m.audio_recognition_problem_sound_missing,
  answer_missing: m.audio_recognition_problem_answer_missing,
  answer_repeats: m.audio_recognition_problem_answer_repeats,
  choices_few: m.audio_recognition_problem_choices_few,
  choice_missing: m.audio_recognition_problem_choice_missing,
  choice_repeats: m.audio_recognition_problem_choice_repeats,
  transcript_missing: m.audio_recognition_problem_transcript_missing,
  answer_in_transcript: m.audio_recognition_problem_answer_in_transcript,
  decoy_incomplete: m.audio_recognition_problem_decoy_incomplete,
  decoy_is_answer: m.audio_recognition_problem_decoy_is_answer,
} satisfies Record<ProblemCode, unknown>

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(texts, code)

/** The reader's text for a problem of this type. */
export const problemText = ({ code }: PuzzleProblem): string =>
  isKnown(code) ? texts[code]() : m.audio_recognition_problem_unreadable()
