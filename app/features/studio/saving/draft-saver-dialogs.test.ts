import { expect, test } from 'vitest'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { DraftView, ItemView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import { puzzleOf } from './order-puzzle.ts'
import type { CommandResult } from './send-command.ts'

const away: CommandResult = { status: 'unreachable' }
const icon = (id: string) => ({ id, url: `/media/${id}.webp`, width: 64, height: 64 }) as ItemView['icon']
const item = (id: string, change: Partial<ItemView> = {}): ItemView => ({
  id,
  version: 1,
  name: id,
  description: '',
  rarity: 'common',
  stackable: false,
  consumable: false,
  accessibilityText: '',
  useActions: {},
  combineRules: [],
  icon: null,
  translations: {},
  translatedFrom: {},
  ...change,
})
const riddle = {
  ...puzzleOf(
    { intent: 'create-puzzle', id: 'riddle', name: 'Riddle', type: 'riddle' },
    { image: null, primary: 'en' },
  ),
  version: 1,
}
const room = (): DraftView => ({
  ...draft(),
  scenes: [scene('scene')],
  hotspots: [hotspot('door')],
  puzzles: [riddle],
  items: [item('key'), item('coin', { icon: icon('gold') })],
})

const rename = (name: string, version = 1): EditorRequest => ({
  intent: 'update-item',
  itemId: 'key',
  version,
  changes: { name },
})
const saved = (draftRevision: number, ...items: ItemView[]): CommandResult => ({
  status: 'saved',
  change: { draftRevision, items },
})

/** A dialog was submitted while the server was away. */
async function offline(request: EditorRequest) {
  const world = studio(room())
  const result = world.saver.send(() => request)
  await world.sent[0]!.answer(away)
  const row = (id: string) =>
    [...world.saver.getState().draft.items, ...world.saver.getState().draft.puzzles].find((each) => each.id === id)
  return { ...world, result: await result, last: () => world.sent.at(-1)!, row }
}

test('what a dialog writes without a connection is seen at once, and saved when the server is back', async () => {
  const { saver, result, row, pass, sent, last } = await offline(rename('Brass key'))
  expect(result).toMatchObject({ status: 'saved', change: { items: [{ id: 'key', name: 'Brass key' }] } })
  expect([row('key')!.name, saver.stored.items[0]!.name, saver.summary]).toEqual(['Brass key', 'key', 'offline'])
  await pass(1_000)
  expect([sent.length, last().request]).toEqual([2, rename('Brass key')])
  expect(row('key')!.name).toBe('Brass key')
  await last().answer(saved(2, item('key', { version: 2, name: 'Brass key' })))
  expect([row('key'), saver.summary]).toMatchObject([{ name: 'Brass key', version: 2 }, 'saved'])
})

test('a save whose answer was lost is no conflict of its author', async () => {
  const { saver, pass, last } = await offline(rename('Brass key'))
  await pass(1_000)
  await last().answer({ status: 'conflict', current: { items: [item('key', { version: 2, name: 'Brass key' })] } })
  expect(last().request).toEqual(rename('Brass key', 2))
  await last().answer(saved(2, item('key', { version: 3, name: 'Brass key' })))
  expect(saver.summary).toBe('saved')
})

test('what is written next waits behind it, so that the newer of two texts stays', async () => {
  const { saver, pass, sent, last, row } = await offline(rename('Brass key'))
  const second = saver.send(() => rename('Iron key'))
  await pass(0)
  expect([sent.length, last().request]).toEqual([2, rename('Brass key')])
  await last().answer(away)
  expect([await second, sent.length, row('key')!.name]).toMatchObject([{ status: 'saved' }, 2, 'Iron key'])
  await pass(10_000)
  expect(last().request).toEqual(rename('Iron key'))
})

test('what somebody else changed meanwhile is merged, and what both changed is asked about', async () => {
  const { saver, pass, last, row } = await offline(rename('Brass key'))
  await pass(1_000)
  await last().answer({ status: 'conflict', current: { items: [item('key', { version: 2, description: 'Small.' })] } })
  expect(last().request).toEqual(rename('Brass key', 2))
  await last().answer({
    status: 'conflict',
    current: { items: [item('key', { version: 3, name: 'Copper key', description: 'Small.' })] },
  })
  expect([saver.summary, row('key')!.name]).toEqual(['conflict', 'Brass key'])
  saver.decide('key', [{ mine: { name: 'Brass key' }, theirs: { name: 'Copper key' } }])
  expect([saver.summary, row('key')!.name]).toEqual(['saved', 'Copper key'])
})

test('a picture that something of the draft has is seen; one that was only just stored needs the server', async () => {
  const { row } = await offline({ intent: 'update-item', itemId: 'key', version: 1, changes: { iconAssetId: 'gold' } })
  expect(row('key')).toMatchObject({ icon: icon('gold') })
  expect(
    (await offline({ intent: 'update-item', itemId: 'key', version: 1, changes: { iconAssetId: 'new' } })).result,
  ).toEqual(away)
})

test('a puzzle shows what is wrong with it as it stands; what its type cannot read needs the server', async () => {
  const solution = { ...puzzleType('riddle').defaults.solution, correctAnswers: ['Time'] }
  const configuration = { ...puzzleType('riddle').defaults.configuration, riddleText: 'What flies?' }
  const { row } = await offline({
    intent: 'update-puzzle',
    puzzleId: 'riddle',
    version: 1,
    changes: { configuration, solution },
  })
  expect(riddle.problems).not.toEqual([])
  expect(row('riddle')).toMatchObject({ configuration, solution, problems: [] })
  const { result, saver } = await offline({
    intent: 'update-puzzle',
    puzzleId: 'riddle',
    version: 1,
    changes: { configuration: { colour: 'blue' } },
  })
  expect([result, saver.summary]).toEqual([away, 'saved'])
})

test('what the server refuses stays as it was typed, until it is mended, tried again or let go', async () => {
  const refusal: CommandResult = { status: 'invalid', fields: { 'changes.name': ['too_long'] } }
  const { saver, pass, last, row, sent } = await offline(rename('Brass key'))
  await pass(1_000)
  await last().answer(refusal)
  expect([saver.summary, row('key')!.name, saver.getState().troubles]).toMatchObject([
    'refused',
    'Brass key',
    { key: { kind: 'refused' } },
  ])
  saver.retryEdit('key')
  await pass(800)
  expect([sent.length, last().request]).toEqual([3, rename('Brass key')])
  await last().answer(refusal)
  saver.dropEdit('key')
  expect([saver.summary, row('key')!.name, saver.getState().troubles]).toEqual(['saved', 'key', {}])
})

test('a hotspot that leads elsewhere waits too', async () => {
  const { saver, result } = await offline({
    intent: 'update-hotspot',
    hotspotId: 'door',
    version: 1,
    changes: { targetId: 'key' },
  })
  expect([result, saver.getState().queue.door]).toMatchObject([
    { status: 'saved' },
    { status: 'lost', pending: { targetId: 'key' } },
  ])
})

test('what is typed in place is not drawn on its row before the server was not reached, so that a letter costs nothing', async () => {
  const { saver, sent, pass } = studio(room())
  const { draft: before } = saver.getState()
  saver.edit('scene', { name: 'Attic' })
  expect(saver.getState().draft).toBe(before)
  await pass(800)
  await sent[0]!.answer(away)
  expect(saver.getState().draft.scenes[0]!.name).toBe('Attic')
})

test('a dialog that was opened before somebody else wrote asks, also when an edit of the same row waits on their version', async () => {
  const { saver, sent, pass } = studio({ ...room(), items: [item('key', { version: 2, name: 'Copper key' })] })
  saver.edit('key', { rarity: 'rare' })
  await pass(800)
  await sent[0]!.answer(away)
  // opened when the item was called "key"
  const written = saver.send(() => rename('Brass key', 1), { name: 'key' })
  await pass(0)
  await sent[1]!.answer(away)
  expect(await written).toMatchObject({ status: 'saved' })
  await pass(10_000)
  expect(sent[2]!.request).toMatchObject({ version: 1, changes: { name: 'Brass key', rarity: 'rare' } })
  await sent[2]!.answer({ status: 'conflict', current: { items: [item('key', { version: 2, name: 'Copper key' })] } })
  expect(saver.getState().troubles).toEqual({
    key: { kind: 'conflict', asked: [{ mine: { name: 'Brass key' }, theirs: { name: 'Copper key' } }] },
  })
})

test('what a dialog of a hotspot wrote is what the draft has, so that taking back its deletion brings all of it', async () => {
  const { saver } = await offline({
    intent: 'update-hotspot',
    hotspotId: 'door',
    version: 1,
    changes: { name: 'Trapdoor' },
  })
  expect(saver.getState().draft.hotspots).toMatchObject([{ id: 'door', name: 'Trapdoor' }])
})

test('a picture that the draft has no more leaves what is seen there', async () => {
  const { saver, row, pass, last } = await offline({
    intent: 'update-item',
    itemId: 'coin',
    version: 1,
    changes: { name: 'Penny' },
  })
  saver.edit('coin', { iconAssetId: 'gone' })
  await pass(10_000)
  await last().answer(away)
  expect(row('coin')).toMatchObject({ name: 'Penny', icon: icon('gold') })
})

test('a dialog of a row about which its author is asked joins the question: the newer words are what is decided about', async () => {
  for (const keepsTheirs of [true, false]) {
    const { saver, pass, last, row, sent } = await offline(rename('Brass key'))
    await pass(1_000)
    await last().answer({ status: 'conflict', current: { items: [item('key', { version: 2, name: 'Copper key' })] } })
    expect(await saver.send(() => rename('Iron key', 2), { name: 'Brass key' })).toMatchObject({ status: 'saved' })
    const asked = [{ mine: { name: 'Iron key' }, theirs: { name: 'Copper key' } }]
    expect([sent.length, saver.getState().troubles]).toEqual([2, { key: { kind: 'conflict', asked } }])
    saver.decide('key', keepsTheirs ? asked : [])
    await pass(1_000)
    if (keepsTheirs) expect([saver.summary, row('key')!.name]).toEqual(['saved', 'Copper key'])
    else expect(last().request).toEqual(rename('Iron key', 2))
  }
})

test('of a row that somebody else has deleted nothing is left once what was written is let go', async () => {
  const { saver, pass, last, row } = await offline(rename('Brass key'))
  await pass(1_000)
  await last().answer({ status: 'failed', error: { code: 'notFound', params: {} } })
  expect(row('key')).toMatchObject({ name: 'Brass key' })
  saver.dropEdit('key')
  expect([row('key'), saver.summary]).toEqual([undefined, 'saved'])
})

test('what was made again is asked about when it was there all the time, and somebody else has changed it', async () => {
  const { saver, sent, pass } = studio(room())
  const whole = { id: 'key', name: 'key' }
  const removed = saver.send(() => ({ intent: 'delete-item', itemId: 'key', version: 1 }))
  await sent[0]!.answer(away)
  await removed
  void saver.send(() => ({ intent: 'create-item', ...whole }))
  await pass(0)
  await sent.at(-1)!.answer(away)
  saver.edit('key', { name: 'Brass key' })
  const theirs = item('key', { version: 2, name: 'Copper key' })
  await pass(60_000)
  await sent.at(-1)!.answer({ status: 'conflict', current: { items: [theirs] } })
  saver.letGo(saver.getState().orders.find(({ status }) => status === 'refused')!.id)
  await pass(60_000)
  expect(sent.at(-1)!.request).toMatchObject({ intent: 'create-item', name: 'Brass key' })
  await sent.at(-1)!.answer(saved(2, theirs))
  await pass(1_000)
  expect(sent.at(-1)!.request).toEqual(rename('Brass key'))
  await sent.at(-1)!.answer({ status: 'conflict', current: { items: [theirs] } })
  expect(saver.getState().troubles).toEqual({
    key: { kind: 'conflict', asked: [{ mine: { name: 'Brass key' }, theirs: { name: 'Copper key' } }] },
  })
})
