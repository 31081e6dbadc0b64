import { expect, test } from 'vitest'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { changeFields, createRow, arrangeRows } from '#app/features/studio/draft/make-command.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { removeRows } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const { create, read } = world

async function openEditor() {
  const loaded = await getDraft(world.database, world.member, { adventureId: world.adventureId })
  const store = new DraftStore(loaded, (request) => world.send(request))
  const walk = async (step: () => boolean) => {
    expect(step()).toBe(true)
    await store.flush()
    expect(store.getState().log).toEqual([])
  }
  const run = async (...[make]: Parameters<DraftStore['run']>) =>
    expect(await store.run(make)).toEqual({ status: 'done' })
  return { store, run, undo: () => walk(() => store.undo()), redo: () => walk(() => store.redo()) }
}

const cast = async () => {
  const { puzzles, items, npcs, nodes, hotspots } = await read()
  return { puzzles, items, npcs, nodes, hotspots }
}

async function buildSafe() {
  const picture = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  const decoys = [{ code: '1111', reply: 'Too easy.' }]
  return create('puzzle', {
    name: 'The safe',
    type: 'code_entry',
    description: 'Behind the portrait.',
    configuration: { wheels: true },
    solution: { correctCode: '8642', decoys },
    timeLimit: 90,
    expectedMinutes: 7,
    imageAssetId: picture.id,
    hints: ['Count the stairs.', 'Twice.'],
    scoringRules: { points: 300, wrongAnswer: 5, hint: 15, timeBonus: 0, hintCosts: [1, 2] },
    onSolveEffects: [{ type: 'set_flag', flag: 'open', value: true }],
    afterAttempts: 'offer_answer',
    onFailEffects: [{ type: 'set_flag', flag: 'alarm', value: true }],
    difficulty: 4,
    skipPolicy: 'after_tries',
    skipAfterWrong: 7,
    variantSeed: 427,
    translations: {
      fr: {
        name: 'Le coffre',
        hints: ['Comptez les marches.', 'Deux fois.'],
        solution: { correctCode: '1357', decoys: [{ code: '1111', reply: 'Trop facile.' }] },
      },
    },
    translatedFrom: { fr: { name: 'The chest', 'solution.decoys.0.reply': 'Much too easy.' } },
  })
}

async function buildCast() {
  const scene = await buildScene(world.database, { adventureId: world.adventureId })
  const npc = await create('npc', { name: 'The butler', translations: { fr: { name: 'Le majordome' } } })
  const item = await create('item', {
    name: 'A key',
    rarity: 'rare',
    consumable: true,
    useActions: { message: 'It turns.' },
  })
  const puzzle = await buildSafe()
  const safe = await buildHotspot(world.database, { sceneId: scene.id, type: 'puzzle', targetPuzzleId: puzzle.id })
  const nodes = []
  for (const nodeId of ['hello', 'name', 'bye']) {
    const choices = [{ text: 'On', next_node_id: 'bye' }]
    nodes.push(await create('node', { parent: npc.id, nodeId, content: nodeId, choices }))
  }
  await buildHotspot(world.database, { sceneId: scene.id, type: 'npc', targetNpcId: npc.id })
  const hotspot = await buildHotspot(world.database, {
    sceneId: scene.id,
    type: 'item',
    targetItemId: item.id,
    interactionConditions: { type: 'puzzle_solved', puzzleId: puzzle.id },
  })
  return { puzzle, npc, item, nodes, hotspots: { puzzle: safe, item: hotspot } }
}

test.each(['puzzle', 'item', 'npc', 'node'] as const)(
  'deleting a %s is undone with all that led to it, and can be redone',
  async (kind) => {
    const { puzzle, npc, item, nodes } = await buildCast()
    const { id } = { puzzle, item, npc, node: nodes[1]! }[kind]
    const before = await cast()
    const { run, undo, redo } = await openEditor()
    await run(removeRows(kind, id))
    const without = await cast()
    expect(without).not.toEqual(before)
    await undo()
    expect(await cast()).toEqual(before)
    await redo()
    expect(await cast()).toEqual(without)
    await undo()
    expect(await cast()).toEqual(before)
  },
)

