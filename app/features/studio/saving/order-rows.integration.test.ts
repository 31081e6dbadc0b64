import { expect, test } from 'vitest'
import { copyOfScene, wholeScene } from '#app/features/studio/canvas/whole-rows.ts'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import type { Changes } from './changes.ts'
import { heldBackIn, withHeldBack } from './edited-rows.ts'
import { withOrders } from './order-rows.ts'
import { newOrder } from './orders.ts'
import type { OrderRequest } from './orders.ts'
import { requestFor } from './row-edits.ts'
import { emptyQueue, keptUnsent } from './save-queue.ts'

const world = useStudioWorld()
const stored = () => getDraft(world.database, world.member, { adventureId: world.adventureId })

/** Everything but the versions, which only the server gives. */
function bare({ scenes, hotspots, puzzles, items, npcs, nodes }: DraftView) {
  const rows = (table: readonly { id: string; version: number }[]) =>
    table.map(({ version: _version, ...row }) => row).toSorted((a, b) => a.id.localeCompare(b.id))
  return {
    scenes: rows(scenes),
    hotspots: rows(hotspots),
    puzzles: rows(puzzles),
    items: rows(items),
    npcs: rows(npcs),
    nodes: rows(nodes),
  }
}

async function buildHouse() {
  const picture = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'scene' })
  const hall = await buildScene(world.database, {
    adventureId: world.adventureId,
    isStartingMap: true,
    displayOrder: 0,
    imageAssetId: picture.id,
  })
  const attic = await buildScene(world.database, { adventureId: world.adventureId, displayOrder: 1 })
  const item = (await world.saved({ intent: 'create-item', name: 'A key' })).items![0]!
  const drawing = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'item' })
  const lamp = (await world.saved({ intent: 'create-item', name: 'A lamp', iconAssetId: drawing.id })).items![0]!
  const riddle = (await world.saved({ intent: 'create-puzzle', name: 'Riddle', type: 'riddle' })).puzzles![0]!
  const npc = (await world.saved({ intent: 'create-npc', name: 'The butler' })).npcs![0]!
  const reply = (await world.saved({ intent: 'create-node', npcId: npc.id, nodeId: 'reply', content: 'And to you.' }))
    .nodes![0]!
  const node = (await world.saved({ intent: 'create-node', npcId: npc.id, nodeId: 'hello', content: 'Good evening.' }))
    .nodes![0]!
  const up = await buildHotspot(world.database, { sceneId: hall.id, type: 'scene_link', targetSceneId: attic.id })
  const key = await buildHotspot(world.database, { sceneId: attic.id, type: 'item', targetItemId: item.id })
  const down = await buildHotspot(world.database, { sceneId: attic.id, type: 'scene_link', targetSceneId: hall.id })
  return { hall, attic, item, lamp, riddle, npc, reply, node, up, key, down }
}

type House = Awaited<ReturnType<typeof buildHouse>>
type Make = (house: House, draft: DraftView) => OrderRequest

const requests: Record<string, Make> = {
  'a scene': () => ({
    intent: 'create-scene',
    id: newId(),
    name: 'Cellar',
    orientation: 'portrait',
    isEnding: true,
    endingText: 'Out!',
    translations: { fr: { name: 'Cave' } },
  }),
  'the copy of a scene, with its picture, right behind it': ({ hall }, draft) =>
    copyOfScene(draft, hall.id, (name) => `${name} 2`, newId)!,
  'a hotspot where the picture was clicked': ({ hall }) => ({
    intent: 'create-hotspot',
    id: newId(),
    sceneId: hall.id,
    type: 'puzzle',
    x: 12,
    y: 34,
  }),
  'a polygon that leads somewhere': ({ hall, item }) => ({
    intent: 'create-hotspot',
    id: newId(),
    sceneId: hall.id,
    type: 'item',
    targetId: item.id,
    x: 12,
    y: 34,
    shape: 'polygon',
    points: [
      { x: 10, y: 30 },
      { x: 14, y: 30 },
      { x: 12, y: 38 },
    ],
  }),
  'hotspots that are put': ({ attic, npc }) => ({
    intent: 'put-hotspots',
    sceneId: attic.id,
    hotspots: [
      { id: newId(), type: 'npc', targetId: npc.id, x: 1, y: 2 },
      { id: newId(), type: 'item', name: 'Box', x: 3, y: 4, zIndex: 2 },
    ],
  }),
  'an item': () => ({
    intent: 'create-item',
    id: newId(),
    name: 'Lamp',
    rarity: 'rare',
    stackable: true,
    useActions: { message: 'It glows.' },
  }),
  'an NPC with its dialogue': () => ({
    intent: 'create-npc',
    id: newId(),
    name: 'Ghost',
    nodes: [
      { id: newId(), nodeId: 'boo', content: 'Boo!' },
      { id: newId(), nodeId: 'bye', content: 'Bye.', displayOrder: 1 },
    ],
  }),
  'a step of a dialogue': ({ npc }) => ({
    intent: 'create-node',
    id: newId(),
    npcId: npc.id,
    nodeId: 'name',
    content: 'And you are?',
    nodeType: 'question',
  }),
  'a puzzle of which only the name and the type are known': () => ({
    intent: 'create-puzzle',
    id: newId(),
    name: 'Safe',
    type: 'code_entry',
  }),
  'a puzzle with its answer, in both languages, without the wrong answers in which nobody wrote anything': () => ({
    intent: 'create-puzzle',
    id: newId(),
    name: 'Riddle',
    type: 'riddle',
    description: 'On a stone',
    hints: ['Think.'],
    timeLimit: null,
    expectedMinutes: 9,
    afterAttempts: 'offer_answer',
    scoringRules: { hint: 5 },
    configuration: { riddleText: 'What is it?' },
    solution: {
      correctAnswers: ['Time'],
      decoys: [
        { answer: 'A clock', reply: 'Nearly.' },
        { answer: '', reply: '' },
      ],
    },
    translations: {
      fr: {
        name: 'Énigme',
        description: '',
        hints: ['Pensez.'],
        configuration: { riddleText: 'Qu’est-ce ?' },
        solution: { correctAnswers: ['Le temps'] },
      },
    },
  }),
  'scenes in another order; those that are not named follow': ({ attic }) => ({
    intent: 'order-scenes',
    sceneIds: [attic.id],
  }),
  'hotspots in another order': ({ attic, key, down }) => ({
    intent: 'order-hotspots',
    sceneId: attic.id,
    hotspotIds: [down.id, key.id],
  }),
  'the steps of a dialogue in another order': ({ npc, node, reply }) => ({
    intent: 'order-nodes',
    npcId: npc.id,
    nodeIds: [node.id, reply.id],
  }),
  'another scene to start from': ({ attic }) => ({
    intent: 'set-starting-scene',
    sceneId: attic.id,
    version: attic.version,
  }),
  'no scene, without what was in it, and another one to start from': ({ hall }) => ({
    intent: 'delete-scene',
    sceneId: hall.id,
    version: hall.version,
  }),
  'no hotspot': ({ key }) => ({ intent: 'delete-hotspot', hotspotId: key.id, version: key.version }),
  'no hotspots': ({ attic, key, down }) => ({
    intent: 'delete-hotspots',
    sceneId: attic.id,
    hotspotIds: [key.id, down.id],
  }),
  'no item, and nothing that leads to it': ({ item }) => ({
    intent: 'delete-item',
    itemId: item.id,
    version: item.version,
  }),
  'no NPC, and none of its dialogue': ({ npc }) => ({ intent: 'delete-npc', npcId: npc.id, version: npc.version }),
  'no step of a dialogue': ({ node }) => ({ intent: 'delete-node', id: node.id, version: node.version }),
}

