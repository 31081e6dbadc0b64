import type { Changes } from '#app/features/rows/changes.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ProjectDocument } from './project-document.schema.ts'

export type ProjectRow = {
  kind: Exclude<KindName, 'details'>
  id: string
  parent: string | null
  fields: Changes
  place: string
}

type Written = { id: string } & Changes

/** Link targets and parents come first. */
export function rowsIn({ items, npcs, puzzles, scenes, nodes, kit = {} }: ProjectDocument): ProjectRow[] {
  const list = (kind: ProjectRow['kind'], rows: readonly Written[], place: string, parent: string | null = null) =>
    rows.map(({ id, ...row }, index) => {
      const within = kindOf(kind).parent?.field ?? ''
      const { [within]: own, ...fields } = row
      return { kind, id, parent: own === undefined ? parent : String(own), fields, place: `${place}.${index}` }
    })
  const own = scenes.map(({ hotspots: _hotspots, layers: _layers, isStart = false, ...scene }) => ({
    ...scene,
    isStartingMap: isStart,
  }))
  return [
    ...list('item', items, 'items'),
    ...list('npc', npcs, 'npcs'),
    ...list('puzzle', puzzles, 'puzzles'),
    ...list('scene', own, 'scenes'),
    ...list('node', nodes, 'nodes'),
    ...kitKindNames.flatMap((kind) => list(kind, kit[kind] ?? [], `kit.${kind}`)),
    ...scenes.flatMap(({ id, hotspots }, index) => list('hotspot', hotspots, `scenes.${index}.hotspots`, id)),
    ...scenes.flatMap(({ id, layers = [] }, index) => list('layer', layers, `scenes.${index}.layers`, id)),
  ]
}
