import { m } from '#app/i18n/generated/messages.js'
import type { ProblemCode } from '#app/features/puzzles/types/audio_recognition/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
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
  unreadable: m.audio_recognition_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
