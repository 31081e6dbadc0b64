import type { Check } from './check.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'
import type { Examination } from './search/examine.ts'

/** Everything can be come to in some way of playing. Says nothing when not every way could be tried. */
export const checkReach: Check = ({ draft, compiled, examined }) => {
  if (!compiled || !examined?.complete) return []
  const { coverage, model } = examined
  const scenes = new Set([...coverage.scenes].map((index) => compiled.document.scenes[index]!.id))
  const had = (name: string) => coverage.variables.has(model.variables.number(name))
  const opened = new Set(compiled.document.puzzles.filter(({ id }) => had(`solved ${id}`)).map(({ id }) => id))
  const puzzles = new Set(compiled.document.puzzles.map(({ id }) => id))
  const nodes = compiled.secrets.npcs.flatMap((npc) => npc.nodes.map(({ nodeId }) => ({ npcId: npc.id, nodeId, seen: had(`seen ${npc.id} ${nodeId}`) })))
  const met = new Set(nodes.filter(({ seen }) => seen).map(({ npcId }) => npcId))
  return [
    ...draft.scenes.filter(({ id }) => !scenes.has(id)).map(({ id, name, isEnding }) => finding(isEnding ? 'ending_scene_unreachable' : 'scene_unreachable', { entity: 'scene', id }, { name })),
    // a puzzle that is not complete has a finding of its own
    ...draft.puzzles.filter(({ id }) => puzzles.has(id) && !opened.has(id)).map(({ id, name }) => finding('puzzle_unreachable', { entity: 'puzzle', id }, { name })),
    ...draft.items.filter(({ id }) => !had(`item ${id}`)).map(({ id, name }) => finding('item_unobtainable', { entity: 'item', id }, { name })),
    ...draft.npcs.filter(({ id }) => !met.has(id)).map(({ id, name }) => finding('npc_unreachable', { entity: 'npc', id }, { name })),
    ...draft.nodes.flatMap((row): Finding[] => {
      const unseen = met.has(row.npcId) && nodes.some(({ npcId, nodeId, seen }) => npcId === row.npcId && nodeId === row.nodeId && !seen)
      return unseen ? [finding('node_unreachable', { entity: 'node', id: row.id, parentId: row.npcId }, { name: row.nodeId })] : []
    }),
    ...doorsNeverOpen(examined, scenes).flatMap((hotspotId): Finding[] => {
      const row = draft.hotspots.find(({ id }) => id === hotspotId)
      return row ? [finding('condition_never_holds', { entity: 'hotspot', id: row.id, parentId: row.sceneId }, { name: row.name })] : []
    }),
  ]
}

/** Hotspots that somebody stands before and that never lead on, to where no other way leads either. */
function doorsNeverOpen({ coverage, model }: Examination, scenes: ReadonlySet<string>): string[] {
  return model.rules.flatMap(({ id, step, scene }) => {
    const here = scene === null ? undefined : model.document.scenes[scene]
    const seen = here && scenes.has(here.id) && !here.ending
    return step.type === 'go' && seen && !scenes.has(step.sceneId) && !coverage.rules.has(id) ? [step.hotspotId] : []
  })
}
