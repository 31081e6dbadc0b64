import { m } from '#app/i18n/generated/messages.js'
import { decoyProblemTexts } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { ProblemCode } from '#app/features/puzzles/types/logic_grid/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  categories_missing: m.logic_grid_problem_categories_missing,
  name_missing: m.logic_grid_problem_name_missing,
  items_missing: m.logic_grid_problem_items_missing,
  item_repeats: m.logic_grid_problem_item_repeats,
  mapping_incomplete: m.logic_grid_problem_mapping_incomplete,
  clue_empty: m.logic_grid_problem_clue_empty,
  clue_broken: m.logic_grid_problem_clue_broken,
  clue_unordered: m.logic_grid_problem_clue_unordered,
  clue_false: m.logic_grid_problem_clue_false,
  clues_missing: m.logic_grid_problem_clues_missing,
  several_solutions: m.logic_grid_problem_several_solutions,
  unclear: m.logic_grid_problem_unclear,
  half_translated: m.logic_grid_problem_half_translated,
  ...decoyProblemTexts,
  unreadable: m.logic_grid_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
