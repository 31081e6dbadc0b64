import type { Leaf, LeafType } from '#app/features/engine/conditions/index.ts'
import { m } from '#app/i18n/generated/messages.js'
import { attempts } from './attempts.ts'
import { flagCompared } from './flag-compared.ts'
import { flagSet } from './flag-set.ts'
import { hasItem } from './has-item.ts'
import { hintsUsed } from './hints-used.ts'
import type { ConditionText } from './kind.ts'
import type { Named } from './named.ts'
import { minutesElapsed } from './minutes-elapsed.ts'
import { nodeSeen } from './node-seen.ts'
import { puzzleSolved } from './puzzle-solved.ts'
import { role } from './role.ts'
import { sceneVisited } from './scene-visited.ts'

export const conditionTexts: Record<LeafType, ConditionText> = {
  puzzle_solved: puzzleSolved,
  has_item: hasItem,
  scene_visited: sceneVisited,
  node_seen: nodeSeen,
  flag_set: flagSet,
  flag_compared: flagCompared,
  attempts,
  hints_used: hintsUsed,
  minutes_elapsed: minutesElapsed,
  role,
}

/** A condition that is not a group, or its contrary, as part of a sentence. */
export function leafText(leaf: Leaf, negated: boolean, named: Named): string {
  const { sentence } = conditionTexts[leaf.type]
  return sentence(leaf, negated, named) ?? m.studio_rules_not({ part: sentence(leaf, false, named) ?? '' })
}
