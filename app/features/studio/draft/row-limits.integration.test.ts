import { expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildScene } from '#database/factories/build-scene.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { barest } from '#tests/support/full-kit.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import type { Command } from './command.schema.ts'
import { defaultsOf, isKitKind, kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KitKind, OnlineKind, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { writeRows } from './write-rows.server.ts'

const world = useStudioWorld()

const some = <Row>(count: number, row: (at: number) => Row): Row[] => Array.from({ length: count }, (_, at) => row(at))

type Kind = Exclude<OnlineKind, 'details'>

const kinds: {
  [kind in Kind]: () => Promise<{ fill: (count: number) => PromiseLike<unknown>; create: (id: string) => Command }>
} = {
  scene: async () => ({
    fill: (count) =>
      world.database
        .insert(adventureScenes)
        .values(some(count, () => ({ adventureId: world.adventureId, name: 'Hall' }))),
    create: (id) => createRow('scene', { id, name: 'Attic' }),
  }),
  hotspot: async () => {
    const { id: parent } = await buildScene(world.database, { adventureId: world.adventureId })
    return {
      fill: (count) =>
        world.database
          .insert(sceneHotspots)
          .values(some(count, () => ({ sceneId: parent, name: 'Door', type: 'scene_link' as const, x: 1, y: 1 }))),
      create: (id) => createRow('hotspot', { id, parent, type: 'scene_link', x: 2, y: 2 }),
    }
  },
  layer: async () => {
    const { id: parent } = await buildScene(world.database, { adventureId: world.adventureId })
    return {
      fill: (count) =>
        world.database
          .insert(sceneLayers)
          .values(some(count, () => ({ sceneId: parent, name: 'Moon', x: 1, y: 1, width: 1, height: 1 }))),
      create: (id) => createRow('layer', { id, parent, name: 'Sun' }),
    }
  },
  puzzle: async () => ({
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
    create: (id) => createRow('puzzle', { id, name: 'Safe', type: 'code_entry' }),
  }),
  item: async () => ({
    fill: (count) =>
      world.database
        .insert(adventureItems)
        .values(some(count, () => ({ adventureId: world.adventureId, name: 'Key' }))),
    create: (id) => createRow('item', { id, name: 'Rope' }),
  }),
  npc: async () => ({
    fill: (count) =>
      world.database
        .insert(adventureNpcs)
        .values(some(count, () => ({ adventureId: world.adventureId, name: 'Guest' }))),
    create: (id) => createRow('npc', { id, name: 'Cook' }),
  }),
  node: async () => {
    const { id: npcId } = await world.create('npc', { name: 'The butler' })
    return {
      fill: (count) =>
        world.database
          .insert(npcDialogueNodes)
          .values(some(count, (at) => ({ npcId, nodeId: `filler_${at}`, content: 'Yes?' }))),
      create: (id) => createRow('node', { id, parent: npcId, content: 'No.' }),
    }
  },
}

async function inKit(kind: KitKind) {
  const { adventures, parent, fields } = kindOf(kind)
  const { id } = await buildAdventure(world.database, { creatorId: world.member.userId, kind: adventures[0]! })
  world.adventureId = id
  const own = { ...defaultsOf(kindOf(kind)), ...barest(kind), translations: {}, translatedFrom: {} }
  const within = parent && (await world.create('character', { name: 'Ada' })).id
  const rowAt = (at: number): Row => ({
    ...own,
    id: newId(),
    ...(parent ? { [parent.field]: within } : {}),
    ...('displayOrder' in fields ? { displayOrder: at } : {}),
  })
  return {
    fill: (count: number) =>
      world.database.transaction((tx) =>
        writeRows(
          tx,
          id,
          some(count, rowAt).map((row) => ({ kind, id: row.id, before: null, after: row })),
        ),
      ),
    create: (newRow: string) => createRow(kind, { id: newRow, parent: within, ...barest(kind) }),
  }
}

const lists = kitKindNames.filter((kind) => !kindOf(kind).single)

// the limit used to be checked before the id, so that a creation with a lost answer could not be resent at the limit
test.each([...(Object.keys(kinds) as Kind[]), ...lists])(
  'the last %s that fits can be sent again, and one more is refused',
  async (kind) => {
    const { fill, create } = await (isKitKind(kind) ? inKit(kind) : kinds[kind]())
    const { list, limit } = kindOf(kind)
    await fill(limit - 1)
    const last = create(newId())
    const first = await world.edited(last)
    const again = await world.edited(last)
    expect([again.rows, again.removed]).toEqual([first.rows, first.removed])
    expect(await world.tried(create(newId()))).toMatchObject({
      status: 'refused',
      refusal: {
        reason: 'failed',
        error: { code: 'tooLarge', params: { kind: list, most: limit, count: limit, adding: 1 } },
      },
    })
  },
)
