import { describe, expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import { unsentOrders, unsentRows } from './keep-unsent.ts'
import type { CommandResult } from './send-command.ts'

const away: CommandResult = { status: 'unreachable' }
const room = (): DraftView => ({
  ...draft(),
  scenes: [scene('scene'), scene('cellar', { displayOrder: 1, isStartingMap: false })],
  hotspots: [hotspot('door', { type: 'scene_link' }), hotspot('shelf', { sceneId: 'cellar' })],
})
const noCellar: EditorRequest = { intent: 'delete-scene', sceneId: 'cellar', version: 1 }
const theirs: CommandResult = {
  status: 'conflict',
  current: { scenes: [scene('cellar', { displayOrder: 1, isStartingMap: false, version: 5, altText: 'Theirs' })] },
}

/** Fields of a scene and of what is in it, and a link to it, were typed and not sent when it was removed. */
async function removed() {
  const world = studio(room())
  const { saver, sent } = world
  saver.edit('cellar', { name: 'Vault' })
  saver.edit('shelf', { name: 'Rack' })
  saver.edit('door', { targetId: 'cellar' })
  void saver.send(() => noCellar)
  await sent[0]!.answer(away)
  await sent[1]!.answer(away)
  await sent[2]!.answer(away)
  return world
}

describe('what was typed of what was removed', () => {
  test('is there again when the removing is not taken', async () => {
    const { saver, sent, pass } = await removed()
    expect(Object.keys(saver.getState().queue)).toEqual(['door'])
    await pass(30_000)
    expect(sent.at(-1)!.request).toEqual(noCellar)
    await sent.at(-1)!.answer(theirs)
    expect(
      Object.entries(saver.getState().queue).map(([row, { pending, sending }]) => [row, { ...sending, ...pending }]),
    ).toEqual(
      expect.arrayContaining([
        ['cellar', { name: 'Vault' }],
        ['shelf', { name: 'Rack' }],
        ['door', { targetId: 'cellar' }],
      ]),
    )
  })

  test('stays behind what its author typed since, and comes back over another page', async () => {
    const { saver } = await removed()
    saver.edit('door', { targetId: 'scene' })
    const later = studio(room())
    later.saver.restore(
      unsentRows(saver.getState().queue),
      JSON.parse(JSON.stringify(unsentOrders(saver.getState().orders))) as ReturnType<typeof unsentOrders>,
    )
    await later.sent[0]!.answer(theirs)
    await later.pass(800)
    const sent = later.saver.getState().queue
    expect([sent.door, sent.cellar, sent.shelf]).toMatchObject([
      { version: 1, pending: {}, sending: { targetId: 'scene' } },
      { version: 1, pending: { name: 'Vault' } },
      { sending: { name: 'Rack' } },
    ])
  })
})

test('an edit of its own whose answer was lost does not keep an author from removing the row', async () => {
  const { saver, sent, pass } = studio(room())
  saver.edit('cellar', { name: 'Vault' })
  await pass(800)
  await sent[0]!.answer(away)
  void saver.send(() => noCellar)
  await sent[1]!.answer(away)
  await sent[2]!.answer(away)
  await pass(30_000)
  expect(sent[3]!.request).toEqual(noCellar)
  await sent[3]!.answer({ status: 'conflict', current: { scenes: [scene('cellar', { version: 2, name: 'Vault' })] } })
  expect(sent[4]!.request).toEqual({ ...noCellar, version: 2 })
  await sent[4]!.answer({ status: 'saved', change: { draftRevision: 2, removed: ['cellar', 'shelf'] } })
  expect(saver.summary).toBe('saved')
})

test('what is gone already is gone with what was in it, and nothing leads to it', async () => {
  const { saver, sent, pass } = studio({
    ...room(),
    hotspots: [hotspot('door', { type: 'scene_link', targetId: 'cellar' }), hotspot('shelf', { sceneId: 'cellar' })],
  })
  void saver.send(() => noCellar)
  await sent[0]!.answer(away)
  await pass(30_000)
  await sent[1]!.answer({ status: 'failed', error: { code: 'notFound', params: {} } })
  expect(saver.getState()).toMatchObject({
    orders: [],
    draft: { scenes: [{ id: 'scene' }], hotspots: [{ id: 'door', targetId: null }] },
  })
  expect(saver.getState().draft.hotspots).toHaveLength(1)
})
