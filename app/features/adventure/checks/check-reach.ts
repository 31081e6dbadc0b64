import type { Check } from './check.ts'
import type { Compiled } from './compiled.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'
import type { Reached } from './search/examine.ts'

/** Everything must be reachable in some way of playing. No findings unless every way could be tried. */
export const checkReach: Check = ({ draft, compiled, examined }) => {
  if (!compiled || !examined?.complete) return []
  const { reached } = examined
  const scenes = new Set(reached.sceneIds)
  const grown = new Set(reached.grown)
  const had = (name: string) => grown.has(name)
  const opened = new Set(compiled.document.puzzles.filter(({ id }) => had(`solved ${id}`)).map(({ id }) => id))
  const puzzles = new Set(compiled.document.puzzles.map(({ id }) => id))
  const nodes = compiled.secrets.npcs.flatMap((npc) =>
    npc.nodes.map(({ nodeId }) => ({ npcId: npc.id, nodeId, seen: had(`seen ${npc.id} ${nodeId}`) })),
  )
  const met = new Set(nodes.filter(({ seen }) => seen).map(({ npcId }) => npcId))
  return [
    ...draft.scenes
      .filter(({ id }) => !scenes.has(id))
      .map(({ id, name, isEnding }) =>
        finding(isEnding ? 'ending_scene_unreachable' : 'scene_unreachable', { entity: 'scene', id }, { name }),
      ),
    // an incomplete puzzle has its own finding
    ...draft.puzzles
      .filter(({ id }) => puzzles.has(id) && !opened.has(id))
      .map(({ id, name }) => finding('puzzle_unreachable', { entity: 'puzzle', id }, { name })),
    ...draft.items
      .filter(({ id }) => !had(`item ${id}`))
      .map(({ id, name }) => finding('item_unobtainable', { entity: 'item', id }, { name })),
    ...draft.npcs
      .filter(({ id }) => !met.has(id))
      .map(({ id, name }) => finding('npc_unreachable', { entity: 'npc', id }, { name })),
    ...draft.nodes.flatMap((row): Finding[] => {
      const unseen =
        met.has(row.npcId) &&
        nodes.some(({ npcId, nodeId, seen }) => npcId === row.npcId && nodeId === row.nodeId && !seen)
      return unseen
        ? [finding('node_unreachable', { entity: 'node', id: row.id, parentId: row.npcId }, { name: row.nodeId })]
        : []
    }),
    ...doorsNeverOpen(compiled, reached, scenes).flatMap((hotspotId): Finding[] => {
      const row = draft.hotspots.find(({ id }) => id === hotspotId)
      return row
        ? [
            finding(
              'condition_never_holds',
              { entity: 'hotspot', id: row.id, parentId: row.sceneId, field: 'interactionConditions' },
              { name: row.name },
            ),
          ]
        : []
    }),
  ]
}

function doorsNeverOpen({ document }: Compiled, { doorIds }: Reached, scenes: ReadonlySet<string>): string[] {
  const known = new Set(document.scenes.map(({ id }) => id))
  return document.scenes.flatMap(({ id, ending, hotspots }) => {
    if (!scenes.has(id) || ending) return []
    const shut = hotspots.filter(
      (hotspot) =>
        hotspot.type === 'scene_link' &&
        known.has(hotspot.targetId) &&
        !scenes.has(hotspot.targetId) &&
        !doorIds.includes(hotspot.id),
    )
    return shut.map(({ id: hotspotId }) => hotspotId)
  })
}
