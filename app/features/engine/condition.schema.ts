import { z } from '#app/shared/zod.ts'
import { entityId, flagName, flagValue, nodeName } from './references.schema.ts'

/** How deep a condition may nest (a leaf alone is 1), and of how many parts it may be made. */
export const maxConditionDepth = 8
const maxConditionParts = 200
export const maxGroupParts = 50

const atLeast = z.number().int().min(1).max(100_000)
const leaves = [
  z.strictObject({ type: z.literal('has_item'), itemId: entityId, count: z.number().int().min(1).max(999).default(1) }),
  z.strictObject({ type: z.literal('puzzle_solved'), puzzleId: entityId }),
  z.strictObject({ type: z.literal('scene_visited'), sceneId: entityId }),
  z.strictObject({ type: z.literal('flag_set'), flag: flagName }),
  /** Numbers compare by size; for everything else only `eq` and `ne` can hold. A flag never set equals nothing. */
  z.strictObject({
    type: z.literal('flag_compared'),
    flag: flagName,
    compare: z.enum(['eq', 'ne', 'lt', 'lte', 'gt', 'gte']),
    value: flagValue,
  }),
  z.strictObject({ type: z.literal('node_seen'), npcId: entityId, nodeId: nodeName }),
  z.strictObject({ type: z.literal('hints_used'), puzzleId: entityId.optional(), atLeast }),
  z.strictObject({ type: z.literal('minutes_elapsed'), atLeast }),
  z.strictObject({ type: z.literal('attempts'), puzzleId: entityId, atLeast }),
] as const

export const leafSchema = z.discriminatedUnion('type', leaves)
export type Leaf = z.infer<typeof leafSchema>

/** The one grammar of conditions, of hotspots, dialogue, choices, item uses and endings alike. `{}` always holds. */
export type Condition =
  | Record<string, never>
  | Leaf
  | { type: 'all' | 'any'; of: Condition[] }
  | { type: 'not'; of: Condition }

const treeSchema: z.ZodType<Condition> = z.union([
  z.strictObject({}),
  z.discriminatedUnion('type', [
    ...leaves,
    z.strictObject({ type: z.enum(['all', 'any']), of: z.array(z.lazy(() => treeSchema)).max(maxGroupParts) }),
    z.strictObject({ type: z.literal('not'), of: z.lazy(() => treeSchema) }),
  ]),
])

/** Depth and number of parts, counted without recursion and given up at the limits: the input is anybody's. */
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

export type Reference =
  | { kind: 'item' | 'puzzle' | 'scene' | 'flag'; id: string }
  | { kind: 'node'; npcId: string; id: string }

export const isGroup = (condition: Condition): condition is Extract<Condition, { of: unknown }> => 'of' in condition

export function leavesOf(condition: Condition): Leaf[] {
  if (isGroup(condition)) return (Array.isArray(condition.of) ? condition.of : [condition.of]).flatMap(leavesOf)
  return isLeaf(condition) ? [condition] : []
}

const isLeaf = (condition: Condition): condition is Leaf => 'type' in condition && !isGroup(condition)

export function referencesOf(condition: Condition): Reference[] {
  return leavesOf(condition).flatMap((leaf): Reference[] => {
    switch (leaf.type) {
      case 'has_item':
        return [{ kind: 'item', id: leaf.itemId }]
      case 'puzzle_solved':
      case 'attempts':
        return [{ kind: 'puzzle', id: leaf.puzzleId }]
      case 'hints_used':
        return leaf.puzzleId === undefined ? [] : [{ kind: 'puzzle', id: leaf.puzzleId }]
      case 'scene_visited':
        return [{ kind: 'scene', id: leaf.sceneId }]
      case 'flag_set':
      case 'flag_compared':
        return [{ kind: 'flag', id: leaf.flag }]
      case 'node_seen':
        return [{ kind: 'node', npcId: leaf.npcId, id: leaf.nodeId }]
      case 'minutes_elapsed':
        return []
    }
  })
}
