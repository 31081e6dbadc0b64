import { m } from '#app/i18n/generated/messages.js'
import type { ProblemCode } from '#app/features/puzzles/types/hidden_object/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  picture_missing: m.hidden_object_problem_picture_missing,
  objects_missing: m.hidden_object_problem_objects_missing,
  clue_missing: m.hidden_object_problem_clue_missing,
  silhouette_missing: m.hidden_object_problem_silhouette_missing,
  name_missing: m.hidden_object_problem_name_missing,
  zones_missing: m.hidden_object_problem_zones_missing,
  zone_of_nothing: m.hidden_object_problem_zone_of_nothing,
  locations_differ: m.hidden_object_problem_locations_differ,
  zone_small: m.hidden_object_problem_zone_small,
  place_missing: m.hidden_object_problem_place_missing,
  place_repeats: m.hidden_object_problem_place_repeats,
  look_alikes_few: m.hidden_object_problem_look_alikes_few,
  picture_text_missing: m.hidden_object_problem_picture_text_missing,
  unreadable: m.hidden_object_problem_unreadable,
} satisfies ProblemTexts<ProblemCode | 'picture_missing'>
