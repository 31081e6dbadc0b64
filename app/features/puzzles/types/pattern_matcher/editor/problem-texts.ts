import { m } from '#app/i18n/generated/messages.js'
import { decoyProblemTexts } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { ProblemCode } from '#app/features/puzzles/types/pattern_matcher/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  pattern_missing: m.pattern_matcher_problem_pattern_missing,
  outside: m.pattern_matcher_problem_outside,
  repeats: m.pattern_matcher_problem_repeats,
  too_long: m.pattern_matcher_problem_too_long,
  length_differs: m.pattern_matcher_problem_length_differs,
  guessable: m.pattern_matcher_problem_guessable,
  inlay_missing: m.pattern_matcher_problem_inlay_missing,
  ...decoyProblemTexts,
  unreadable: m.pattern_matcher_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
