import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { row as rowOf } from '#app/features/studio/draft/draft.fixtures.ts'
import { listUnsent, unsentName } from '#app/shared/unsent-edits.ts'
import { keepLog } from './keep-log.ts'
import { away, settle, studio } from './store.fixtures.ts'

const owner = { user: 'ada', adventure: 'a' }
const silent = { onRestored: () => undefined, onBehind: () => undefined }
let entries = new Map<string, string>()
const storage = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, text: string) => void entries.set(name, text),
  removeItem: (name: string) => void entries.delete(name),
  key: (at: number) => [...entries.keys()][at] ?? null,
  get length() {
    return entries.size
  },
}
const ofTab = new Map<string, string>()
let hear: (event: { key: string; newValue: string | null }) => void = () => undefined
let held = new Map<string, Promise<void>>()

beforeEach(() => {
  entries = new Map()
  held = new Map()
  ofTab.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => ofTab.get(name) ?? null,
    setItem: (name: string, text: string) => void ofTab.set(name, text),
    removeItem: (name: string) => void ofTab.delete(name),
  })
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: (_name: string, listener: typeof hear) => (hear = listener),
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, until: () => Promise<void> | void) => {
        const before = held.get(name)
        const own: Promise<void> = (before ? before.then(until) : Promise.resolve(until())).then(
          () => void (held.get(name) === own && held.delete(name)),
        )
        held.set(name, own)
        return own
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const kept = () => listUnsent(storage, 'ada')

async function offline() {
  const world = studio()
  const end = keepLog(world.store, owner, silent)
  world.edit('key', { name: 'Kept' })
  await world.pass(800)
  await world.answer(away)
  return { ...world, end }
}

test('unsent work is kept on the device until it is sent', async () => {
  const { pass, take } = await offline()
  expect(kept()).toMatchObject([{ title: 'Old', writtenIn: 'en', log: [{ command: { fields: { name: 'Kept' } } }] }])
  await pass(1_000)
  await take()
  expect(kept()).toEqual([])
})

test('what a closed page left is restored once, for the same account, and sent unchanged', async () => {
  const first = await offline()
  first.end()
  await first.answer(away)
  expect(held.size).toBe(0)
  const told = vi.fn()
  const other = studio(undefined, first.server)
  keepLog(other.store, { ...owner, user: 'bob' }, { ...silent, onRestored: told })
  const later = studio(undefined, first.server)
  keepLog(later.store, owner, { ...silent, onRestored: told })
  await settle()
  expect([told.mock.calls.length, other.sent.length, later.row('key')!.name]).toEqual([1, 0, 'Kept'])
  await later.take()
  expect([rowOf(first.server.draft, 'key').name, kept()]).toEqual(['Kept', []])
})

test('what another open page keeps is left alone, and taken over when that page closes', async () => {
  const first = await offline()
  const later = studio(undefined, first.server)
  keepLog(later.store, owner, silent)
  await settle()
  expect([later.store.getState().log, kept().length]).toEqual([[], 1])
  first.end()
  await first.answer(away)
  await settle()
  expect(later.store.getState().log).toMatchObject([{ command: { fields: { name: 'Kept' } } }])
})

test('what this version of the site cannot read is left out, the rest is restored', async () => {
  const first = await offline()
  first.end()
  await first.answer(away)
  const [name, text] = [...entries][0]!
  const stored = JSON.parse(text) as { log: object[] }
  entries.set(name, JSON.stringify({ ...stored, log: [{ id: 'x', name: '', command: { op: 'fly' } }, ...stored.log] }))
  const later = studio(undefined, first.server)
  keepLog(later.store, owner, silent)
  await settle()
  expect(later.store.getState().log).toMatchObject([{ command: { fields: { name: 'Kept' } } }])
})

test('what another tab discards on signing out is discarded here too', async () => {
  const { store } = await offline()
  const [page] = kept()
  hear({ key: unsentName(page!), newValue: null })
  expect([store.summary, kept()]).toEqual(['saved', []])
})

test('a page requested before the last answer came reloads the draft once', async () => {
  const first = await offline()
  await first.pass(1_000)
  await first.take()
  const onBehind = vi.fn()
  const open = () => keepLog(studio(undefined, first.server).store, owner, { ...silent, onBehind })
  vi.stubGlobal('performance', { timeOrigin: Date.now() - 60_000 })
  const end = open()
  expect(onBehind).toHaveBeenCalledTimes(1)
  end()
  await settle()
  open()
  expect(onBehind).toHaveBeenCalledTimes(1)
  ofTab.set('studio-saved:a', String(Date.now() - 120_000))
  open()
  expect(onBehind).toHaveBeenCalledTimes(1)
})
