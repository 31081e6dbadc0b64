import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import { kitLists, kitRowsOf } from './kit-rows.ts'
import type { KitLists } from './kit-rows.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import type { DraftView } from './view.ts'

export type Use = Omit<FindingPlace, 'entity'> & {
  entity: Exclude<FindingPlace['entity'], 'adventure'> | KitKind
  name: string
  /** The name of the scene or NPC that it is in. */
  within?: string | undefined
}

type Rows = Pick<DraftView, 'scenes' | 'hotspots' | 'layers' | 'puzzles' | 'items' | 'npcs' | 'nodes'> & KitLists
type Uses = ReadonlyMap<string, readonly Use[]>

const known = new WeakMap<Rows['hotspots'], { draft: Rows; uses: Uses }>()

/** Where a row is used: what leads to it, requires it, gives it or names it. */
export const usesOf = (draft: Rows, id: string): readonly Use[] => allUses(draft).get(id) ?? nowhere

const nowhere: readonly Use[] = []
const parts = ['scenes', 'layers', 'puzzles', 'items', 'npcs', 'nodes', ...kitLists] as const

function allUses(draft: Rows): Uses {
  const last = known.get(draft.hotspots)
  if (last && parts.every((part) => last.draft[part] === draft[part])) return last.uses
  const uses = findUses(draft, last?.uses)
  known.set(draft.hotspots, { draft, uses })
  return uses
}

/** @param before unchanged lists keep these objects */
export function findUses(draft: Rows, before?: Uses): Uses {
  const kit = kitRowsOf(draft)
  const ids = new Set([...draft.scenes, ...draft.puzzles, ...draft.items, ...draft.npcs, ...kit].map(({ id }) => id))
  const uses = new Map<string, Use[]>()
  const inKit = kit.map(({ kind, row, ...place }) => ({ place: { entity: kind, ...place }, rules: row }))
  for (const { place, rules } of [...rulesIn(draft), ...inKit])
    for (const id of idsIn(rules, ids))
      if (id !== place.id && id !== place.parentId) uses.set(id, [...(uses.get(id) ?? []), place])
  return new Map([...uses].map(([id, now]) => [id, sameOr(before?.get(id), now)]))
}

const sameOr = (before: readonly Use[] | undefined, now: readonly Use[]): readonly Use[] =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now

function rulesIn({ scenes, hotspots, layers, puzzles, items, npcs, nodes }: Rows): { place: Use; rules: unknown }[] {
  const names = new Map([...scenes, ...npcs].map(({ id, name }) => [id, name]))
  return [
    ...hotspots.map((row) => ({
      place: {
        entity: 'hotspot' as const,
        id: row.id,
        parentId: row.sceneId,
        within: names.get(row.sceneId),
        name: (row.shown ?? row).name.trim(),
      },
      rules: [row.targetId, row.visibilityConditions, row.interactionConditions],
    })),
    ...layers.map((row) => ({
      place: {
        entity: 'layer' as const,
        id: row.id,
        parentId: row.sceneId,
        within: names.get(row.sceneId),
        name: row.name.trim(),
      },
      rules: row.visibilityConditions,
    })),
    ...scenes.map(({ id, name, endingConditions }) => ({
      place: { entity: 'scene' as const, id, name },
      rules: endingConditions,
    })),
    ...puzzles.map(({ id, name, onSolveEffects, onFailEffects }) => ({
      place: { entity: 'puzzle' as const, id, name },
      rules: [onSolveEffects, onFailEffects],
    })),
    ...items.map(({ id, name, useActions, combineRules }) => ({
      place: { entity: 'item' as const, id, name },
      rules: [useActions, combineRules],
    })),
    ...nodes.map(({ id, npcId, nodeId, conditions, choices, rewards }) => ({
      place: { entity: 'node' as const, id, parentId: npcId, within: names.get(npcId), name: nodeId },
      rules: [conditions, choices, rewards],
    })),
  ]
}

/** The first of them; those in one scene or NPC are together. */
export function groupedUses(uses: readonly Use[], most: number): { within: string | undefined; uses: Use[] }[] {
  const group = (all: readonly Use[]) => Map.groupBy(all, ({ parentId, within }) => (within ? parentId : undefined))
  const first = [...group(uses).values()].flat().slice(0, most)
  return [...group(first).values()].map((all) => ({ within: all[0]!.within, uses: all }))
}

function idsIn(rules: unknown, ids: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  const open: unknown[] = [rules]
  while (open.length > 0) {
    const at = open.pop()
    if (typeof at === 'string' && ids.has(at)) found.add(at)
    if (typeof at === 'object' && at !== null) open.push(...Object.values(at))
  }
  return found
}
