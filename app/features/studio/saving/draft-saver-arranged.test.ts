import { describe, expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import { unsentOrders } from './keep-unsent.ts'
import type { CommandResult } from './send-command.ts'

const away: CommandResult = { status: 'unreachable' }
const gone: CommandResult = { status: 'failed', error: { code: 'notFound', params: {} } }
const tooMany: CommandResult = { status: 'failed', error: { code: 'tooLarge', params: {} } }
const made = (draftRevision: number, change: object): CommandResult => ({
  status: 'saved',
  change: { draftRevision, ...change },
})

const hall = scene('hall')
const attic = scene('attic', { displayOrder: 1, isStartingMap: false })
const house = (): DraftView => ({
  ...draft(),
  scenes: [hall, attic],
  hotspots: [hotspot('door', { sceneId: 'hall' }), hotspot('lamp', { sceneId: 'hall', displayOrder: 1 })],
})
const cellar: EditorRequest = { intent: 'create-scene', id: 'cellar', name: 'Cellar' }
const madeCellar = (draftRevision: number) =>
  made(draftRevision, { scenes: [scene('cellar', { displayOrder: 2, isStartingMap: false })] })
const inOrder = (...sceneIds: string[]): EditorRequest => ({ intent: 'order-scenes', sceneIds })
const startAt = (sceneId: string, version = 1): EditorRequest => ({ intent: 'set-starting-scene', sceneId, version })

/** Requests that wait for the connection, in this order. */
async function waiting(...requests: EditorRequest[]) {
  const world = studio(house())
  const { saver, sent } = world
  const results: CommandResult[] = []
  for (const request of requests) {
    const result = saver.send(() => request)
    await world.pass(0)
    await sent.at(-1)!.answer(away)
    results.push(await result)
  }
  const look = () => saver.getState().draft
  return {
    ...world,
    results,
    last: () => sent.at(-1)!,
    scenes: () => look().scenes.map(({ id }) => id),
    start: () => look().scenes.flatMap(({ id, isStartingMap }) => (isStartingMap ? [id] : [])),
  }
}

describe('without a connection', () => {
  test('scenes and hotspots are in their new order at once, told as kept, and sent behind what was made before', async () => {
    const { saver, pass, last, results, scenes } = await waiting(cellar, inOrder('cellar', 'hall', 'attic'), {
      intent: 'order-hotspots',
      sceneId: 'hall',
      hotspotIds: ['lamp', 'door'],
    })
    expect(results.map(({ status }) => status)).toEqual(['saved', 'saved', 'saved'])
    expect(scenes()).toEqual(['cellar', 'hall', 'attic'])
    expect(saver.getState().draft.hotspots.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      ['lamp', 0],
      ['door', 1],
    ])
    await pass(60_000)
    expect(last().request).toEqual(cellar)
    await last().answer(madeCellar(2))
    expect(last().request).toEqual(inOrder('cellar', 'hall', 'attic'))
    await last().answer(
      made(3, {
        scenes: [
          scene('cellar', { displayOrder: 0, isStartingMap: false }),
          scene('hall', { displayOrder: 1 }),
          scene('attic', { displayOrder: 2, isStartingMap: false }),
        ],
      }),
    )
    await last().answer(
      made(4, {
        hotspots: [
          hotspot('lamp', { sceneId: 'hall', displayOrder: 0 }),
          hotspot('door', { sceneId: 'hall', displayOrder: 1 }),
        ],
      }),
    )
    expect([saver.summary, ...scenes()]).toEqual(['saved', 'cellar', 'hall', 'attic'])
  })

  test('of several orders of the same rows only the last is sent, and one that was taken back is taken back', async () => {
    const { saver, sent, pass, last, scenes } = await waiting(
      cellar,
      inOrder('cellar', 'hall', 'attic'),
      inOrder('attic', 'cellar', 'hall'),
    )
    expect(saver.getState().orders).toHaveLength(2)
    saver.record({
      name: 'order',
      at: 0,
      undo: { kind: 'command', make: () => inOrder('hall', 'attic', 'cellar') },
      redo: { kind: 'command', make: () => inOrder('attic', 'cellar', 'hall') },
    })
    const undone = saver.undo()
    await pass(0)
    await last().answer(away)
    expect(await undone).toMatchObject({ status: 'saved' })
    expect(scenes()).toEqual(['hall', 'attic', 'cellar'])
    await pass(60_000)
    await last().answer(madeCellar(2))
    expect(last().request).toEqual(inOrder('hall', 'attic', 'cellar'))
    await last().answer(made(3, { scenes: [] }))
    expect([saver.summary, sent.filter(({ request }) => request.intent === 'order-scenes').length]).toEqual([
      'saved',
      1,
    ])
  })

  test('another scene is the first one, also one that is still to be made, in the version that it then has', async () => {
    const { saver, pass, last, start } = await waiting(cellar, startAt('cellar', 0))
    expect(start()).toEqual(['cellar'])
    await pass(60_000)
    await last().answer(madeCellar(2))
    expect(last().request).toEqual(startAt('cellar', 1))
    await last().answer(
      made(3, { scenes: [scene('hall', { isStartingMap: false }), scene('cellar', { version: 2, displayOrder: 2 })] }),
    )
    expect([saver.summary, ...start()]).toEqual(['saved', 'cellar'])
  })

  test('what a tab that was closed had arranged is arranged again in the next one', async () => {
    const { saver } = await waiting(inOrder('attic', 'hall'), startAt('attic'))
    const later = studio(house())
    later.saver.restore(
      {},
      JSON.parse(JSON.stringify(unsentOrders(saver.getState().orders))) as ReturnType<typeof unsentOrders>,
    )
    expect(later.saver.getState().draft.scenes).toMatchObject([
      { id: 'attic', isStartingMap: true },
      { id: 'hall', isStartingMap: false },
    ])
    expect(later.sent[0]!.request).toEqual(inOrder('attic', 'hall'))
  })
})

