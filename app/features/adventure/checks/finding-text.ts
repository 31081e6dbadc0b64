import { m } from '#app/i18n/generated/messages.js'
import type { Finding, FindingCode } from './finding.ts'

type Words = { name: string; language: string; thing: string; flag: string; count: number }

const texts: Record<FindingCode, (words: Words) => string> = {
  no_scene: () => m.checks_no_scene(),
  no_start_scene: () => m.checks_no_start_scene(),
  hotspot_without_target: m.checks_hotspot_without_target,
  hotspot_target_missing: m.checks_hotspot_target_missing,
  condition_unreadable: m.checks_condition_unreadable,
  condition_reference_missing: m.checks_condition_reference_missing,
  effects_unreadable: m.checks_effects_unreadable,
  effect_reference_missing: m.checks_effect_reference_missing,
  puzzle_type_unknown: m.checks_puzzle_type_unknown,
  puzzle_incomplete: m.checks_puzzle_incomplete,
  puzzle_without_solution: m.checks_puzzle_without_solution,
  ending_unreachable: () => m.checks_ending_unreachable(),
  dead_end: m.checks_dead_end,
  not_examined: () => m.checks_not_examined(),
  ending_not_proven: () => m.checks_ending_not_proven(),
  puzzle_doubtful: m.checks_puzzle_doubtful,
  scoring_unreadable: m.checks_scoring_unreadable,
  item_rules_unreadable: m.checks_item_rules_unreadable,
  dialogue_incomplete: m.checks_dialogue_incomplete,
  flag_never_set: m.checks_flag_never_set,
  scene_without_picture: m.checks_scene_without_picture,
  scene_without_alt_text: m.checks_scene_without_alt_text,
  scene_unreachable: m.checks_scene_unreachable,
  puzzle_unreachable: m.checks_puzzle_unreachable,
  ending_scene_unreachable: m.checks_ending_scene_unreachable,
  item_unobtainable: m.checks_item_unobtainable,
  npc_unreachable: m.checks_npc_unreachable,
  node_unreachable: m.checks_node_unreachable,
  condition_never_holds: m.checks_condition_never_holds,
  false_choice: m.checks_false_choice,
  translation_missing: m.checks_translation_missing,
  key_nowhere: m.checks_key_nowhere,
  flag_never_read: m.checks_flag_never_read,
  not_checked_completely: () => m.checks_not_checked_completely(),
}

const things: Record<string, () => string> = {
  item: m.checks_thing_item,
  puzzle: m.checks_thing_puzzle,
  scene: m.checks_thing_scene,
  flag: m.checks_thing_flag,
  node: m.checks_thing_node,
}
const languages: Record<string, () => string> = { en: m.checks_language_en, fr: m.checks_language_fr }

export function findingText({ code, params }: Finding): string {
  const text = texts[code]({
    name: findingName({ params }),
    language: languages[String(params['language'])]?.() ?? '',
    thing: things[String(params['kind'])]?.() ?? '',
    flag: String(params['flag'] ?? ''),
    count: Number(params['count'] ?? 0),
  })
  return params['inside'] === undefined ? text : m.checks_inside({ place: String(params['inside']), text })
}

export function findingName({ params }: Pick<Finding, 'params'>): string {
  const name = params.name.trim() === '' ? m.checks_untitled() : params.name
  return params['which'] === undefined
    ? name
    : m.checks_which({ name, which: String(params['which']), count: String(params['alike']) })
}
