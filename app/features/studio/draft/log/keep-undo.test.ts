import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { create, remove, row as rowOf } from '#app/features/studio/draft/draft.fixtures.ts'
import { keepUndo } from './keep-undo.ts'
import { studio } from './store.fixtures.ts'

const owner = { user: 'ada', adventure: 'a' }
const ofTab = new Map<string, string>()
let room = Infinity
let leave: () => void = () => undefined

beforeEach(() => {
  ofTab.clear()
  room = Infinity
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => ofTab.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      ofTab.set(name, text)
    },
    removeItem: (name: string) => void ofTab.delete(name),
  })
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: () => void) => (leave = listener),
    removeEventListener: () => undefined,
  })
})
afterEach(() => vi.unstubAllGlobals())

/** An editor in which two things were done and saved, of which the second was undone. */
async function edited() {
  const world = studio()
  keepUndo(world.store, owner)
  void world.store.run(remove('scene', 'attic'))
  await world.take()
  world.edit('key', { name: 'Brass' })
  await world.pass(800)
  await world.take()
  world.store.undo()
  await world.pass(800)
  await world.take()
  return world
}

const reloaded = ({ server }: Pick<ReturnType<typeof studio>, 'server'>, who = owner) => {
  leave()
  const world = studio(undefined, server)
  keepUndo(world.store, who)
  return world
}

test('after a reload the steps before it are undone and redone, and saved', async () => {
  const before = studio().server.draft.rows
  const world = reloaded(await edited())
  expect([world.store.redo(), world.row('key')!.name]).toEqual([true, 'Brass'])
  expect([world.store.undo(), world.store.undo(), world.store.undo()]).toEqual([true, true, false])
  await world.pass(800)
  while (world.store.summary !== 'saved') {
    await world.take()
    await world.pass(800)
  }
  expect(world.server.draft.rows).toEqual(before)
})

test('a step done after a reload is not merged with those before it', async () => {
  const world = reloaded(await edited())
  world.edit('key', { name: 'Iron' })
  world.store.undo()
  expect([world.row('key')!.name, world.row('attic')]).toEqual(['Key', undefined])
  world.store.undo()
  expect(world.row('attic')!.id).toBe(rowOf(studio().server.draft, 'attic').id)
})

test.each([
  { ...owner, user: 'bob' },
  { ...owner, adventure: 'b' },
])('neither another account nor another draft gets them: %o', async (who) => {
  expect(reloaded(await edited(), who).store.getState().history).toEqual({ done: [], undone: [] })
})

test('they are taken up once, so that a page that crashed leaves no wrong steps', async () => {
  const world = reloaded(await edited())
  expect(world.store.getState().history.done).toHaveLength(1)
  const afterCrash = studio(undefined, world.server)
  keepUndo(afterCrash.store, owner)
  expect(afterCrash.store.getState().history).toEqual({ done: [], undone: [] })
})

test('what could not be sent before is undone once it was taken over', async () => {
  const world = studio()
  keepUndo(world.store, owner)
  world.edit('key', { name: 'Brass' })
  const { log } = world.store.getState()
  const later = reloaded(world)
  later.store.restore(log)
  expect([later.row('key')!.name, later.store.undo(), later.row('key')!.name]).toEqual(['Brass', true, 'Key'])
})

test('where the device has little room, the latest steps are kept', async () => {
  const world = await edited()
  for (const name of ['b', 'c', 'd']) {
    void world.store.run(create('item', name, { name: name.repeat(60) }))
    await world.take()
  }
  leave()
  room = [...ofTab.values()][0]!.length - 1
  const later = reloaded(world)
  expect(later.store.getState().history.done).toEqual(
    world.store
      .getState()
      .history.done.slice(2)
      .map(({ undo }) => ({ undo, name: '', at: -Infinity })),
  )
})
