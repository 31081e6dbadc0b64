import { expect, test } from 'vitest'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { node as nodeKind } from '#app/features/rows/kinds/node.ts'
import { newId } from '#app/shared/ids.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const { create, edited, tried, read, remove } = world

const addNpc = () => create('npc', { name: 'The butler' })

test('a new item is common, neither stackable nor consumable', async () => {
  expect(await create('item', { name: '  A key ' })).toMatchObject({
    name: 'A key',
    rarity: 'common',
    stackable: false,
    consumable: false,
    useActions: {},
    combineRules: [],
    icon: null,
  })
})

test('the examples of item uses and rewards are accepted as written', async () => {
  const useActions = { heal: 20, message: 'You feel better.' }
  const item = await create('item', { name: 'Potion', useActions })
  expect(item.useActions).toEqual(useActions)
  const rewards = { item_id: item.id, experience: 50 }
  const npc = await addNpc()
  expect((await create('node', { parent: npc.id, content: 'Take this.', rewards })).rewards).toEqual(rewards)
})

test('deleting an item or NPC unlinks its hotspots, and an NPC takes its dialogue with it', async () => {
  const scene = await buildScene(world.database, { adventureId: world.adventureId })
  const npc = await addNpc()
  const item = await create('item', { name: 'A key' })
  const talk = await buildHotspot(world.database, { sceneId: scene.id, type: 'npc', targetNpcId: npc.id })
  const take = await buildHotspot(world.database, { sceneId: scene.id, type: 'item', targetItemId: item.id })
  const node = await create('node', { parent: npc.id, content: 'Good evening.' })
  expect(await remove('item', item.id)).toMatchObject({
    removed: [item.id],
    rows: { hotspot: [{ id: take.id, targetId: null }] },
  })
  const gone = await remove('npc', npc.id)
  expect(gone.removed.toSorted()).toEqual([npc.id, node.id].toSorted())
  expect(gone.rows).toMatchObject({ hotspot: [{ id: talk.id, targetId: null }] })
  expect(await read()).toMatchObject({ items: [], npcs: [], nodes: [] })
})

test('a dialogue node gets a unique name, which never changes', async () => {
  const npc = await addNpc()
  const node = await create('node', { parent: npc.id, content: 'Good evening.' })
  expect(node).toMatchObject({
    nodeId: expect.stringMatching(/^node_\w{8}$/) as string,
    nodeType: 'dialogue',
    choices: [],
    conditions: {},
    rewards: {},
  })
  expect(await tried(changeRow('node', node.id, { nodeId: 'other' }, { nodeId: node.nodeId }))).toMatchObject({
    status: 'refused',
    refusal: { reason: 'invalid' },
  })
})

test('two nodes of one NPC cannot have the same name, but nodes of two NPCs can', async () => {
  const [butler, cook] = [await addNpc(), await addNpc()]
  await create('node', { parent: butler.id, nodeId: 'greeting', content: 'Good evening.' })
  expect(await tried(createRow('node', { parent: butler.id, nodeId: 'greeting', content: 'Again.' }))).toMatchObject({
    status: 'refused',
    refusal: { reason: 'invalid', fields: { nodeId: ['studio_errors_node_name'] } },
  })
  expect(await create('node', { parent: cook.id, nodeId: 'greeting', content: 'Hungry?' })).toMatchObject({
    nodeId: 'greeting',
  })
})

test('a node sent again with the same id exists once', async () => {
  const npc = await addNpc()
  const node = createRow('node', { parent: npc.id, nodeId: 'greeting', content: 'Good evening.' })
  const first = await edited(node)
  expect((await edited(node)).rows).toEqual(first.rows)
  expect((await read()).nodes).toHaveLength(1)
})

test('a restored NPC brings its dialogue back once: sending it again changes nothing', async () => {
  const id = newId()
  const step = (nodeId: string, displayOrder: number) =>
    createRow('node', { parent: id, nodeId, displayOrder, content: 'Good evening.' })
  const whole = batchOf([createRow('npc', { id, name: 'The butler' }), step('hello', 0), step('bye', 1)])
  const first = await edited(whole)
  expect(first.rows.node?.map(({ nodeId }) => nodeId)).toEqual(['hello', 'bye'])
  expect((await edited(whole)).rows).toEqual(first.rows)
  expect((await read()).nodes).toHaveLength(2)
})

test('an NPC can be restored with as many nodes as a dialogue may have, and no more', async () => {
  const whole = (id: string, count: number) =>
    batchOf([
      createRow('npc', { id, name: 'The bore' }),
      ...Array.from({ length: count }, (_, at) =>
        createRow('node', { parent: id, nodeId: `step_${at}`, content: 'Well?' }),
      ),
    ])
  const full = { status: 'refused', refusal: { reason: 'failed', error: { code: 'tooLarge' } } }
  expect(await tried(whole(newId(), nodeKind.limit + 1))).toMatchObject(full)
  expect((await read()).npcs).toEqual([])
  const id = newId()
  expect((await edited(whole(id, nodeKind.limit))).rows.node).toHaveLength(nodeKind.limit)
  expect(await tried(createRow('node', { parent: id, content: 'And then?' }))).toMatchObject(full)
})

test('an incomplete choice stays in the draft', async () => {
  const npc = await addNpc()
  const choices = [{ text: 'Who are you?', next_node_id: '' }]
  expect(await create('node', { parent: npc.id, content: 'Yes?', nodeType: 'question', choices })).toMatchObject({
    choices,
  })
})
