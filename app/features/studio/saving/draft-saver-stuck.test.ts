import { afterEach, expect, test, vi } from 'vitest'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import { stuckOrder, waitingBehind } from './orders.ts'
import { sendCommand } from './send-command.ts'
import type { Changes } from './changes.ts'
import type { CommandResult } from './send-command.ts'

afterEach(() => vi.unstubAllGlobals())

const away: CommandResult = { status: 'unreachable' }
const busy: CommandResult = { status: 'unreachable', turnedAway: true }
const made = (draftRevision: number, change: object): CommandResult => ({
  status: 'saved',
  change: { draftRevision, ...change },
})
const cellar: EditorRequest = { intent: 'create-scene', id: 'cellar', name: 'Cellar' }
const attic: EditorRequest = { intent: 'create-scene', id: 'attic', name: 'Attic' }
const noDoor: EditorRequest = { intent: 'delete-hotspot', hotspotId: 'door', version: 1 }

/** Two requests that wait for the connection; the first is then turned away as often as this. */
async function waiting(requests: readonly [EditorRequest, EditorRequest], times: number, edited?: Changes) {
  const world = studio({ ...draft(), scenes: [scene('scene')], hotspots: [hotspot('door')] })
  if (edited) world.saver.edit('door', edited)
  if (edited) await world.pass(30_000)
  for (const answer of edited ? [away] : []) await world.sent.at(-1)!.answer(answer)
  for (const request of requests) {
    void world.saver.send(() => request)
    await world.pass(0)
    // the second joins the first without being tried
    if (world.saver.getState().orders.length === 0) await world.sent.at(-1)!.answer(away)
  }
  for (let time = 0; time < times; time++) {
    await world.pass(120_000)
    await world.sent.at(-1)!.answer(busy)
  }
  return world
}

test.each([429, 502, 503, 504])(
  'an answer of %i is one of something that has no time, and no answer is none',
  async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })))
    expect(await sendCommand('a', 'en', cellar)).toEqual(busy)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendCommand('a', 'en', cellar)).toEqual(away)
  },
)

test('what the server answers three times to have no time for is known as what holds up the rest; without an answer, or taken, nothing is', async () => {
  const { saver, sent, pass } = await waiting([cellar, attic], 2)
  expect(stuckOrder(saver.getState().orders)).toBeNull()
  await pass(120_000)
  await sent.at(-1)!.answer(busy)
  expect(stuckOrder(saver.getState().orders)).toMatchObject({ request: cellar })
  expect(waitingBehind(saver.getState().orders)).toBe(1)
  void saver.flush()
  await sent.at(-1)!.answer(away)
  expect(stuckOrder(saver.getState().orders)).toBeNull()
  void saver.flush()
  await sent.at(-1)!.answer(made(2, { scenes: [scene('cellar')] }))
  expect(saver.getState().orders).toMatchObject([{ request: attic }])
})

test('let go, it is not made, and what waited behind it is sent', async () => {
  const { saver, sent } = await waiting([cellar, attic], 3)
  const { id } = stuckOrder(saver.getState().orders)!
  saver.letGo(id)
  void saver.flush()
  expect(sent.at(-1)!.request).toMatchObject(attic)
  expect(saver.getState().draft.scenes.map((each) => each.id)).toEqual(['scene', 'attic'])
})

test('a deletion that is let go leaves its row as it was, with what was typed into it', async () => {
  const { saver } = await waiting([noDoor, attic], 3, { name: 'Trapdoor' })
  expect(saver.getState().draft.hotspots).toEqual([])
  expect(saver.stored.hotspots.map(({ id }) => id)).toEqual(['door'])
  saver.letGo(stuckOrder(saver.getState().orders)!.id)
  expect(saver.getState().draft.hotspots.map(({ id }) => id)).toEqual(['door'])
  expect(saver.getState().queue).toMatchObject({ door: { pending: { name: 'Trapdoor' } } })
})

test('what is on its way is not let go before its answer has come', async () => {
  const { saver, sent } = await waiting([noDoor, attic], 3, { name: 'Trapdoor' })
  const { id } = stuckOrder(saver.getState().orders)!
  void saver.flush()
  saver.letGo(id)
  expect(saver.getState().orders[0]).toMatchObject({ id, status: 'sending' })
  expect(saver.getState().queue).not.toHaveProperty('door')
  await sent.at(-1)!.answer(busy)
  saver.letGo(id)
  expect(saver.getState().draft.hotspots.map((each) => each.id)).toEqual(['door'])
})
