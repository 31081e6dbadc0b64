import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { decoyProblemTexts } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { ProblemCode } from '#app/features/puzzles/types/slider_jigsaw/rules/find-problems.ts'

const texts = {
  arrangement_differs: m.slider_jigsaw_problem_arrangement_differs,
  too_many_placed: m.slider_jigsaw_problem_too_many_placed,
  text_missing: m.slider_jigsaw_problem_text_missing,
  too_easy: m.slider_jigsaw_problem_too_easy,
  ...decoyProblemTexts,
} satisfies Record<ProblemCode, unknown>

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(texts, code)

/** The reader's text for a problem of this type. */
export const problemText = ({ code }: PuzzleProblem): string =>
  isKnown(code) ? texts[code]() : m.slider_jigsaw_problem_unreadable()
