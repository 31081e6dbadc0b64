import { expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { buildScene } from '#database/factories/build-scene.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { draftLimits } from './draft-limits.ts'
import type { EditorRequest } from './studio.schema.ts'

const world = useStudioWorld()

const some = <Row>(count: number, row: (at: number) => Row): Row[] => Array.from({ length: count }, (_, at) => row(at))

async function addNpc(): Promise<string> {
  const [npc] = await world.database
    .insert(adventureNpcs)
    .values({ adventureId: world.adventureId, name: 'The butler' })
    .returning({ id: adventureNpcs.id })
  return npc!.id
}

type Kind = keyof typeof draftLimits

/** Rows of each kind straight into the tables, and the request that makes one more. */
const kinds: {
  [kind in Kind]: () => Promise<{
    fill: (count: number) => PromiseLike<unknown>
    create: (id: string) => EditorRequest
  }>
} = {
  scenes: async () => ({
    fill: (count) =>
      world.database
        .insert(adventureScenes)
        .values(some(count, () => ({ adventureId: world.adventureId, name: 'Hall' }))),
    create: (id) => ({ intent: 'create-scene', id, name: 'Attic' }),
  }),
  hotspots: async () => {
    const { id: sceneId } = await buildScene(world.database, { adventureId: world.adventureId })
    return {
      fill: (count) =>
        world.database
          .insert(sceneHotspots)
          .values(some(count, () => ({ sceneId, name: 'Door', type: 'scene_link' as const, x: 1, y: 1 }))),
      create: (id) => ({ intent: 'create-hotspot', id, sceneId, type: 'scene_link', x: 2, y: 2 }),
    }
  },
  puzzles: async () => ({
    fill: (count) =>
      world.database.insert(adventurePuzzles).values(
        some(count, () => ({
          adventureId: world.adventureId,
          name: 'Lock',
          type: 'code_entry',
          typeVersion: 1,
          configuration: {},
        })),
      ),
    create: (id) => ({ intent: 'create-puzzle', id, name: 'Safe', type: 'code_entry' }),
  }),
  items: async () => ({
    fill: (count) =>
      world.database
        .insert(adventureItems)
        .values(some(count, () => ({ adventureId: world.adventureId, name: 'Key' }))),
    create: (id) => ({ intent: 'create-item', id, name: 'Rope' }),
  }),
  npcs: async () => ({
    fill: (count) =>
      world.database
        .insert(adventureNpcs)
        .values(some(count, () => ({ adventureId: world.adventureId, name: 'Guest' }))),
    create: (id) => ({ intent: 'create-npc', id, name: 'Cook' }),
  }),
  nodes: async () => {
    const npcId = await addNpc()
    return {
      fill: (count) =>
        world.database
          .insert(npcDialogueNodes)
          .values(some(count, (at) => ({ npcId, nodeId: `filler_${at}`, content: 'Yes?' }))),
      create: (id) => ({ intent: 'create-node', id, npcId, content: 'No.' }),
    }
  },
}

// the limit was looked at before the id, so that a creation whose answer was lost could not be sent again at the limit
test.each(Object.keys(kinds) as Kind[])(
  'the last of the %s that fit can be sent again, and one more is refused',
  async (kind) => {
    const { fill, create } = await kinds[kind]()
    await fill(draftLimits[kind] - 1)
    const last = create(newId())
    const first = await world.saved(last)
    expect(await world.saved(last)).toEqual({ ...first, draftRevision: first.draftRevision + 1 })
    expect(await world.send(create(newId()))).toMatchObject({
      status: 'failed',
      error: { code: 'tooLarge', params: { kind, most: draftLimits[kind], count: draftLimits[kind], adding: 1 } },
    })
  },
)
