import { newId } from '#app/shared/ids.ts'
import type { SampleAdventure, SampleHotspot, SampleLayer } from '#samples/sample-adventure.ts'

type Named = { id: string; name: string }
type InScene = Named & { sceneId: string }

type Before = {
  scenes: readonly Named[]
  puzzles: readonly Named[]
  items: readonly Named[]
  npcs: readonly Named[]
  hotspots: readonly InScene[]
  layers: readonly InScene[]
}

export type SampleEntity = 'scene' | 'puzzle' | 'item' | 'npc' | 'hotspot' | 'layer'

/** @throws for an unknown key */
export type SampleIds = (entity: SampleEntity, key: string) => string

/** Known names keep their ids, so that a puzzle's numbers continue; new ids are random, so that nobody can take
 * them first. */
export function sampleIds(sample: SampleAdventure, before: Before): SampleIds {
  const primary = sample.primaryLanguage
  const idOf = (rows: readonly Named[], name: string) => rows.find((row) => row.name === name)?.id ?? newId()
  const ids = new Map<string, string>()
  for (const scene of sample.scenes) ids.set(`scene/${scene.key}`, idOf(before.scenes, scene.name[primary]))
  for (const puzzle of sample.puzzles) ids.set(`puzzle/${puzzle.key}`, idOf(before.puzzles, puzzle.name[primary]))
  for (const item of sample.items) ids.set(`item/${item.key}`, idOf(before.items, item.name[primary]))
  for (const npc of sample.npcs) ids.set(`npc/${npc.key}`, idOf(before.npcs, npc.name[primary]))
  const idInScene = (rows: readonly InScene[], { sceneKey, name }: SampleHotspot | SampleLayer) =>
    idOf(
      rows.filter(({ sceneId }) => sceneId === ids.get(`scene/${sceneKey}`)),
      name[primary],
    )
  for (const hotspot of sample.hotspots) ids.set(`hotspot/${hotspot.key}`, idInScene(before.hotspots, hotspot))
  for (const layer of sample.layers ?? []) ids.set(`layer/${layer.key}`, idInScene(before.layers, layer))
  return (entity, key) => {
    const id = ids.get(`${entity}/${key}`)
    if (!id) throw new Error(`The sample ${sample.key} has no ${entity} ${key}`)
    return id
  }
}
