import { accessibilityTagText } from '#app/features/adventure/catalogue-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Finding, FindingCode } from './finding.ts'

type Words = {
  name: string
  language: string
  thing: string
  flag: string
  item: string
  count: number
  position: number
  why: string
  problem: string | null
  tag: string
}

/** Words that only the studio has; without them the finding is worded in general terms. */
export interface Naming {
  field: (finding: Finding, field: string) => string | null
  problem: (finding: Finding) => string | null
}

const general: Naming = { field: () => null, problem: () => null }

const texts: Record<FindingCode, (words: Words) => string> = {
  no_scene: () => m.checks_no_scene(),
  no_start_scene: () => m.checks_no_start_scene(),
  hotspot_without_target: m.checks_hotspot_without_target,
  hotspot_target_missing: m.checks_hotspot_target_missing,
  look_empty: m.checks_look_empty,
  condition_unreadable: m.checks_condition_unreadable,
  condition_reference_missing: m.checks_condition_reference_missing,
  effects_unreadable: m.checks_effects_unreadable,
  effect_reference_missing: m.checks_effect_reference_missing,
  puzzle_type_unknown: m.checks_puzzle_type_unknown,
  puzzle_incomplete: (words) => puzzleProblem(words) ?? m.checks_puzzle_incomplete(words),
  puzzle_without_solution: m.checks_puzzle_without_solution,
  ending_unreachable: () => m.checks_ending_unreachable(),
  dead_end: m.checks_dead_end,
  no_ending_for_two: () => m.checks_no_ending_for_two(),
  start_for_one_role: m.checks_start_for_one_role,
  not_examined: () => m.checks_not_examined(),
  template_unchanged: () => m.checks_template_unchanged(),
  ending_not_proven: () => m.checks_ending_not_proven(),
  puzzle_doubtful: (words) => puzzleProblem(words) ?? m.checks_puzzle_doubtful(words),
  scoring_unreadable: m.checks_scoring_unreadable,
  reference_missing: m.checks_reference_missing,
  item_rules_unreadable: m.checks_item_rules_unreadable,
  dialogue_incomplete: (words) =>
    words.why === 'choice_without_text' ? m.checks_choice_without_text(words) : m.checks_choice_leads_nowhere(words),
  flag_never_set: m.checks_flag_never_set,
  scene_without_picture: m.checks_scene_without_picture,
  scene_without_alt_text: m.checks_picture_without_alt,
  layer_without_content: ({ name }) => m.checks_layer_without_content({ name, field: m.layers_description() }),
  layer_without_alt_text: m.checks_layer_without_alt_text,
  layer_never_shows: m.checks_layer_never_shows,
  layer_shows_again: m.checks_layer_shows_again,
  layer_always_shows: m.checks_layer_always_shows,
  look_without_alt_text: m.checks_look_without_alt_text,
  object_without_alt_text: m.checks_object_without_alt_text,
  object_place_small: m.checks_object_place_small,
  object_spots_overlap: m.checks_object_spots_overlap,
  ending_without_text: m.checks_ending_without_text,
  scene_unreachable: m.checks_scene_unreachable,
  puzzle_unreachable: m.checks_puzzle_unreachable,
  ending_scene_unreachable: m.checks_ending_scene_unreachable,
  item_unobtainable: m.checks_item_unobtainable,
  npc_unreachable: m.checks_npc_unreachable,
  node_unreachable: m.checks_node_unreachable,
  condition_never_holds: m.checks_condition_never_holds,
  only_alone: m.checks_only_alone,
  never_alone: m.checks_never_alone,
  only_one_presses: m.checks_only_one_presses,
  false_choice: m.checks_false_choice,
  translation_missing: m.checks_translation_missing,
  tag_untrue: m.checks_tag_untrue,
  key_nowhere: m.checks_key_nowhere,
  flag_never_read: m.checks_flag_never_read,
  not_checked_completely: () => m.checks_not_checked_completely(),
}

const things: Record<string, () => string> = {
  item: m.checks_thing_item,
  puzzle: m.checks_thing_puzzle,
  scene: m.checks_thing_scene,
  hotspot: m.checks_thing_hotspot,
  npc: m.checks_thing_npc,
  flag: m.checks_thing_flag,
  node: m.checks_thing_node,
}
const languages: Record<string, () => string> = { en: m.common_english_in_text, fr: m.common_french_in_text }

const puzzleProblem = ({ problem, ...words }: Words): string | null =>
  problem === null ? null : m.checks_puzzle_problem({ ...words, problem })

/** Codes that may be about one of several fields which their text does not name. */
const saysField: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'condition_unreadable',
  'condition_reference_missing',
  'effects_unreadable',
  'effect_reference_missing',
  'reference_missing',
  'item_rules_unreadable',
  'flag_never_set',
])

export function findingText(finding: Finding, naming: Naming = general): string {
  const { code, params, where } = finding
  const text = texts[code]({
    name: findingName({ params }),
    language: String(params['language'] ?? '')
      .split(' ')
      .map((language) => languages[language]?.() ?? '')
      .join(', '),
    thing: things[String(params['kind'])]?.() ?? '',
    flag: String(params['flag'] ?? ''),
    item: String(params['item'] ?? ''),
    count: Number(params['count'] ?? 0),
    position: Number(params['position'] ?? 0),
    why: String(params['why'] ?? ''),
    problem: naming.problem(finding),
    tag: accessibilityTagText(String(params['tag'] ?? '')),
  })
  const field = saysField.has(code) && where.field !== undefined ? naming.field(finding, where.field) : null
  const whole = withMissing(finding, field === null ? text : m.checks_field({ text, field }), naming)
  return params['inside'] === undefined ? whole : m.checks_inside({ place: String(params['inside']), text: whole })
}

const mostMissing = 8
const namesItems: ReadonlySet<Finding['code']> = new Set(['dead_end', 'ending_unreachable'])

function withMissing(finding: Finding, text: string, naming: Naming): string {
  const missing = finding.missing ?? []
  if (missing.length === 0) return text
  if (namesItems.has(finding.code)) return m.checks_dead_end_lacks({ text, items: missing.join(', ') })
  const areNames = finding.code === 'tag_untrue'
  const named = [...new Set(missing.map((field) => (areNames ? field : (naming.field(finding, field) ?? field))))]
  const fields = named.slice(0, mostMissing).join(', ')
  const count = named.length - mostMissing
  return m.checks_missing_fields({ text, fields: count > 0 ? m.checks_missing_more({ fields, count }) : fields })
}

export function findingName({ params }: Pick<Finding, 'params'>): string {
  const name = params.name.trim() === '' ? m.checks_untitled() : params.name
  return params['which'] === undefined
    ? name
    : m.checks_which({ name, which: String(params['which']), count: String(params['alike']) })
}
