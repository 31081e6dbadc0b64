import { m } from '#app/i18n/generated/messages.js'
import { decoyProblemTexts } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { ProblemCode } from '#app/features/puzzles/types/slider_jigsaw/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  arrangement_differs: m.slider_jigsaw_problem_arrangement_differs,
  too_many_placed: m.slider_jigsaw_problem_too_many_placed,
  text_missing: m.slider_jigsaw_problem_text_missing,
  too_easy: m.slider_jigsaw_problem_too_easy,
  ...decoyProblemTexts,
  unreadable: m.slider_jigsaw_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
