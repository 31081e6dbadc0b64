import type { WalkStep } from './walk-step.ts'

export type Severity = 'error' | 'warning' | 'note'

/** Everything that a check can report. Errors prevent publishing; warnings and notes do not. */
export const findingSeverity = {
  no_scene: 'error',
  no_start_scene: 'error',
  hotspot_without_target: 'error',
  hotspot_target_missing: 'error',
  look_empty: 'error',
  condition_unreadable: 'error',
  condition_reference_missing: 'error',
  effects_unreadable: 'error',
  effect_reference_missing: 'error',
  puzzle_type_unknown: 'error',
  puzzle_incomplete: 'error',
  puzzle_without_solution: 'error',
  ending_unreachable: 'error',
  dead_end: 'error',
  no_ending_for_two: 'error',
  start_for_one_role: 'error',
  not_examined: 'error',
  template_unchanged: 'error',
  ending_not_proven: 'warning',
  puzzle_doubtful: 'warning',
  scoring_unreadable: 'warning',
  reference_missing: 'warning',
  item_rules_unreadable: 'warning',
  dialogue_incomplete: 'warning',
  flag_never_set: 'warning',
  scene_without_picture: 'warning',
  scene_without_alt_text: 'warning',
  layer_without_content: 'warning',
  layer_without_alt_text: 'warning',
  layer_never_shows: 'warning',
  layer_shows_again: 'warning',
  look_without_alt_text: 'warning',
  object_without_alt_text: 'warning',
  object_place_small: 'note',
  object_spots_overlap: 'warning',
  ending_without_text: 'warning',
  scene_unreachable: 'warning',
  puzzle_unreachable: 'warning',
  ending_scene_unreachable: 'warning',
  item_unobtainable: 'warning',
  npc_unreachable: 'warning',
  node_unreachable: 'warning',
  condition_never_holds: 'warning',
  only_alone: 'warning',
  never_alone: 'warning',
  only_one_presses: 'warning',
  false_choice: 'warning',
  translation_missing: 'warning',
  tag_untrue: 'warning',
  key_nowhere: 'note',
  layer_always_shows: 'note',
  flag_never_read: 'note',
  not_checked_completely: 'note',
} as const satisfies Record<string, Severity>

export type FindingCode = keyof typeof findingSeverity

export type FindingEntity = 'adventure' | 'scene' | 'hotspot' | 'layer' | 'puzzle' | 'item' | 'npc' | 'node'

export interface FindingPlace {
  entity: FindingEntity
  id: string
  parentId?: string
  /** A column, followed by a dot and its part or language; for puzzle settings `settings.<language>.<field>`. */
  field?: string
}

export interface Finding {
  code: FindingCode
  severity: Severity
  where: FindingPlace
  /** `name`: the author's name for the thing; the others depend on the code. */
  params: { name: string } & Record<string, string | number>
  path?: readonly WalkStep[]
  /** Fields without a text, or the names of the items missing at a dead end. */
  missing?: readonly string[]
}

export const finding = (code: FindingCode, where: FindingPlace, params: Finding['params']): Finding => ({
  code,
  severity: findingSeverity[code],
  where,
  params,
})

export const isPublishable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error')
