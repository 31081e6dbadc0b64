import { own } from '#app/features/engine/state-lookup.ts'
import { flagName, flagValue } from '#app/features/engine/references.schema.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conditionKind } from './kind.ts'

export const comparisons = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const
export type Comparison = (typeof comparisons)[number]

export const flagCompared = conditionKind({
  /** Numbers compare by size; for other values only `eq` and `ne` can hold. A flag never set equals nothing. */
  schema: z.strictObject({
    type: z.literal('flag_compared'),
    flag: flagName,
    compare: z.enum(comparisons),
    value: flagValue,
  }),
  references: ({ flag }) => [{ kind: 'flag', id: flag }],
  actual: ({ flag }, state) => own(state.flags, flag) ?? null,
  holds: ({ flag, compare, value }, state) => compares(own(state.flags, flag), compare, value),
  leftMs: null,
})

function compares(held: FlagValue | undefined, compare: Comparison, value: FlagValue): boolean {
  if (compare === 'eq') return held === value
  if (compare === 'ne') return held !== value
  if (typeof value !== 'number') return false
  // a counter that never changed is 0, so that "health below 10" is true from the start
  const number = held === undefined ? 0 : held
  if (typeof number !== 'number') return false
  if (compare === 'lt') return number < value
  if (compare === 'lte') return number <= value
  return compare === 'gt' ? number > value : number >= value
}
