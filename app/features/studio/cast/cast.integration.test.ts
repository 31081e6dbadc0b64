import { expect, test } from 'vitest'
import { draftLimits } from '#app/features/studio/draft-limits.ts'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { performEditorCommand } from '#app/features/studio/perform-editor-command.server.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const { send, saved } = world

const addNpc = async () => (await saved({ intent: 'create-npc', name: 'The butler' })).npcs![0]!

test('a new item is common, and neither stacks nor is used up', async () => {
  const { items } = await saved({ intent: 'create-item', name: '  A key ' })
  expect(items).toMatchObject([
    {
      name: 'A key',
      rarity: 'common',
      stackable: false,
      consumable: false,
      useActions: {},
      combineRules: [],
      icon: null,
      version: 1,
    },
  ])
})

test('the examples of item uses and rewards are taken as they are written', async () => {
  const { items } = await saved({
    intent: 'create-item',
    name: 'Potion',
    useActions: { heal: 20, message: 'You feel better.' },
  })
  expect(items![0]!.useActions).toEqual({ heal: 20, message: 'You feel better.' })
  const npc = await addNpc()
  const { nodes } = await saved({
    intent: 'create-node',
    npcId: npc.id,
    content: 'Take this.',
    rewards: { item_id: items![0]!.id, experience: 50 },
  })
  expect(nodes![0]!.rewards).toEqual({ item_id: items![0]!.id, experience: 50 })
})

test('deleting an item or an NPC unlinks the hotspots that led to it, and an NPC takes its dialogue with it', async () => {
  const scene = await buildScene(world.database, { adventureId: world.adventureId })
  const npc = await addNpc()
  const item = (await saved({ intent: 'create-item', name: 'A key' })).items![0]!
  const talk = await buildHotspot(world.database, { sceneId: scene.id, type: 'npc', targetNpcId: npc.id })
  const take = await buildHotspot(world.database, { sceneId: scene.id, type: 'item', targetItemId: item.id })
  const node = (await saved({ intent: 'create-node', npcId: npc.id, content: 'Good evening.' })).nodes![0]!
  expect(await saved({ intent: 'delete-item', itemId: item.id, version: 1 })).toMatchObject({
    removed: [item.id],
    hotspots: [{ id: take.id, targetId: null }],
  })
  expect(await saved({ intent: 'delete-npc', npcId: npc.id, version: 1 })).toMatchObject({
    removed: [npc.id, node.id],
    hotspots: [{ id: talk.id, targetId: null }],
  })
  expect(await getDraft(world.database, world.member, { adventureId: world.adventureId })).toMatchObject({
    items: [],
    npcs: [],
    nodes: [],
  })
})

test('a dialogue node gets a name of its own, which never changes', async () => {
  const npc = await addNpc()
  const node = (await saved({ intent: 'create-node', npcId: npc.id, content: 'Good evening.' })).nodes![0]!
  expect(node).toMatchObject({
    nodeId: expect.stringMatching(/^node_\w{8}$/) as string,
    nodeType: 'dialogue',
    choices: [],
    conditions: {},
    rewards: {},
  })
  const renamed = await performEditorCommand(world.database, world.member, world.adventureId, {
    intent: 'update-node',
    id: node.id,
    version: 1,
    changes: { nodeId: 'other' },
  })
  expect(renamed.status).toBe('invalid')
})

test('two nodes of one NPC cannot have the same name, nodes of two NPCs can', async () => {
  const [butler, cook] = [await addNpc(), await addNpc()]
  await saved({ intent: 'create-node', npcId: butler.id, nodeId: 'greeting', content: 'Good evening.' })
  expect(await send({ intent: 'create-node', npcId: butler.id, nodeId: 'greeting', content: 'Again.' })).toEqual({
    status: 'invalid',
    fields: { nodeId: ['studio_errors_node_name'] },
  })
  expect(
    (await saved({ intent: 'create-node', npcId: cook.id, nodeId: 'greeting', content: 'Hungry?' })).nodes,
  ).toMatchObject([{ nodeId: 'greeting' }])
})

test('a node sent again with the same id is there once', async () => {
  const npc = await addNpc()
  const request: EditorRequest = {
    intent: 'create-node',
    id: newId(),
    npcId: npc.id,
    nodeId: 'greeting',
    content: 'Good evening.',
  }
  const first = await saved(request)
  expect((await saved(request)).nodes).toEqual(first.nodes)
})

test('an NPC that is put back takes its dialogue along once: sent again, with the same steps or with others, it changes nothing', async () => {
  const stepOf = (nodeId: string, displayOrder: number) => ({
    id: newId(),
    nodeId,
    displayOrder,
    content: 'Good evening.',
  })
  const request: EditorRequest = {
    intent: 'create-npc',
    id: newId(),
    name: 'The butler',
    nodes: [stepOf('hello', 0), stepOf('bye', 1)],
  }
  const first = await saved(request)
  expect(first.nodes?.map(({ nodeId }) => nodeId)).toEqual(['hello', 'bye'])
  expect((await saved(request)).nodes).toEqual(first.nodes)
  expect((await saved({ ...request, nodes: [stepOf('more', 2), stepOf('still_more', 3)] })).nodes).toEqual([])
  expect((await getDraft(world.database, world.member, { adventureId: world.adventureId })).nodes).toEqual(first.nodes)
})

test('an NPC is put back with as many steps as a dialogue may have, and with no more', async () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: newId(), nodeId: `step_${at}`, content: 'Well?' }))
  expect(await send({ intent: 'create-npc', name: 'The bore', nodes: steps(draftLimits.nodes + 1) })).toMatchObject({
    status: 'invalid',
    fields: { nodes: [expect.any(String)] },
  })
  const { npcs, nodes } = await saved({ intent: 'create-npc', name: 'The bore', nodes: steps(draftLimits.nodes) })
  expect(nodes).toHaveLength(draftLimits.nodes)
  expect((await send({ intent: 'create-node', npcId: npcs![0]!.id, content: 'And then?' })).status).toBe('failed')
})

test('an incomplete choice stays in the draft', async () => {
  const npc = await addNpc()
  const choices = [{ text: 'Who are you?', next_node_id: '' }]
  expect(
    (await saved({ intent: 'create-node', npcId: npc.id, content: 'Yes?', nodeType: 'question', choices })).nodes,
  ).toMatchObject([{ choices }])
})
