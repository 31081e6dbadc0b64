import type { Severity } from '#app/features/adventure/checks/finding.ts'
import type { KitFinding } from '#app/features/kits/checks/finding.ts'
import type { DinnerDocument, dinnerParts, Listing } from '#app/features/kits/documents/dinner.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Everything that the checks of a dinner can report. */
export const dinnerSeverity = {
  // playable, but not fair
  suspect_never_cleared: 'error',
  culprit_cleared: 'error',
  single_clue_solves: 'error',
  single_clue_proves: 'error',
  only_culprit_burdened: 'error',
  solved_too_early: 'error',
  clue_contradicts_itself: 'error',
  secret_never_revealed: 'error',
  suspect_without_motive: 'error',
  suspect_without_secret: 'error',
  guest_idle: 'error',
  // the cast
  no_culprit: 'error',
  culprit_not_suspect: 'error',
  culprit_optional: 'error',
  no_victim: 'error',
  too_few_guests: 'error',
  too_many_required: 'error',
  too_many_optional: 'error',
  // missing parts
  no_setting: 'error',
  no_method: 'error',
  no_solution: 'error',
  no_introduction: 'error',
  no_accusation_rules: 'error',
  no_courses: 'error',
  course_without_name: 'error',
  courses_out_of_order: 'error',
  course_too_late: 'error',
  character_without_name: 'error',
  duplicate_name: 'error',
  character_without_description: 'error',
  guest_without_background: 'error',
  clue_without_title: 'error',
  clue_without_text: 'error',
  clue_without_picture: 'error',
  clue_without_holder: 'error',
  clue_held_by_victim: 'error',
  clue_never_released: 'error',
  card_without_phase: 'error',
  card_without_guest: 'error',
  prop_without_name: 'error',
  two_places_at_once: 'error',
  // weaknesses
  nobody_framed: 'warning',
  culprit_never_burdened: 'warning',
  cleared_once: 'warning',
  clue_says_nothing: 'warning',
  clue_about_no_suspect: 'warning',
  clue_after_accusation: 'warning',
  clue_picture_without_alt: 'warning',
  clue_print_too_small: 'warning',
  paper_too_full: 'warning',
  name_too_long: 'warning',
  letters_unprinted: 'warning',
  duplicate_title: 'warning',
  guest_says_nothing: 'warning',
  guest_hides_nothing: 'warning',
  duplicate_card: 'warning',
  names_optional_guest: 'warning',
  solution_without_culprit: 'warning',
  culprit_told: 'warning',
  no_costume: 'warning',
  recommended_guests_outside: 'warning',
  no_theme: 'warning',
  no_victim_story: 'warning',
  no_preparation: 'warning',
  no_evening_script: 'warning',
  no_reveal_script: 'warning',
  course_without_clue: 'warning',
  prop_without_instructions: 'warning',
  no_timeline: 'warning',
  culprit_not_in_timeline: 'warning',
  moment_incomplete: 'warning',
  translation_missing: 'warning',
  // possibly intended
  course_without_dish: 'note',
} as const satisfies Record<string, Severity>

export type DinnerCode = keyof typeof dinnerSeverity
export type DinnerFinding = KitFinding<DinnerCode>

export type DinnerEntity = 'details' | (typeof dinnerParts)[keyof typeof dinnerParts]['name']

export type DinnerPlace = { entity: DinnerEntity; id: string; field?: string }

export const atClue = ({ id }: { id: string }, field: string): DinnerPlace => ({ entity: 'dinnerClue', id, field })

export const found = (code: DinnerCode, where: DinnerPlace, params: DinnerFinding['params']): DinnerFinding => ({
  code,
  severity: dinnerSeverity[code],
  where,
  params,
})

export type DinnerSubject = {
  document: DinnerDocument
  /** The primary language first. */
  languages: readonly Locale[]
  /** Of its adventure. */
  listing?: Listing
}

export type DinnerCheck = (subject: DinnerSubject) => DinnerFinding[]

/** A finding, unless the condition holds. */
export const unless = (holds: boolean, ...finding: Parameters<typeof found>): DinnerFinding[] =>
  holds ? [] : [found(...finding)]
