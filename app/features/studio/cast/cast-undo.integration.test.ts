import { expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { changedEntry, createdEntry, deletion, nodeOrderEntry } from '#app/features/studio/saving/cast-history.ts'
import { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import { translationsBefore } from '#app/features/studio/saving/row-edits.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const { send, saved } = world

const stored = () => getDraft(world.database, world.member, { adventureId: world.adventureId })
/** The saver of an editor that was just opened. */
const openEditor = async () => new DraftSaver(await stored(), (request) => send(request))

const cast = async () => {
  const { puzzles, items, npcs, nodes, hotspots } = await stored()
  const bare = (rows: readonly { version: number }[]) => rows.map(({ version: _version, ...row }) => row)
  return { puzzles: bare(puzzles), items: bare(items), npcs: bare(npcs), nodes: bare(nodes), hotspots: bare(hotspots) }
}

/** A safe with its answer, decoy, hints and picture, in both languages. */
async function buildSafe() {
  const picture = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  const decoys = [{ code: '1111', reply: 'Too easy.' }]
  const change = await saved({
    intent: 'create-puzzle',
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
  return change.puzzles![0]!
}

/** A safe, a butler with a dialogue, a key, and hotspots that lead to them; the key's opens once the safe is. */
async function buildCast() {
  const scene = await buildScene(world.database, { adventureId: world.adventureId })
  const npc = (
    await saved({ intent: 'create-npc', name: 'The butler', translations: { fr: { name: 'Le majordome' } } })
  ).npcs![0]!
  const item = (
    await saved({
      intent: 'create-item',
      name: 'A key',
      rarity: 'rare',
      consumable: true,
      useActions: { message: 'It turns.' },
    })
  ).items![0]!
  const puzzle = await buildSafe()
  const safe = await buildHotspot(world.database, { sceneId: scene.id, type: 'puzzle', targetPuzzleId: puzzle.id })
  const nodes = []
  for (const nodeId of ['hello', 'name', 'bye'])
    nodes.push(
      (
        await saved({
          intent: 'create-node',
          npcId: npc.id,
          nodeId,
          content: nodeId,
          choices: [{ text: 'On', next_node_id: 'bye' }],
        })
      ).nodes![0]!,
    )
  await buildHotspot(world.database, { sceneId: scene.id, type: 'npc', targetNpcId: npc.id })
  const hotspot = await buildHotspot(world.database, {
    sceneId: scene.id,
    type: 'item',
    targetItemId: item.id,
    interactionConditions: { type: 'puzzle_solved', puzzleId: puzzle.id },
  })
  return { puzzle, npc, item, nodes, hotspots: { puzzles: safe, items: hotspot } }
}

test.each(['puzzles', 'items', 'npcs', 'nodes'] as const)(
  'what was deleted of %s comes back as it was, with what led to it, and goes again',
  async (table) => {
    const { puzzle, npc, item, nodes } = await buildCast()
    const id = { puzzles: puzzle.id, items: item.id, npcs: npc.id, nodes: nodes[1]!.id }[table]
    const before = await cast()
    const saver = await openEditor()
    const { make, entry } = deletion(table, id)
    expect((await saver.send(make)).status).toBe('saved')
    saver.record(entry())
    const without = await cast()
    expect(without).not.toEqual(before)
    expect(await saver.undo()).toMatchObject({ status: 'saved' })
    expect(await cast()).toEqual(before)
    expect(await saver.redo()).toMatchObject({ status: 'saved' })
    expect(await cast()).toEqual(without)
    expect(await saver.undo()).toMatchObject({ status: 'saved' })
    expect(await cast()).toEqual(before)
  },
)

test.each(['puzzles', 'items'] as const)(
  'a hotspot that leads to others of the %s by then stays there',
  async (table) => {
    const { puzzle, item, hotspots } = await buildCast()
    const { id } = hotspots[table]
    const lamp = (await saved({ intent: 'create-item', name: 'A lamp' })).items![0]!
    const chest = (await saved({ intent: 'create-puzzle', name: 'A chest', type: 'code_entry' })).puzzles![0]!
    const [deleted, targetId] = { puzzles: [puzzle.id, chest.id] as const, items: [item.id, lamp.id] as const }[table]
    const saver = await openEditor()
    const { make, entry } = deletion(table, deleted)
    await saver.send(make)
    saver.record(entry())
    expect(
      await saver.send(() => ({ intent: 'update-hotspot', hotspotId: id, version: 1, changes: { targetId } })),
    ).toMatchObject({ status: 'saved' })
    expect(await saver.undo()).toMatchObject({ status: 'saved' })
    expect((await stored()).hotspots.find((hotspot) => hotspot.id === id)).toMatchObject({ targetId })
  },
)

test('what a dialog made goes, and comes back with what was written since', async () => {
  const saver = await openEditor()
  const made = await saver.send(() => ({ intent: 'create-item', name: 'A key' }))
  const id = made.status === 'saved' ? made.change.items![0]!.id : ''
  saver.record(createdEntry('items', id))
  await saver.send(() => ({ intent: 'update-item', itemId: id, version: 1, changes: { rarity: 'epic' } }))
  await saver.undo()
  expect((await stored()).items).toEqual([])
  await saver.redo()
  expect((await stored()).items).toMatchObject([{ id, name: 'A key', rarity: 'epic' }])
})

test('what a dialog changed is changed back, a translation that was not there is none again', async () => {
  const { npc } = await buildCast()
  const before = await cast()
  const saver = await openEditor()
  const changes = { description: 'Polite.', translations: { fr: { description: 'Poli.' } } }
  await saver.send(() => ({ intent: 'update-npc', npcId: npc.id, version: npc.version, changes }))
  saver.record(changedEntry('npcs', npc.id, { description: '', translations: { fr: { description: '' } } }, changes))
  await saver.undo()
  expect(await cast()).toEqual(before)
  await saver.redo()
  expect((await stored()).npcs).toMatchObject([
    { description: 'Polite.', translations: { fr: { name: 'Le majordome', description: 'Poli.' } } },
  ])
})

test('what a dialog changed of a puzzle is changed back in both halves, lists and answers that were not translated are not', async () => {
  const picture = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  const puzzle = (
    await saved({
      intent: 'create-puzzle',
      name: 'The safe',
      type: 'code_entry',
      solution: { correctCode: '8642' },
      hints: ['Count.'],
    })
  ).puzzles![0]!
  const before = await cast()
  const saver = await openEditor()
  const changes = {
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
  }
  expect(
    await saver.send(() => ({ intent: 'update-puzzle', puzzleId: puzzle.id, version: puzzle.version, changes })),
  ).toMatchObject({ status: 'saved' })
  const after = await cast()
  const { name, solution, hints } = puzzle
  saver.record(
    changedEntry(
      'puzzles',
      puzzle.id,
      {
        name,
        solution,
        hints,
        imageAssetId: null,
        translations: translationsBefore(puzzle.translations, changes.translations),
      },
      changes,
    ),
  )
  expect(await saver.undo()).toMatchObject({ status: 'saved' })
  expect(await cast()).toEqual(before)
  expect(await saver.redo()).toMatchObject({ status: 'saved' })
  expect(await cast()).toEqual(after)
})

test('a puzzle that a dialog made goes, and comes back with the answer that was written since', async () => {
  const saver = await openEditor()
  const made = await saver.send(() => ({ intent: 'create-puzzle', name: 'The safe', type: 'code_entry' }))
  const id = made.status === 'saved' ? made.change.puzzles![0]!.id : ''
  saver.record(createdEntry('puzzles', id))
  await saver.send(() => ({
    intent: 'update-puzzle',
    puzzleId: id,
    version: 1,
    changes: { solution: { correctCode: '8642' } },
  }))
  const written = await cast()
  expect(await saver.undo()).toMatchObject({ status: 'saved' })
  expect((await stored()).puzzles).toEqual([])
  expect(await saver.redo()).toMatchObject({ status: 'saved' })
  expect(await cast()).toEqual(written)
})

test('a dialogue is put into another order with one command, and back', async () => {
  const { npc, nodes } = await buildCast()
  const names = async () =>
    (await stored()).nodes.toSorted((a, b) => a.displayOrder - b.displayOrder).map(({ nodeId }) => nodeId)
  const [before, after] = [nodes.map(({ id }) => id), [nodes[2]!.id, nodes[0]!.id, nodes[1]!.id]]
  const saver = await openEditor()
  await saver.send(() => ({ intent: 'order-nodes', npcId: npc.id, nodeIds: after }))
  saver.record(nodeOrderEntry(npc.id, before, after))
  expect(await names()).toEqual(['bye', 'hello', 'name'])
  await saver.undo()
  expect(await names()).toEqual(['hello', 'name', 'bye'])
  await saver.redo()
  expect(await names()).toEqual(['bye', 'hello', 'name'])
})
