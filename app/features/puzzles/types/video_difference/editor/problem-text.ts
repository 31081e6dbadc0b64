import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { ProblemCode } from '#app/features/puzzles/types/video_difference/rules/find-problems.ts'

const texts = {
  stills_missing: m.video_difference_problem_stills_missing,
  differences_few: m.video_difference_problem_differences_few,
  difference_small: m.video_difference_problem_difference_small,
  thing_missing: m.video_difference_problem_thing_missing,
  thing_repeats: m.video_difference_problem_thing_repeats,
  unchanged_few: m.video_difference_problem_unchanged_few,
  texts_missing: m.video_difference_problem_texts_missing,
} satisfies Record<ProblemCode, unknown>

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(texts, code)

/** The reader's text for a problem of this type. */
export const problemText = ({ code }: PuzzleProblem): string =>
  isKnown(code) ? texts[code]() : m.video_difference_problem_unreadable()