test.each(['puzzle', 'item'] as const)('a hotspot that leads to another %s by then keeps that target', async (kind) => {
  const { puzzle, item, hotspots } = await buildCast()
  const { id } = hotspots[kind]
  const lamp = await create('item', { name: 'A lamp' })
  const chest = await create('puzzle', { name: 'A chest', type: 'code_entry' })
  const [deleted, targetId] = { puzzle: [puzzle.id, chest.id] as const, item: [item.id, lamp.id] as const }[kind]
  const { store, run } = await openEditor()
  await run(removeRows(kind, deleted))
  await world.change('hotspot', id, { targetId })
  store.undo()
  await store.flush()
  expect((await read()).hotspots.find((hotspot) => hotspot.id === id)).toMatchObject({ targetId })
  expect((await cast())[`${kind}s`].map((row) => row.id)).toContain(deleted)
})

test('what a dialog created is removed, and restored with later changes', async () => {
  const { store, run, undo, redo } = await openEditor()
  const id = newId()
  await run(createRow('item', id, { name: 'A key' }))
  store.edit(id, { rarity: 'epic' })
  await store.flush()
  const written = await cast()
  await undo()
  await undo()
  expect((await read()).items).toEqual([])
  await redo()
  await redo()
  expect(await cast()).toEqual(written)
})

test('what a dialog changed is changed back, and an added translation is removed again', async () => {
  const { npc } = await buildCast()
  const before = await cast()
  const { run, undo, redo } = await openEditor()
  await run(changeFields(npc.id, { description: 'Polite.', translations: { fr: { description: 'Poli.' } } }))
  await undo()
  expect(await cast()).toEqual(before)
  await redo()
  expect((await read()).npcs).toMatchObject([
    { description: 'Polite.', translations: { fr: { name: 'Le majordome', description: 'Poli.' } } },
  ])
})

test('undoing a puzzle dialog restores fields and translations, lists and answers included', async () => {
  const picture = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  const puzzle = await create('puzzle', {
    name: 'The safe',
    type: 'code_entry',
    solution: { correctCode: '8642' },
    hints: ['Count.'],
  })
  const before = await cast()
  const { store, run, undo, redo } = await openEditor()
  store.know({ id: picture.id, url: `/media/${picture.name}.webp`, width: 640, height: 640, bytes: picture.bytes })
  await run(
    changeFields(puzzle.id, {
      name: 'The chest',
      solution: { ...puzzle.solution, correctCode: '9753' },
      hints: ['Count.', 'Twice.'],
      imageAssetId: picture.id,
      translations: {
        fr: {
          name: 'Le coffre',
          hints: ['Comptez.', 'Deux fois.'],
          configuration: { codeLength: 5 },
          solution: { correctCode: '97531' },
        },
      },
    }),
  )
  const after = await cast()
  expect(after.puzzles).toMatchObject([
    { name: 'The chest', translations: { fr: { solution: { correctCode: '97531' } } } },
  ])
  await undo()
  expect(await cast()).toEqual(before)
  await redo()
  expect(await cast()).toEqual(after)
})

test('a puzzle created by a dialog is removed, and restored with a later answer', async () => {
  const { store, run, undo, redo } = await openEditor()
  const id = newId()
  await run(createRow('puzzle', id, { name: 'The safe', type: 'code_entry' }))
  store.edit(id, { solution: { correctCode: '8642' } })
  await store.flush()
  const written = await cast()
  await undo()
  await undo()
  expect((await read()).puzzles).toEqual([])
  await redo()
  await redo()
  expect(await cast()).toEqual(written)
})

test('one command reorders a dialogue, and one restores the order', async () => {
  const { npc, nodes } = await buildCast()
  const names = async () => (await read()).nodes.map(({ nodeId }) => nodeId)
  const { run, undo, redo } = await openEditor()
  await run(arrangeRows('node', [nodes[2]!.id, nodes[0]!.id, nodes[1]!.id], npc.id))
  expect(await names()).toEqual(['bye', 'hello', 'name'])
  await undo()
  expect(await names()).toEqual(['hello', 'name', 'bye'])
  await redo()
  expect(await names()).toEqual(['bye', 'hello', 'name'])
})
