import { expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import type { CommandResult } from './send-command.ts'

const away: CommandResult = { status: 'unreachable' }
const tooMany: CommandResult = { status: 'failed', error: { code: 'tooLarge', params: {} } }
const made = (draftRevision: number, change: object): CommandResult => ({
  status: 'saved',
  change: { draftRevision, ...change },
})
const room = (): DraftView => ({ ...draft(), scenes: [scene('scene')], hotspots: [hotspot('door')] })

const cellar: EditorRequest = { intent: 'create-scene', id: 'cellar', name: 'Cellar' }
const stairs: EditorRequest = {
  intent: 'create-hotspot',
  id: 'stairs',
  sceneId: 'scene',
  type: 'scene_link',
  x: 10,
  y: 20,
}
const pasted: EditorRequest = {
  intent: 'put-hotspots',
  sceneId: 'scene',
  hotspots: [{ id: 'stairs', type: 'scene_link', x: 10, y: 20 }],
}
const attic: EditorRequest = {
  intent: 'put-scene',
  id: 'attic',
  name: 'Attic',
  description: '',
  altText: '',
  orientation: 'landscape',
  imageAssetId: null,
  soundAssetId: null,
  soundCaption: '',
  isStart: false,
  isEnding: false,
  endingText: '',
  endingConditions: {},
  translations: {},
  translatedFrom: {},
  displayOrder: 1,
  leading: [],
  hotspots: [{ id: 'stairs', type: 'scene_link', x: 10, y: 20 }],
}

/** Requests that wait for the connection, in this order. */
async function waiting(...requests: EditorRequest[]) {
  const world = studio(room())
  for (const [at, request] of requests.entries()) {
    void world.saver.send(() => request)
    await world.sent[at]!.answer(away)
  }
  const { sent } = world
  return {
    ...world,
    last: () => sent.at(-1)!,
    targets: () => world.saver.getState().draft.hotspots.map(({ id, targetId }) => [id, targetId]),
  }
}

test.each([
  ['a hotspot', stairs],
  ['hotspots that were put', pasted],
  ['a hotspot of a scene that was put', attic],
] as const)('%s that leads to what is made later is made first, and its link follows', async (_what, maker) => {
  const { saver, pass, last, targets } = await waiting(maker, cellar)
  saver.edit('stairs', { targetId: 'cellar' })
  expect(targets()).toContainEqual(['stairs', 'cellar'])
  await pass(30_000)
  expect(last().request).toEqual(maker)
  await last().answer(made(2, { hotspots: [hotspot('stairs', { type: 'scene_link' })] }))
  expect(last().request).toEqual(cellar)
  await last().answer(made(3, { scenes: [scene('cellar')] }))
  await pass(800)
  expect(last().request).toMatchObject({
    intent: 'update-hotspot',
    hotspotId: 'stairs',
    version: 1,
    changes: { targetId: 'cellar' },
  })
})

test('what leads to something that was refused waits until that is made, the rest of it goes on', async () => {
  const { saver, sent, pass, last } = await waiting(cellar)
  await pass(30_000)
  await last().answer(tooMany)
  saver.edit('door', { type: 'scene_link', targetId: 'cellar' })
  void saver.send(() => ({ ...stairs, targetId: 'cellar' }))
  await pass(60_000)
  expect(last().request).toEqual(stairs)
  await last().answer(made(2, { hotspots: [hotspot('stairs', { type: 'scene_link' })] }))
  await pass(60_000)
  expect([await saver.flush(), last().request]).toEqual(['refused', stairs])
  saver.tryAgain(saver.getState().orders[0]!.id)
  await last().answer(made(3, { scenes: [scene('cellar')] }))
  await pass(800)
  expect(last().request).toMatchObject({
    intent: 'update-hotspots',
    edits: [
      { hotspotId: 'door', changes: { targetId: 'cellar' } },
      { hotspotId: 'stairs', changes: { targetId: 'cellar' } },
    ],
  })
  expect(sent).toHaveLength(5)
})

test('a dialog that leads a hotspot to what was refused is taken: the link waits until that is made, and ends when it is let go', async () => {
  const { saver, sent, pass, last, targets } = await waiting(cellar)
  await pass(30_000)
  await last().answer(tooMany)
  const count = sent.length
  const linked = saver.send(() => ({
    intent: 'update-hotspot',
    hotspotId: 'door',
    version: 1,
    changes: { name: 'Trapdoor', type: 'scene_link', targetId: 'cellar' },
  }))
  expect(await linked).toMatchObject({
    status: 'saved',
    change: { hotspots: [{ id: 'door', name: 'Trapdoor', targetId: 'cellar' }] },
  })
  await pass(60_000)
  expect(sent).toHaveLength(count)
  saver.letGo(saver.getState().orders[0]!.id)
  await pass(800)
  expect(last().request).toMatchObject({
    intent: 'update-hotspot',
    hotspotId: 'door',
    version: 1,
    changes: { name: 'Trapdoor', targetId: null },
  })
  expect(targets()).toEqual([['door', null]])
})

test('nothing leads any more to what was let go: no edit, and nothing that is still to be made', async () => {
  const { saver, pass, last, targets } = await waiting(cellar)
  saver.edit('door', { type: 'scene_link', targetId: 'cellar' })
  void saver.send(() => pasted)
  await last().answer(away)
  saver.edit('stairs', { targetId: 'cellar' })
  await pass(30_000)
  await last().answer(tooMany)
  saver.letGo(saver.getState().orders[0]!.id)
  expect(targets()).toEqual([
    ['door', null],
    ['stairs', null],
  ])
  await last().answer(made(2, { hotspots: [hotspot('stairs', { type: 'scene_link' })] }))
  await pass(800)
  expect(last().request).toMatchObject({
    intent: 'update-hotspot',
    hotspotId: 'door',
    changes: { type: 'scene_link', targetId: null },
  })
  await last().answer(made(3, { hotspots: [hotspot('door', { version: 2, type: 'scene_link' })] }))
  expect(saver.summary).toBe('saved')
})
