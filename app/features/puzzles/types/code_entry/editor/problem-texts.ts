import { m } from '#app/i18n/generated/messages.js'
import type { ProblemCode } from '#app/features/puzzles/types/code_entry/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  answer_missing: m.code_entry_problem_answer_missing,
  answer_not_of_type: m.code_entry_problem_answer_not_of_type,
  alternative_not_of_type: m.code_entry_problem_alternative_not_of_type,
  alternative_repeats: m.code_entry_problem_alternative_repeats,
  decoy_incomplete: m.code_entry_problem_decoy_incomplete,
  decoy_not_of_type: m.code_entry_problem_decoy_not_of_type,
  decoy_is_answer: m.code_entry_problem_decoy_is_answer,
  decoy_repeats: m.code_entry_problem_decoy_repeats,
  length_differs: m.code_entry_problem_length_differs,
  pushed_twice: m.code_entry_problem_pushed_twice,
  too_long_for_wheels: m.code_entry_problem_too_long_for_wheels,
  signs_too_few: m.code_entry_problem_signs_too_few,
  sign_incomplete: m.code_entry_problem_sign_incomplete,
  sign_repeats: m.code_entry_problem_sign_repeats,
  signs_half_translated: m.code_entry_problem_signs_half_translated,
  unreadable: m.code_entry_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