test.each(Object.entries(requests))(
  'what is shown before the connection is back is what the server makes of it: %s',
  async (_what, make) => {
    const house = await buildHouse()
    const before = await stored()
    const request = make(house, before)
    const shown = bare(withOrders(before, [newOrder('order', request, 0)]))
    expect(shown).not.toEqual(bare(before))
    expect((await world.send(request)).status).toBe('saved')
    expect(bare(await stored())).toEqual(shown)
  },
)

const edits: Record<string, (house: House, draft: DraftView) => { row: string; version: number; changes: Changes }> = {
  'a scene': ({ hall }) => ({
    row: hall.id,
    version: hall.version,
    changes: { name: 'Great hall', isEnding: true, endingText: 'Out!', translations: { fr: { name: 'Grande salle' } } },
  }),
  'an item, with a picture of another one': ({ item, lamp }) => ({
    row: item.id,
    version: item.version,
    changes: {
      name: 'A rusty key',
      rarity: 'epic',
      iconAssetId: lamp.icon!.id,
      combineRules: [{ withItemId: lamp.id, message: 'It fits.' }],
    },
  }),
  'an item that loses its picture': ({ lamp }) => ({
    row: lamp.id,
    version: lamp.version,
    changes: { iconAssetId: null },
  }),
  'an NPC': ({ npc }) => ({
    row: npc.id,
    version: npc.version,
    changes: { description: 'Stiff', translations: { fr: { name: 'Le majordome' } } },
  }),
  'a step of a dialogue': ({ node, reply }) => ({
    row: node.id,
    version: node.version,
    changes: {
      nodeType: 'question',
      content: 'Who are you?',
      choices: [{ text: 'A friend', nextNodeId: reply.nodeId }],
    },
  }),
  'a puzzle': ({ riddle }) => ({
    row: riddle.id,
    version: riddle.version,
    changes: {
      description: 'On a stone',
      hints: ['Think.'],
      configuration: { ...riddle.configuration, riddleText: 'What flies?' },
      solution: { ...riddle.solution, correctAnswers: ['Time'] },
    },
  }),
}

test.each(Object.entries(edits))(
  'what is shown of a change before the connection is back is what the server makes of it: %s',
  async (_what, make) => {
    const house = await buildHouse()
    const before = await stored()
    const edit = make(house, before)
    const shown = bare(withHeldBack(before, heldBackIn(before, keptUnsent(emptyQueue, { ...edit, base: {} }, 0))))
    expect(shown).not.toEqual(bare(before))
    expect((await world.send(requestFor(before, edit.row, edit.version, edit.changes)!)).status).toBe('saved')
    expect(bare(await stored())).toEqual(shown)
  },
)

test('a scene that is put back where it was leads and is led to as before', async () => {
  const { attic } = await buildHouse()
  const whole = wholeScene(await stored(), attic.id)!
  await world.saved({ intent: 'delete-scene', sceneId: attic.id, version: attic.version })
  const before = await stored()
  const shown = bare(withOrders(before, [newOrder('order', whole, 0)]))
  await world.saved(whole)
  expect(bare(await stored())).toEqual(shown)
})