test('an order names no row of which this page knows that somebody else has deleted it', async () => {
  const { saver, pass, last } = await waiting(inOrder('attic', 'hall'))
  saver.replace({
    ...house(),
    draftRevision: 2,
    scenes: [hall, scene('loft', { displayOrder: 1, isStartingMap: false })],
  })
  await pass(60_000)
  expect(last().request).toEqual(inOrder('hall'))
})

test('a scene that somebody else has deleted goes from the page with the answer to an order that names it, and the rest is in that order', async () => {
  const { saver, pass, last, scenes } = await waiting(cellar, inOrder('cellar', 'attic', 'hall'))
  await pass(60_000)
  await last().answer(madeCellar(2))
  await last().answer(
    made(3, {
      scenes: [scene('cellar', { displayOrder: 0, isStartingMap: false }), scene('hall', { displayOrder: 1 })],
      removed: ['attic'],
    }),
  )
  expect([saver.summary, ...scenes()]).toEqual(['saved', 'cellar', 'hall'])
})

test('an order of which the server does not find anything is told by its name, what is shown is as the server has it, and its author lets it go', async () => {
  const { saver, pass, last, scenes } = await waiting(inOrder('attic', 'hall'))
  await pass(60_000)
  await last().answer(gone)
  expect(saver.getState().orders).toMatchObject([{ status: 'refused', why: gone }])
  expect(scenes()).toEqual(['hall', 'attic'])
  saver.letGo(saver.getState().orders[0]!.id)
  expect(saver.summary).toBe('saved')
})

test('an order that was refused is answered by another one of the same rows', async () => {
  const { saver, pass, last } = await waiting(inOrder('attic', 'hall'))
  await pass(60_000)
  await last().answer(gone)
  expect(await saver.send(() => inOrder('attic', 'hall'))).toMatchObject({ status: 'saved' })
  await pass(0)
  await last().answer(made(2, { scenes: [] }))
  expect([saver.summary, saver.getState().orders]).toEqual(['saved', []])
})

describe('what puts a row into a place that was refused', () => {
  const refused = async () => {
    const world = await waiting(cellar, inOrder('cellar', 'hall', 'attic'), startAt('cellar', 0))
    await world.pass(60_000)
    await world.last().answer(tooMany)
    return world
  }

  test('waits until that is made, also what is asked for then; everything else goes on', async () => {
    const { saver, pass, last } = await refused()
    expect(saver.getState().orders.map(({ status }) => status)).toEqual(['refused', 'waiting', 'waiting'])
    expect(await saver.send(() => inOrder('hall', 'cellar', 'attic'))).toMatchObject({ status: 'saved' })
    saver.edit('hall', { name: 'Great hall' })
    await pass(60_000)
    expect(last().request).toMatchObject({ intent: 'update-scene', sceneId: 'hall' })
    await last().answer(made(2, { scenes: [scene('hall', { version: 2, name: 'Great hall' })] }))
    saver.tryAgain(saver.getState().orders[0]!.id)
    await last().answer(madeCellar(3))
    expect(last().request).toEqual(startAt('cellar', 1))
    await last().answer(made(4, { scenes: [] }))
    expect(last().request).toEqual(inOrder('hall', 'cellar', 'attic'))
  })

  test('is sent for the rest of the rows once that is let go', async () => {
    const { saver, last, start } = await refused()
    saver.letGo(saver.getState().orders[0]!.id)
    expect(start()).toEqual(['hall'])
    expect(last().request).toEqual(inOrder('hall', 'attic'))
    await last().answer(made(2, { scenes: [] }))
    expect(saver.summary).toBe('saved')
  })
})

describe('the scene to start from', () => {
  test('that was written although its answer was lost is no conflict of the author with themself', async () => {
    const { saver, pass, last, start } = await waiting(startAt('attic'))
    await pass(60_000)
    await last().answer({ status: 'conflict', current: { scenes: [scene('attic', { version: 2, displayOrder: 1 })] } })
    expect([saver.summary, ...start()]).toEqual(['saved', 'attic'])
    expect(saver.getState().draft.scenes).toMatchObject([
      { id: 'hall', version: 1 },
      { id: 'attic', version: 2 },
    ])
  })

  test('goes on from an edit of the same scene whose answer was lost', async () => {
    const { saver, sent, pass } = studio(house())
    saver.edit('attic', { name: 'Loft' })
    await pass(800)
    await sent[0]!.answer(away)
    void saver.send(() => startAt('attic'))
    await sent[1]!.answer(away)
    await sent[2]!.answer(away)
    await pass(60_000)
    await sent[3]!.answer({
      status: 'conflict',
      current: { scenes: [scene('attic', { version: 2, name: 'Loft', displayOrder: 1, isStartingMap: false })] },
    })
    expect(sent[4]!.request).toEqual(startAt('attic', 2))
  })

  test('that somebody else has changed is shown as they left it, and made the first once its author says so again', async () => {
    const { saver, pass, last, start } = await waiting(startAt('attic'))
    await pass(60_000)
    await last().answer({
      status: 'conflict',
      current: { scenes: [scene('attic', { version: 7, name: 'Theirs', displayOrder: 1, isStartingMap: false })] },
    })
    expect(saver.getState()).toMatchObject({
      orders: [{ status: 'refused' }],
      draft: { scenes: [{ id: 'hall' }, { name: 'Theirs' }] },
    })
    expect(start()).toEqual(['hall'])
    saver.tryAgain(saver.getState().orders[0]!.id)
    expect([last().request, ...start()]).toEqual([startAt('attic', 7), 'attic'])
  })
})
