import { z } from '#app/shared/zod.ts'
import { conditionKinds, kindOfLeaf } from './conditions/index.ts'
import type { Leaf } from './conditions/index.ts'
import type { Reference } from './conditions/kind.ts'

export { idsOfKind } from './conditions/kind.ts'
export type { Leaf, Reference }

/** Maximum depth of a condition (a single leaf has depth 1) and, below, its maximum number of parts. */
export const maxConditionDepth = 8
const maxConditionParts = 200
export const maxGroupParts = 50

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

/** Counts depth and parts without recursion and stops at the limits: the input is untrusted. */
export function isWithinLimits(input: unknown): boolean {
  const open: { node: unknown; depth: number }[] = [{ node: input, depth: 1 }]
  for (let seen = 0; open.length > 0; seen++) {
    const { node, depth } = open.pop()!
    if (depth > maxConditionDepth || seen >= maxConditionParts) return false
    if (typeof node !== 'object' || node === null || !('of' in node)) continue
    const children: unknown[] = Array.isArray(node.of) ? node.of : [node.of]
    if (children.length > maxConditionParts) return false
    for (const child of children) open.push({ node: child, depth: depth + 1 })
  }
  return true
}

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
