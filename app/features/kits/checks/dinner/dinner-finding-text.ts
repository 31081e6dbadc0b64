import { phases } from '#app/features/rows/kinds/phases.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { DinnerCode, DinnerEntity, DinnerFinding } from './dinner-finding.ts'

type Words = Record<
  | 'name'
  | 'character'
  | 'culprit'
  | 'holder'
  | 'aspect'
  | 'phases'
  | 'left'
  | 'clue'
  | 'before'
  | 'time'
  | 'place'
  | 'other'
  | 'thing'
  | 'letters'
  | 'language',
  string
> &
  Record<'count' | 'least' | 'fewest' | 'most' | 'guests' | 'required' | 'optional' | 'minute' | 'minutes', number>

const texts: Record<DinnerCode, (words: Words) => string> = {
  suspect_never_cleared: m.kits_dinner_suspect_never_cleared,
  culprit_cleared: m.kits_dinner_culprit_cleared,
  single_clue_solves: m.kits_dinner_single_clue_solves,
  single_clue_proves: m.kits_dinner_single_clue_proves,
  only_culprit_burdened: m.kits_dinner_only_culprit_burdened,
  solved_too_early: m.kits_dinner_solved_too_early,
  clue_contradicts_itself: m.kits_dinner_clue_contradicts_itself,
  secret_never_revealed: m.kits_dinner_secret_never_revealed,
  suspect_without_motive: m.kits_dinner_suspect_without_motive,
  suspect_without_secret: m.kits_dinner_suspect_without_secret,
  guest_idle: m.kits_dinner_guest_idle,
  no_culprit: () => m.kits_dinner_no_culprit(),
  culprit_not_suspect: m.kits_dinner_culprit_not_suspect,
  culprit_optional: m.kits_dinner_culprit_optional,
  no_victim: () => m.kits_dinner_no_victim(),
  too_few_guests: m.kits_dinner_too_few_guests,
  too_many_required: m.kits_dinner_too_many_required,
  too_many_optional: m.kits_dinner_too_many_optional,
  no_setting: () => m.kits_dinner_no_setting(),
  no_method: () => m.kits_dinner_no_method(),
  no_solution: () => m.kits_dinner_no_solution(),
  no_introduction: () => m.kits_dinner_no_introduction(),
  no_accusation_rules: () => m.kits_dinner_no_accusation_rules(),
  no_courses: () => m.kits_dinner_no_courses(),
  course_without_name: () => m.kits_dinner_course_without_name(),
  courses_out_of_order: m.kits_dinner_courses_out_of_order,
  course_too_late: m.kits_dinner_course_too_late,
  character_without_name: () => m.kits_dinner_character_without_name(),
  duplicate_name: m.kits_dinner_duplicate_name,
  character_without_description: m.kits_dinner_character_without_description,
  guest_without_background: m.kits_dinner_guest_without_background,
  clue_without_title: () => m.kits_dinner_clue_without_title(),
  clue_without_text: m.kits_dinner_clue_without_text,
  clue_without_picture: m.checks_look_without_picture,
  clue_without_holder: m.kits_dinner_clue_without_holder,
  clue_held_by_victim: m.kits_dinner_clue_held_by_victim,
  clue_never_released: m.kits_dinner_clue_never_released,
  card_without_phase: m.kits_dinner_card_without_phase,
  card_without_guest: m.kits_dinner_card_without_guest,
  prop_without_name: () => m.kits_dinner_prop_without_name(),
  two_places_at_once: m.kits_dinner_two_places_at_once,
  nobody_framed: () => m.kits_dinner_nobody_framed(),
  culprit_never_burdened: m.kits_dinner_culprit_never_burdened,
  cleared_once: m.kits_dinner_cleared_once,
  clue_says_nothing: m.kits_dinner_clue_says_nothing,
  clue_about_no_suspect: m.kits_dinner_clue_about_no_suspect,
  clue_after_accusation: m.kits_dinner_clue_after_accusation,
  clue_picture_without_alt: m.checks_picture_without_alt,
  clue_print_too_small: m.kits_dinner_clue_print_too_small,
  paper_too_full: m.kits_dinner_paper_too_full,
  name_too_long: m.kits_dinner_name_too_long,
  letters_unprinted: m.kits_dinner_letters_unprinted,
  duplicate_title: m.kits_dinner_duplicate_title,
  guest_says_nothing: m.kits_dinner_guest_says_nothing,
  guest_hides_nothing: m.kits_dinner_guest_hides_nothing,
  duplicate_card: m.kits_dinner_duplicate_card,
  names_optional_guest: m.kits_dinner_names_optional_guest,
  solution_without_culprit: m.kits_dinner_solution_without_culprit,
  culprit_told: m.kits_dinner_culprit_told,
  no_costume: m.kits_dinner_no_costume,
  recommended_guests_outside: m.kits_dinner_recommended_guests_outside,
  no_theme: () => m.kits_dinner_no_theme(),
  no_victim_story: () => m.kits_dinner_no_victim_story(),
  no_preparation: () => m.kits_dinner_no_preparation(),
  no_evening_script: () => m.kits_dinner_no_evening_script(),
  no_reveal_script: () => m.kits_dinner_no_reveal_script(),
  course_without_dish: m.kits_dinner_course_without_dish,
  course_without_clue: m.kits_dinner_course_without_clue,
  prop_without_instructions: m.kits_dinner_prop_without_instructions,
  no_timeline: () => m.kits_dinner_no_timeline(),
  culprit_not_in_timeline: m.kits_dinner_culprit_not_in_timeline,
  moment_incomplete: m.kits_dinner_moment_incomplete,
  translation_missing: m.kits_dinner_translation_missing,
}

