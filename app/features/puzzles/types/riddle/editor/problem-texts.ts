import { m } from '#app/i18n/generated/messages.js'
import type { ProblemCode } from '#app/features/puzzles/types/riddle/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { mostBlanks } from '#app/features/puzzles/types/riddle/rules/limits.ts'

export const problemTexts = {
  text_missing: m.riddle_problem_text_missing,
  answer_missing: m.riddle_problem_answer_missing,
  answer_not_number: m.riddle_problem_answer_not_number,
  answer_no_pattern: m.riddle_problem_answer_no_pattern,
  answer_repeats: m.riddle_problem_answer_repeats,
  answer_in_text: m.riddle_problem_answer_in_text,
  answer_short: m.riddle_problem_answer_short,
  blanks_too_many: () => m.riddle_problem_blanks_too_many({ most: mostBlanks }),
  decoy_incomplete: m.riddle_problem_decoy_incomplete,
  decoy_is_answer: m.riddle_problem_decoy_is_answer,
  decoy_repeats: m.riddle_problem_decoy_repeats,
  length_differs: m.riddle_problem_length_differs,
  unreadable: m.riddle_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
