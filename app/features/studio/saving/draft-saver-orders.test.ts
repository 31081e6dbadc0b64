import { describe, expect, test } from 'vitest'
import type { DraftView, ItemView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { unsentOrders, unsentRows } from './keep-unsent.ts'
import { draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import { deletion } from './cast-history.ts'
import type { CommandResult } from './send-command.ts'

const lamp: ItemView = {
  id: 'lamp',
  version: 3,
  name: 'Lamp',
  description: '',
  rarity: 'common',
  stackable: false,
  consumable: false,
  accessibilityText: '',
  icon: null,
  useActions: {},
  combineRules: [],
  translations: {},
  translatedFrom: {},
}

const room = (): DraftView => ({
  ...draft(),
  scenes: [scene('scene')],
  hotspots: [hotspot('door', { targetId: 'lamp' })],
  items: [lamp],
})

const cellar: EditorRequest = { intent: 'create-scene', id: 'cellar', name: 'Cellar' }
const stairs: EditorRequest = { intent: 'create-hotspot', id: 'stairs', sceneId: 'cellar', type: 'item', x: 10, y: 20 }
const away: CommandResult = { status: 'unreachable' }
const made = (draftRevision: number, change: object): CommandResult => ({
  status: 'saved',
  change: { draftRevision, ...change },
})
const madeCellar = made(2, { scenes: [scene('cellar', { name: 'Cellar', displayOrder: 1, isStartingMap: false })] })

/** A scene was made while the server was away, and a hotspot in it. */
async function offline() {
  const world = studio(room())
  const first = world.saver.send(() => cellar)
  await world.sent[0]!.answer(away)
  const second = world.saver.send(() => stairs)
  await world.sent[1]!.answer(away)
  return { ...world, results: [await first, await second] }
}

describe('without a connection', () => {
  test('a scene is cleared of what is seen on it; what somebody else adds meanwhile stays', async () => {
    const { saver, sent } = studio(room())
    const cleared = saver.send(() => ({ intent: 'clear-hotspots', sceneId: 'scene' }))
    await sent[0]!.answer(away)
    expect(await cleared).toMatchObject({ status: 'saved', change: { removed: ['door'] } })
    expect(saver.getState().draft.hotspots).toEqual([])
    saver.replace({ ...room(), draftRevision: 2, hotspots: [hotspot('door', { targetId: 'lamp' }), hotspot('theirs')] })
    expect(saver.getState().draft.hotspots.map(({ id }) => id)).toEqual(['theirs'])
    void saver.flush()
    expect(sent[1]!.request).toEqual({ intent: 'delete-hotspots', sceneId: 'scene', hotspotIds: ['door'] })
    await sent[1]!.answer(made(3, { removed: ['door'] }))
    expect(saver.summary).toBe('saved')
  })

  test('what is made is there at once, told as kept and not as refused, and its state says that it is not saved', async () => {
    const { saver, sent, results } = await offline()
    expect(results).toMatchObject([
      { status: 'saved', change: { scenes: [{ id: 'cellar', name: 'Cellar', version: 0 }] } },
      { status: 'saved', change: { hotspots: [{ id: 'stairs' }] } },
    ])
    expect(saver.getState().draft.scenes.map(({ id }) => id)).toEqual(['scene', 'cellar'])
    expect(saver.getState().draft.hotspots).toMatchObject([
      { id: 'door' },
      { id: 'stairs', sceneId: 'cellar', x: 10, width: 60 },
    ])
    const flushed = saver.flush()
    await sent[2]!.answer(away)
    expect([saver.summary, await flushed]).toEqual(['offline', 'offline'])
  })

  test('everything is sent in its order once the connection is back, edits last, since they may lead to what is made', async () => {
    const { saver, sent, pass } = await offline()
    saver.edit('door', { targetId: 'cellar', type: 'scene_link' })
    await pass(30_000)
    expect(sent[2]!.request).toEqual(cellar)
    await sent[2]!.answer(madeCellar)
    expect(sent[3]!.request).toEqual(stairs)
    await sent[3]!.answer(made(3, { hotspots: [hotspot('stairs', { sceneId: 'cellar', x: 10, y: 20 })] }))
    await pass(800)
    expect(sent[4]!.request).toMatchObject({
      intent: 'update-hotspot',
      hotspotId: 'door',
      version: 1,
      changes: { targetId: 'cellar' },
    })
    await sent[4]!.answer(
      made(4, { hotspots: [hotspot('door', { version: 2, type: 'scene_link', targetId: 'cellar' })] }),
    )
    expect(saver.summary).toBe('saved')
    expect(saver.getState()).toMatchObject({
      orders: [],
      draft: { draftRevision: 4, scenes: [{ id: 'scene' }, { id: 'cellar', version: 1 }] },
    })
  })

  test('what is typed into a row that is not made yet goes along with it, from a form and from the canvas alike', async () => {
    const { saver, sent, pass } = await offline()
    const written = saver.send(() => ({
      intent: 'update-scene',
      sceneId: 'cellar',
      version: 0,
      changes: { name: 'Vault' },
    }))
    await sent[2]!.answer(away)
    expect(await written).toMatchObject({ status: 'saved', change: { scenes: [{ id: 'cellar', name: 'Vault' }] } })
    saver.edit('stairs', { x: 90 })
    expect(saver.getState().draft).toMatchObject({ scenes: [{}, { name: 'Vault' }], hotspots: [{}, { x: 90 }] })
    saver.undo()
    expect(saver.getState().draft.hotspots[1]).toMatchObject({ x: 10 })
    saver.redo()
    await pass(30_000)
    expect(sent[3]!.request).toEqual({ ...cellar, name: 'Vault' })
    await sent[3]!.answer(made(2, { scenes: [scene('cellar', { name: 'Vault' })] }))
    expect(sent[4]!.request).toEqual({ ...stairs, x: 90 })
  })

  test('when an earlier sending had arrived after all, what was typed since follows as an edit', async () => {
    const { saver, sent, pass } = await offline()
    saver.edit('cellar', { name: 'Vault', description: '' })
    await pass(30_000)
    // sent again with the same id it changed nothing
    await sent[2]!.answer(madeCellar)
    await sent[3]!.answer(made(3, { hotspots: [hotspot('stairs', { sceneId: 'cellar', x: 10, y: 20 })] }))
    await pass(800)
    expect(sent[4]!.request).toEqual({
      intent: 'update-scene',
      sceneId: 'cellar',
      version: 1,
      changes: { name: 'Vault' },
    })
  })

  test('what is typed while the row is being made follows as an edit', async () => {
    const { saver, sent, pass } = studio(room())
    void saver.send(() => cellar)
    await sent[0]!.answer(away)
    await pass(1_000)
    saver.edit('cellar', { name: 'Vault' })
    await sent[1]!.answer(madeCellar)
    await pass(800)
    expect(sent[2]!.request).toMatchObject({ intent: 'update-scene', version: 1, changes: { name: 'Vault' } })
  })

  test('what is removed is gone at once with what led to it and what was typed of it, and sent in the version that was seen', async () => {
    const { saver, sent, pass } = studio(room())
    saver.edit('lamp', { name: 'Lantern' })
    saver.edit('door', { targetId: 'lamp', name: 'Gate' })
    const removed = saver.send(deletion('items', 'lamp').make)
    await sent[0]!.answer(away)
    await sent[1]!.answer(away)
    await sent[2]!.answer(away)
    expect(await removed).toMatchObject({ status: 'saved', change: { removed: ['lamp'] } })
    expect(saver.getState().draft).toMatchObject({ items: [], hotspots: [{ id: 'door', targetId: null }] })
    expect(Object.entries(saver.getState().queue)).toMatchObject([
      ['door', { pending: { targetId: null, name: 'Gate' } }],
    ])
    await pass(1_000)
    expect(sent[3]!.request).toEqual({ intent: 'delete-item', itemId: 'lamp', version: 3 })
    await sent[3]!.answer({ status: 'failed', error: { code: 'notFound', params: {} } })
    expect(saver.getState()).toMatchObject({ orders: [], draft: { items: [] } })
  })

  test('what is made and removed again is made and removed on the server, in the version that it got', async () => {
    const { saver, sent, pass } = await offline()
    void saver.send((now) => ({
      intent: 'delete-scene',
      sceneId: 'cellar',
      version: now.scenes.find(({ id }) => id === 'cellar')!.version,
    }))
    await sent[2]!.answer(away)
    expect(saver.getState().draft.scenes.map(({ id }) => id)).toEqual(['scene'])
    expect(saver.getState().draft.hotspots.map(({ id }) => id)).toEqual(['door'])
    await pass(30_000)
    await sent[3]!.answer(madeCellar)
    await sent[4]!.answer(made(3, { hotspots: [hotspot('stairs', { sceneId: 'cellar' })] }))
    expect(sent[5]!.request).toEqual({ intent: 'delete-scene', sceneId: 'cellar', version: 1 })
    await sent[5]!.answer(made(4, { removed: ['cellar', 'stairs'] }))
    expect([saver.summary, saver.getState().draft.scenes.length]).toEqual(['saved', 1])
  })

  test('what only the server can do is told as not reached, and keeps its place behind what waits', async () => {
    const { saver, sent } = await offline()
    const published = saver.send(() => ({ intent: 'publish-update' }))
    await sent[2]!.answer(away)
    expect(await published).toEqual(away)
    expect(sent.map(({ request }) => request.intent)).not.toContain('publish-update')
  })
})

describe('what the server does not take of what was made', () => {
  const tooMany: CommandResult = { status: 'failed', error: { code: 'tooLarge', params: {} } }
  const refused = async () => {
    const world = await offline()
    await world.pass(30_000)
    await world.sent[2]!.answer(tooMany)
    return world
  }

  test('stays as it was typed, with the reason; what stands in it waits, everything else goes on', async () => {
    const { saver, sent, pass } = await refused()
    expect(saver.getState().orders).toMatchObject([
      { status: 'refused', why: { error: { code: 'tooLarge' } } },
      { status: 'waiting' },
    ])
    expect(saver.getState().draft.scenes[1]).toMatchObject({ id: 'cellar', name: 'Cellar' })
    expect([saver.summary, await saver.flush()]).toEqual(['refused', 'refused'])
    saver.edit('door', { name: 'Gate' })
    await pass(60_000)
    expect(sent.slice(3).map(({ request }) => request.intent)).toEqual(['update-hotspot'])
  })

  test('is tried again by its author, or with what they change of it', async () => {
    const { saver, sent, pass } = await refused()
    saver.tryAgain(saver.getState().orders[0]!.id)
    await sent[3]!.answer(tooMany)
    saver.edit('cellar', { name: 'Vault' })
    expect(sent[4]!.request).toEqual({ ...cellar, name: 'Vault' })
    await sent[4]!.answer(made(2, { scenes: [scene('cellar', { name: 'Vault' })] }))
    await pass(30_000)
    expect(sent[5]!.request).toEqual(stairs)
  })

  test('is let go with what stands in it, also by removing it', async () => {
    for (const end of ['let go', 'remove'] as const) {
      const { saver, sent, pass } = await refused()
      if (end === 'let go') saver.letGo(saver.getState().orders[0]!.id)
      else
        expect(await saver.send(() => ({ intent: 'delete-scene', sceneId: 'cellar', version: 0 }))).toMatchObject({
          status: 'saved',
        })
      await pass(60_000)
      expect([
        saver.summary,
        saver.getState().draft.scenes.length,
        saver.getState().draft.hotspots.length,
        sent.length,
      ]).toEqual(['saved', 1, 1, 3])
    }
  })
})

test('what somebody else has changed is not removed: it is there again as they left it, until its author says so once more', async () => {
  const { saver, sent, pass } = studio(room())
  void saver.send(deletion('items', 'lamp').make)
  await sent[0]!.answer(away)
  await pass(1_000)
  await sent[1]!.answer({ status: 'conflict', current: { items: [{ ...lamp, version: 9, name: 'Theirs' }] } })
  expect(saver.getState()).toMatchObject({
    draft: { items: [{ name: 'Theirs' }] },
    orders: [{ status: 'refused', why: { status: 'conflict' } }],
  })
  saver.tryAgain(saver.getState().orders[0]!.id)
  expect(sent[2]!.request).toEqual({ intent: 'delete-item', itemId: 'lamp', version: 9 })
})

test('what an earlier page could not send is there again and sent, although it may have arrived', async () => {
  const { saver } = await offline()
  saver.edit('cellar', { name: 'Vault' })
  const { queue, orders } = saver.getState()
  const later = studio(room())
  later.saver.restore(
    unsentRows(queue),
    JSON.parse(JSON.stringify(unsentOrders(orders))) as ReturnType<typeof unsentOrders>,
  )
  expect(later.saver.getState().draft).toMatchObject({
    scenes: [{}, { id: 'cellar', name: 'Vault' }],
    hotspots: [{}, { id: 'stairs' }],
  })
  expect(later.sent[0]!.request).toEqual({ ...cellar, name: 'Vault' })
  await later.sent[0]!.answer(madeCellar)
  await later.sent[1]!.answer(made(3, { hotspots: [hotspot('stairs', { sceneId: 'cellar', x: 10, y: 20 })] }))
  await later.pass(800)
  expect(later.sent[2]!.request).toEqual({
    intent: 'update-scene',
    sceneId: 'cellar',
    version: 1,
    changes: { name: 'Vault' },
  })
})

test('what is to be made stays on top of a draft that is loaded anew, and is shown as the server made it once it has', async () => {
  const { saver } = await offline()
  saver.replace({ ...room(), draftRevision: 8, items: [] })
  expect(saver.getState().draft.scenes.map(({ id }) => id)).toEqual(['scene', 'cellar'])
  saver.replace({
    ...room(),
    draftRevision: 9,
    scenes: [scene('scene'), scene('cellar', { version: 5, name: 'On the server' })],
  })
  expect(saver.getState().draft.scenes[1]).toMatchObject({ name: 'On the server', version: 5 })
})

test('of what an earlier page kept, only what this one cannot read stays away', () => {
  const unreadable = [
    { intent: 'put-hotspots', sceneId: 'scene' },
    { intent: 'create-portal', id: 'portal' },
    { intent: 'delete-scene' },
  ]
  const { saver } = studio(room())
  saver.restore(
    { door: { version: 1, changes: { name: 'Gate' } } },
    [...unreadable, { ...cellar }].map((request) => ({ request, late: {} })),
  )
  expect(saver.getState()).toMatchObject({
    orders: [{ request: cellar }],
    queue: { door: { pending: { name: 'Gate' } } },
    draft: { scenes: [{ id: 'scene' }, { id: 'cellar' }] },
  })
  expect(saver.getState().orders).toHaveLength(1)
})
