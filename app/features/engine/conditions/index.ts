import type { z } from '#app/shared/zod.ts'
import { attempts } from './attempts.ts'
import { flagCompared } from './flag-compared.ts'
import { flagSet } from './flag-set.ts'
import { hasItem } from './has-item.ts'
import { hintsUsed } from './hints-used.ts'
import type { ConditionKind } from './kind.ts'
import { minutesElapsed } from './minutes-elapsed.ts'
import { nodeSeen } from './node-seen.ts'
import { puzzleSolved } from './puzzle-solved.ts'
import { role } from './role.ts'
import { sceneVisited } from './scene-visited.ts'

/** All kinds of conditions, in the order in which they are offered to authors. */
export const conditionKinds = {
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

export type LeafType = keyof typeof conditionKinds
export type Leaf = z.infer<(typeof conditionKinds)[LeafType]['schema']>

export const leafTypes = Object.keys(conditionKinds) as LeafType[]

export const kindOfLeaf = (leaf: Leaf): ConditionKind<Leaf> => conditionKinds[leaf.type]
