import { expect, test } from 'vitest'
import { countChanges, listUnsent, removeUnsent, unsentName, writeUnsent } from './unsent-edits.ts'
import type { UnsentDraft, UnsentKey, UnsentStorage } from './unsent-edits.ts'

function memory(): UnsentStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
    key: (at) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size
    },
  }
}

const key: UnsentKey = { user: 'ada', adventure: 'a1', page: 'p1' }
const draft: UnsentDraft = {
  title: 'The Lamp',
  at: 2,
  rows: { r1: { version: 3, changes: { name: 'Cellar', translations: { fr: { name: 'Cave', description: '' } } } } },
}

test('unsent edits are there again for the same account, oldest first, with their version', () => {
  const storage = memory()
  writeUnsent(storage, key, draft)
  writeUnsent(storage, { ...key, page: 'p0' }, { ...draft, at: 1 })
  expect(listUnsent(storage, 'ada')).toEqual([
    { ...key, page: 'p0', ...draft, at: 1 },
    { ...key, ...draft },
  ])
})

test('another account on the same device sees nothing of it', () => {
  const storage = memory()
  writeUnsent(storage, key, draft)
  expect(listUnsent(storage, 'bob')).toEqual([])
  expect(listUnsent(storage, 'ad')).toEqual([])
})

test('what is to be made and removed keeps its order, without other changes too, and counts', () => {
  const storage = memory()
  const orders: UnsentDraft['orders'] = [
    { request: { intent: 'create-scene', id: 's1', name: 'Cellar' }, late: { s1: { name: 'Attic' } } },
    { request: { intent: 'delete-item', itemId: 'i1', version: 2 }, late: {} },
  ]
  writeUnsent(storage, key, { ...draft, rows: {}, orders })
  expect(listUnsent(storage, 'ada')).toEqual([{ ...key, ...draft, rows: {}, orders }])
  expect(countChanges({ ...draft, orders })).toBe(5)
  writeUnsent(storage, key, { ...draft, rows: {}, orders: [] })
  expect(storage.entries.size).toBe(0)
})

test('once everything is sent, and once it is discarded, nothing is left', () => {
  const storage = memory()
  writeUnsent(storage, key, draft)
  writeUnsent(storage, key, { ...draft, rows: {} })
  expect(storage.entries.size).toBe(0)
  writeUnsent(storage, key, draft)
  removeUnsent(storage, key)
  expect(storage.entries.size).toBe(0)
})

test('a change is a field of a row, or one text of a translation', () => {
  expect(countChanges(draft)).toBe(3)
  expect(countChanges({ rows: { ...draft.rows, r2: { version: 1, changes: { x: 1, y: 2 } } } })).toBe(5)
})

test('unreadable edits count as nothing, and a full or forbidden storage stops nobody', () => {
  const storage = memory()
  for (const text of [
    '{',
    '"text"',
    '{}',
    '{"title":"x","at":1,"rows":{}}',
    '{"title":"x","at":1,"rows":{"r":{"version":"1","changes":{}}}}',
  ]) {
    storage.setItem(unsentName(key), text)
    expect(listUnsent(storage, 'ada')).toEqual([])
  }
  const refuse = () => {
    throw new Error('quota')
  }
  const broken: UnsentStorage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 }
  expect(() => writeUnsent(broken, key, draft)).not.toThrow()
  expect(() => removeUnsent(broken, key)).not.toThrow()
  expect(listUnsent(broken, 'ada')).toEqual([])
  expect(listUnsent(null, 'ada')).toEqual([])
})
