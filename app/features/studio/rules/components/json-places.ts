import { isRecord } from '#app/shared/record.ts'
import { maxConditionDepth } from '#app/features/engine/condition-limits.ts'
import { conditionSchema, leafSchema } from '#app/features/engine/condition.schema.ts'
import { effectListSchema } from '#app/features/engine/effect.schema.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import type { z } from '#app/shared/zod.ts'

type Issue = z.core.$ZodIssue

/** `path`: e.g. `of[1].puzzleId`; empty for the whole. */
export type JsonPlace = {
  path: string
  problem: 'missing' | 'unknown' | 'unfit' | 'gone'
  fits?: readonly string[]
}

export const joinPath = (path: string, key: PropertyKey): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`
const pathOf = (keys: readonly PropertyKey[], from = ''): string => keys.reduce(joinPath, from)

const placesOf = (issues: readonly Issue[], raw: unknown, from: string): JsonPlace[] =>
  issues.flatMap((issue): JsonPlace[] => {
    const path = pathOf(issue.path, from)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: joinPath(path, key), problem: 'unknown' as const }))
    const value = issue.path.reduce<unknown>(
      (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
      raw,
    )
    const fits = fitting(issue)
    return [{ path, problem: value === undefined || value === '' ? 'missing' : 'unfit', ...(fits ? { fits } : {}) }]
  })

function fitting(issue: Issue): string[] | null {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  return issue.code === 'invalid_union' && 'options' in issue && issue.options ? issue.options.map(String) : null
}

const groupTypes = ['all', 'any', 'not']
const leafTypes: readonly string[] = leafSchema.options.flatMap(({ shape }) => [...shape.type.values])

export function conditionPlaces(raw: unknown, path = '', depth = 1): JsonPlace[] {
  if (conditionSchema.safeParse(raw).success) return []
  const { type, of, ...more } = isRecord(raw) ? raw : {}
  if (!isRecord(raw) || depth > maxConditionDepth) return [{ path, problem: 'unfit' }]
  if (typeof type !== 'string' || ![...groupTypes, ...leafTypes].includes(type))
    return [
      {
        path: joinPath(path, 'type'),
        problem: type === undefined || type === '' ? 'missing' : 'unfit',
        fits: [...groupTypes, ...leafTypes],
      },
    ]
  if (!groupTypes.includes(type)) return placesOf(leafSchema.safeParse(raw).error?.issues ?? [], raw, path)
  const below = joinPath(path, 'of')
  const unknown = Object.keys(more).map((key): JsonPlace => ({ path: joinPath(path, key), problem: 'unknown' }))
  if (of === undefined) return [...unknown, { path: below, problem: 'missing' }]
  if (type === 'not') return [...unknown, ...conditionPlaces(of, below, depth + 1)]
  const parts = Array.isArray(of)
    ? of.flatMap((part: unknown, index) => conditionPlaces(part, joinPath(below, index), depth + 1))
    : [{ path: below, problem: 'unfit' as const }]
  const places = [...unknown, ...parts]
  return places.length > 0 ? places : [{ path, problem: 'unfit' }]
}

export const effectPlaces = (list: unknown, from = ''): JsonPlace[] =>
  placesOf(effectListSchema.safeParse(list).error?.issues ?? [], list, from)

type Rows = Pick<DraftView, 'puzzles' | 'scenes' | 'items' | 'npcs' | 'nodes' | 'hotspots'>

const idKeys: Record<string, keyof Omit<Rows, 'nodes'>> = {
  puzzleId: 'puzzles',
  sceneId: 'scenes',
  go_to_scene_id: 'scenes',
  reveal_scene_id: 'scenes',
  itemId: 'items',
  item_id: 'items',
  remove_item_id: 'items',
  with_item_id: 'items',
  result_item_id: 'items',
  npcId: 'npcs',
  hotspot_id: 'hotspots',
}

export function gonePlaces(raw: unknown, rows: Rows, path = ''): JsonPlace[] {
  if (Array.isArray(raw)) return raw.flatMap((part: unknown, index) => gonePlaces(part, rows, joinPath(path, index)))
  if (!isRecord(raw)) return []
  return Object.entries(raw).flatMap(([key, value]): JsonPlace[] => {
    const table = Object.hasOwn(idKeys, key) ? idKeys[key] : undefined
    const gone = table
      ? typeof value === 'string' && value !== '' && !rows[table].some(({ id }) => id === value)
      : key === 'nodeId' &&
        typeof value === 'string' &&
        value !== '' &&
        !rows.nodes.some(({ npcId, nodeId }) => npcId === raw['npcId'] && nodeId === value)
    return gone ? [{ path: joinPath(path, key), problem: 'gone' }] : gonePlaces(value, rows, joinPath(path, key))
  })
}
