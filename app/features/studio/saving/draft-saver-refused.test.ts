import { describe, expect, test } from 'vitest'
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
const inCellar = (id: string): EditorRequest => ({
  intent: 'create-hotspot',
  id,
  sceneId: 'cellar',
  type: 'item',
  x: 10,
  y: 20,
})
const noCellar: EditorRequest = { intent: 'delete-scene', sceneId: 'cellar', version: 0 }
const noHotspot = (hotspotId: string): EditorRequest => ({ intent: 'delete-hotspot', hotspotId, version: 0 })
const butler: EditorRequest = {
  intent: 'create-npc',
  id: 'butler',
  name: 'Butler',
  nodes: [
    { id: 'hello', nodeId: 'hello', content: 'Hello.' },
    { id: 'bye', nodeId: 'bye', content: 'Bye.' },
  ],
}

/** Requests that wait for the connection, of which the first is then refused. */
async function refused(...requests: EditorRequest[]) {
  const world = studio(room())
  for (const [at, request] of requests.entries()) {
    void world.saver.send(() => request)
    await world.sent[at]!.answer(away)
  }
  await world.pass(30_000)
  const before = world.sent.length
  await world.sent.at(-1)!.answer(tooMany)
  const orders = () => world.saver.getState().orders.map(({ request, status }) => [request.intent, status])
  return { ...world, orders, later: () => world.sent.slice(before).map(({ request }) => request) }
}

describe('in a scene that the server has not taken', () => {
  test('what is made waits for it', async () => {
    const { saver, sent, orders, later } = await refused(cellar)
    expect(await saver.send(() => inCellar('stairs'))).toMatchObject({
      status: 'saved',
      change: { hotspots: [{ id: 'stairs' }] },
    })
    expect([orders(), later()]).toEqual([
      [
        ['create-scene', 'refused'],
        ['create-hotspot', 'waiting'],
      ],
      [],
    ])
    saver.tryAgain(saver.getState().orders[0]!.id)
    await sent.at(-1)!.answer(made(2, { scenes: [scene('cellar')] }))
    expect(later().at(-1)).toEqual(inCellar('stairs'))
  })

  test('what was to be made and is removed is neither made nor removed on the server', async () => {
    const { saver, orders, later } = await refused(cellar, inCellar('stairs'))
    expect(await saver.send(() => noHotspot('stairs'))).toMatchObject({
      status: 'saved',
      change: { removed: ['stairs'] },
    })
    expect([orders(), later()]).toEqual([[['create-scene', 'refused']], []])
    expect(saver.getState().draft.hotspots.map(({ id }) => id)).toEqual(['door'])
  })

  test('what was removed before it was refused is not removed on the server either', async () => {
    const { orders, later } = await refused(cellar, inCellar('stairs'), inCellar('shelf'), noHotspot('stairs'))
    expect([orders(), later()]).toEqual([
      [
        ['create-scene', 'refused'],
        ['create-hotspot', 'waiting'],
      ],
      [],
    ])
  })
})

test('what was made and removed without a connection is gone when the server does not take it, with what stood in it', async () => {
  const { saver, orders, later } = await refused(cellar, inCellar('stairs'), noCellar)
  expect([orders(), later(), saver.summary]).toEqual([[], [], 'saved'])
  expect(saver.getState().draft.scenes.map(({ id }) => id)).toEqual(['scene'])
})

test('what was removed and put back again is still to be made when its first making is refused', async () => {
  const { orders, later } = await refused(inCellar('stairs'), noHotspot('stairs'), inCellar('stairs'))
  expect([orders(), later()]).toEqual([[['create-hotspot', 'sending']], [inCellar('stairs')]])
})

test('a line of a dialogue that is removed leaves its refused NPC, and the other lines', async () => {
  const { saver, later } = await refused(butler)
  expect(await saver.send(() => ({ intent: 'delete-node', id: 'bye', version: 0 }))).toMatchObject({ status: 'saved' })
  expect(saver.getState()).toMatchObject({
    draft: { npcs: [{ id: 'butler' }], nodes: [{ id: 'hello' }] },
    orders: [{ status: 'refused', request: { nodes: [{ id: 'hello' }] } }],
  })
  expect(later()).toEqual([])
})

test('of hotspots that are removed together, the server removes those that it has', async () => {
  const { saver, later, orders } = await refused({
    intent: 'put-hotspots',
    sceneId: 'scene',
    hotspots: [{ id: 'box', type: 'item', x: 1, y: 1 }],
  })
  void saver.send(() => ({ intent: 'delete-hotspots', sceneId: 'scene', hotspotIds: ['door', 'box'] }))
  expect(saver.getState().draft.hotspots).toEqual([])
  await Promise.resolve()
  expect([orders(), later()]).toEqual([
    [['delete-hotspots', 'sending']],
    [{ intent: 'delete-hotspots', sceneId: 'scene', hotspotIds: ['door'] }],
  ])
})

test('what was typed into a row that was put back follows when its removing is not taken', async () => {
  const { sent, saver, pass } = studio(room())
  void saver.send(() => ({ intent: 'delete-hotspot', hotspotId: 'door', version: 1 }))
  await sent[0]!.answer(away)
  void saver.send(() => ({
    intent: 'put-hotspots',
    sceneId: 'scene',
    hotspots: [{ id: 'door', type: 'item', x: 50, y: 50 }],
  }))
  await sent[1]!.answer(away)
  saver.edit('door', { name: 'Gate' })
  await pass(30_000)
  const theirs = hotspot('door', { version: 2, blockedMessage: 'Theirs' })
  await sent[2]!.answer({ status: 'conflict', current: { hotspots: [theirs] } })
  // it is there already: nothing is put
  await sent[3]!.answer(made(3, { hotspots: [theirs] }))
  await pass(800)
  // somebody else has changed it: the server is to say so
  expect(sent[4]!.request).toEqual({
    intent: 'update-hotspot',
    hotspotId: 'door',
    version: 1,
    changes: { name: 'Gate' },
  })
  await sent[4]!.answer({ status: 'conflict', current: { hotspots: [theirs] } })
  expect(saver.getState().troubles).toMatchObject({
    door: { kind: 'conflict', asked: [{ mine: { name: 'Gate' }, theirs: { name: 'door' } }] },
  })
})
