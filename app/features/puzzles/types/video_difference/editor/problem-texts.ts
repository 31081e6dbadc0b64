import { m } from '#app/i18n/generated/messages.js'
import type { ProblemCode } from '#app/features/puzzles/types/video_difference/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  stills_missing: m.video_difference_problem_stills_missing,
  differences_few: m.video_difference_problem_differences_few,
  difference_small: m.video_difference_problem_difference_small,
  thing_missing: m.video_difference_problem_thing_missing,
  thing_repeats: m.video_difference_problem_thing_repeats,
  unchanged_few: m.video_difference_problem_unchanged_few,
  texts_missing: m.video_difference_problem_texts_missing,
  unreadable: m.video_difference_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