const aspects: Record<string, () => string> = {
  means: m.kits_aspect_means,
  motive: m.kits_aspect_motive,
  opportunity: m.kits_aspect_opportunity,
}
const phaseNames: Record<string, () => string> = phases
const languages: Record<string, () => string> = { en: m.common_english_in_text, fr: m.common_french_in_text }
const things: Record<DinnerEntity, () => string> = {
  details: m.studio_dinner_story_row,
  dinnerStory: m.studio_dinner_story_row,
  dinnerGuide: m.studio_kit_guide_row,
  character: m.studio_dinner_character,
  dinnerProp: m.studio_kit_prop,
  course: m.studio_dinner_course,
  dinnerClue: m.studio_kit_clue,
  moment: m.studio_dinner_moment,
  card: m.kits_dinner_thing_card,
}

/** In the reader's language. */
export function dinnerFindingText(finding: DinnerFinding): string {
  const { params } = finding
  const word = (name: string) => String(params[name] ?? '')
  const number = (name: string) => Number(params[name] ?? 0)
  const text = texts[finding.code]({
    name: named(params.name),
    character: named(word('character')),
    culprit: word('culprit'),
    holder: word('holder'),
    aspect: aspects[word('aspect')]?.() ?? '',
    phases: word('phases').split('\n').map(phaseText).join(', '),
    left: word('left'),
    clue: named(word('clue')),
    before: named(word('before')),
    time: word('time'),
    place: word('place'),
    other: word('other'),
    thing: thingText(finding),
    letters: word('letters'),
    language: languages[word('language')]?.() ?? '',
    count: number('count'),
    least: number('least'),
    fewest: number('fewest'),
    most: number('most'),
    guests: number('guests'),
    required: number('required'),
    optional: number('optional'),
    minute: number('minute'),
    minutes: number('minutes'),
  })
  return word('absent') === '' ? text : m.kits_dinner_when_absent({ text, absent: word('absent') })
}

const named = (name: string): string => (name.trim() === '' ? m.checks_untitled() : name)

const phaseText = (phase: string): string =>
  phase.startsWith('=') ? named(phase.slice(1)) : (phaseNames[phase]?.() ?? '')

function thingText({ where, params }: DinnerFinding): string {
  const entity = Object.keys(things).find((each): each is DinnerEntity => each === where.entity)
  const thing = entity === undefined ? '' : things[entity]()
  return params.name.trim() === '' ? thing : m.kits_dinner_named({ thing, name: params.name })
}
