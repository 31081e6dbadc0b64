import { z } from '#app/shared/zod.ts'
import { isWithinLimits, maxGroupParts } from './condition-limits.ts'
import { conditionKinds, kindOfLeaf } from './conditions/index.ts'
import type { Leaf } from './conditions/index.ts'
import type { Reference } from './conditions/kind.ts'

export { idsOfKind } from './conditions/kind.ts'
export type { Leaf, Reference }

const leaves = Object.values(conditionKinds).map(({ schema }) => schema)

export const leafSchema = z.discriminatedUnion('type', [leaves[0]!, ...leaves.slice(1)])

/** The single grammar of conditions for hotspots, dialogue, choices, item uses and endings. `{}` always holds. */
export type Condition =
  | Record<string, never>
  | Leaf
  | { type: 'all' | 'any'; of: Condition[] }
  | { type: 'not'; of: Condition }

const treeSchema: z.ZodType<Condition> = z.union([
  z.strictObject({}),
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['all', 'any']), of: z.array(z.lazy(() => treeSchema)).max(maxGroupParts) }),
    z.strictObject({ type: z.literal('not'), of: z.lazy(() => treeSchema) }),
    ...leaves,
  ]),
])

export const conditionSchema: z.ZodType<Condition> = z
  .unknown()
  .refine(isWithinLimits, { error: 'condition_too_large' })
  .pipe(treeSchema)

export const isGroup = (condition: Condition): condition is Extract<Condition, { of: unknown }> => 'of' in condition

export function leavesOf(condition: Condition): Leaf[] {
  if (isGroup(condition)) return (Array.isArray(condition.of) ? condition.of : [condition.of]).flatMap(leavesOf)
  return isLeaf(condition) ? [condition] : []
}

const isLeaf = (condition: Condition): condition is Leaf => 'type' in condition && !isGroup(condition)

export const referencesOf = (condition: Condition): Reference[] =>
  leavesOf(condition).flatMap((leaf) => kindOfLeaf(leaf).references(leaf))
