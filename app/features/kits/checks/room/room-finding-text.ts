import { m } from '#app/i18n/generated/messages.js'
import type { RoomCode, RoomFinding } from './room-finding.ts'

type Words = Record<'name' | 'things' | 'code' | 'lock' | 'language' | 'field' | 'letters', string> &
  Record<'count' | 'least' | 'most' | 'minutes' | 'duration' | 'players' | 'from' | 'to', number>

const texts: Record<RoomCode, (words: Words) => string> = {
  no_puzzle: () => m.kits_room_no_puzzle(),
  no_end: () => m.kits_room_no_end(),
  end_unreachable: m.kits_room_end_unreachable,
  puzzle_unreachable: m.kits_room_puzzle_unreachable,
  puzzle_circle: m.kits_room_puzzle_circle,
  container_in_itself: m.kits_room_container_in_itself,
  key_inside: m.kits_room_key_inside,
  thing_never_given: m.kits_room_thing_never_given,
  thing_needed_twice: m.kits_room_thing_needed_twice,
  hidden_nowhere: m.kits_room_hidden_nowhere,
  code_misfit: m.kits_room_code_misfit,
  solution_missing: m.kits_room_solution_missing,
  key_missing: m.kits_room_key_missing,
  typed_puzzle_incomplete: m.kits_room_typed_puzzle_incomplete,
  sheet_empty: m.kits_room_sheet_empty,
  clue_empty: m.kits_room_clue_empty,
  premise_missing: () => m.kits_room_premise_missing(),
  path_too_long: m.kits_room_path_too_long,
  path_short: m.kits_room_path_short,
  bottleneck: m.kits_room_bottleneck,
  thing_given_twice: m.kits_room_thing_given_twice,
  thing_given_in_sight: m.kits_room_thing_given_in_sight,
  prop_orphan: m.kits_room_prop_orphan,
  clue_unused: m.kits_room_clue_unused,
  herring_needed: m.kits_room_herring_needed,
  herrings_many: m.kits_room_herrings_many,
  puzzle_leads_nowhere: m.kits_room_puzzle_leads_nowhere,
  code_twice: m.kits_room_code_twice,
  solution_told: m.kits_room_solution_told,
  code_on_prop: m.kits_room_code_on_prop,
  container_unnamed: m.kits_room_container_unnamed,
  hints_missing: m.kits_room_hints_missing,
  print_empty: m.kits_room_print_empty,
  substitutes_missing: m.kits_room_substitutes_missing,
  reset_missing: m.kits_room_reset_missing,
  setup_missing: m.kits_room_setup_missing,
  guide_missing: m.kits_room_guide_missing,
  alt_missing: m.checks_picture_without_alt,
  paper_too_full: m.kits_room_paper_too_full,
  letter_too_full: m.kits_room_letter_too_full,
  name_too_long: m.kits_room_name_too_long,
  letters_unprinted: m.kits_room_letters_unprinted,
  print_too_small: m.kits_room_print_too_small,
  look_without_picture: m.checks_look_without_picture,
  colours_in_grey: m.kits_room_colours_in_grey,
  translation_missing: m.checks_translation_missing,
}

const locks: Record<string, () => string> = {
  digits3: m.kits_room_lock_digits3,
  digits4: m.kits_room_lock_digits4,
  word: m.kits_room_lock_word,
  directions: m.kits_room_lock_directions,
  paper: m.kits_room_lock_paper,
}
const fields: Record<string, () => string> = {
  theme: m.kits_room_field_theme,
  winningCondition: m.kits_room_field_winning,
  spaceRequirements: m.kits_room_field_space,
  ageRecommendation: m.kits_room_field_age,
  introduction: m.kits_room_field_introduction,
  setupInstructions: m.kits_room_field_setup,
  hostScript: m.kits_room_field_script,
  resetInstructions: m.kits_room_field_reset,
}
const languages: Record<string, () => string> = { en: m.common_english_in_text, fr: m.common_french_in_text }

/** In the language of the reader. */
export function roomFindingText({ code, params, where }: RoomFinding): string {
  const word = (name: string) => String(params[name] ?? '')
  const number = (name: string) => Number(params[name] ?? 0)
  const words: Words = {
    name: params.name.trim() === '' ? m.checks_untitled() : params.name,
    things: word('things'),
    code: word('code'),
    letters: word('letters'),
    lock: locks[word('lock')]?.() ?? '',
    language: languages[word('language')]?.() ?? '',
    field: fields[word('field')]?.() ?? '',
    count: number('count'),
    least: number('least'),
    most: number('most'),
    minutes: number('minutes'),
    duration: number('duration'),
    players: number('players'),
    from: number('from'),
    to: number('to'),
  }
  const isForm = where.entity === 'roomSetup' || where.entity === 'roomGuide'
  return code === 'translation_missing' && isForm ? m.kits_room_translation_missing_form(words) : texts[code](words)
}
