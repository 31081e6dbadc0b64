import type { Clock } from './clock.ts'
import type { Condition, Leaf } from './condition.schema.ts'
import { kindOfLeaf } from './conditions/index.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { RunState } from './state.schema.ts'

/** Whether a condition holds now for a player with these roles. `{}` and `all` of nothing always do, `any` of nothing never does. */
export const evaluate = (condition: Condition, state: RunState, clock: Clock, roles: readonly Role[]): boolean =>
  holdsIf(condition, (leaf) => kindOfLeaf(leaf).holds(leaf, state, clock, roles))

/** Whether a condition holds if its leaves do or do not. */
export function holdsIf(condition: Condition, holds: (leaf: Leaf) => boolean): boolean {
  if (!('type' in condition)) return true
  switch (condition.type) {
    case 'all':
      return condition.of.every((part) => holdsIf(part, holds))
    case 'any':
      return condition.of.some((part) => holdsIf(part, holds))
    case 'not':
      return !holdsIf(condition.of, holds)
    default:
      return holds(condition)
  }
}
