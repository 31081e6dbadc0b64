import { m } from '#app/i18n/generated/messages.js'
import { decoyProblemTexts } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { ProblemCode } from '#app/features/puzzles/types/ordering_sorting/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  too_few: m.ordering_sorting_problem_too_few,
  item_blank: m.ordering_sorting_problem_item_blank,
  order_incomplete: m.ordering_sorting_problem_order_incomplete,
  all_alike: m.ordering_sorting_problem_all_alike,
  not_a_number: m.ordering_sorting_problem_not_a_number,
  against_criterion: m.ordering_sorting_problem_against_criterion,
  guessable: m.ordering_sorting_problem_guessable,
  alt_missing: m.ordering_sorting_problem_alt_missing,
  bins_too_few: m.ordering_sorting_problem_bins_too_few,
  bin_blank: m.ordering_sorting_problem_bin_blank,
  bin_repeats: m.ordering_sorting_problem_bin_repeats,
  bin_unused: m.ordering_sorting_problem_bin_unused,
  bins_incomplete: m.ordering_sorting_problem_bins_incomplete,
  half_translated: m.ordering_sorting_problem_half_translated,
  ...decoyProblemTexts,
  unreadable: m.ordering_sorting_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
