import type { Clock } from './clock.ts'
import type { Condition } from './condition.schema.ts'
import { kindOfLeaf } from './conditions/index.ts'
import type { RunState } from './state.schema.ts'

/** Whether a condition holds now. `{}` and `all` of nothing always do, `any` of nothing never does. */
export function evaluate(condition: Condition, state: RunState, clock: Clock): boolean {
  if (!('type' in condition)) return true
  switch (condition.type) {
    case 'all':
      return condition.of.every((part) => evaluate(part, state, clock))
    case 'any':
      return condition.of.some((part) => evaluate(part, state, clock))
    case 'not':
      return !evaluate(condition.of, state, clock)
    default:
      return kindOfLeaf(condition).holds(condition, state, clock)
  }
}
