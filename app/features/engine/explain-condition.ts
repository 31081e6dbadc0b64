import type { Clock } from './clock.ts'
import type { Condition, Leaf } from './condition.schema.ts'
import { kindOfLeaf } from './conditions/index.ts'
import type { Actual } from './conditions/kind.ts'
import { evaluate } from './evaluate-condition.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { RunState } from './state.schema.ts'

export type Explained =
  | { type: 'always'; holds: true }
  | { type: 'all' | 'any'; holds: boolean; of: Explained[] }
  | { type: 'not'; holds: boolean; of: Explained }
  | { type: 'clause'; holds: boolean; leaf: Leaf; actual: Actual }

/** Gives the same verdict as `evaluate`, whose rules for groups it follows. */
export function explainCondition(
  condition: Condition,
  state: RunState,
  clock: Clock,
  roles: readonly Role[],
): Explained {
  if (!('type' in condition)) return { type: 'always', holds: true }
  switch (condition.type) {
    case 'all':
    case 'any': {
      const of = condition.of.map((part) => explainCondition(part, state, clock, roles))
      const holds = condition.type === 'all' ? of.every((part) => part.holds) : of.some((part) => part.holds)
      return { type: condition.type, holds, of }
    }
    case 'not': {
      const of = explainCondition(condition.of, state, clock, roles)
      return { type: 'not', holds: !of.holds, of }
    }
    default:
      return {
        type: 'clause',
        holds: evaluate(condition, state, clock, roles),
        leaf: condition,
        actual: kindOfLeaf(condition).actual(condition, state, clock, roles),
      }
  }
}
