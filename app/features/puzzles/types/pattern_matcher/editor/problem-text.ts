import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { decoyProblemTexts } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { ProblemCode } from '#app/features/puzzles/types/pattern_matcher/rules/find-problems.ts'

const texts = {
  pattern_missing: m.pattern_matcher_problem_pattern_missing,
  outside: m.pattern_matcher_problem_outside,
  repeats: m.pattern_matcher_problem_repeats,
  too_long: m.pattern_matcher_problem_too_long,
  length_differs: m.pattern_matcher_problem_length_differs,
  guessable: m.pattern_matcher_problem_guessable,
  ...decoyProblemTexts,
} satisfies Record<ProblemCode, unknown>

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(texts, code)

/** The reader's text for a problem of this type. */
export const problemText = ({ code }: PuzzleProblem): string =>
  isKnown(code) ? texts[code]() : m.pattern_matcher_problem_unreadable()
