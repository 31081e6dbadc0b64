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
  log: [
    {
      id: 'c1',
      name: 'Attic',
      command: {
        op: 'change',
        id: 'r1',
        fields: { name: 'Cellar', translations: { fr: { name: 'Cave', description: '' } } },
        was: { name: 'Attic' },
      },
    },
  ],
}

test('unsent edits are restored for the same account, the oldest first', () => {
  const storage = memory()
  writeUnsent(storage, key, draft)
  writeUnsent(storage, { ...key, page: 'p0' }, { ...draft, at: 1 })
  expect(listUnsent(storage, 'ada')).toEqual([
    { ...key, page: 'p0', ...draft, at: 1 },
    { ...key, ...draft },
  ])
})

test('another account on the same device sees none of it', () => {
  const storage = memory()
  writeUnsent(storage, key, draft)
  expect(listUnsent(storage, 'bob')).toEqual([])
  expect(listUnsent(storage, 'ad')).toEqual([])
})

test('additions and removals keep their order, and each one counts', () => {
  const storage = memory()
  const log = [
    { id: 'c1', name: 'Cellar', command: { op: 'create', kind: 'scene', id: 's1', fields: { name: 'Cellar' } } },
    { id: 'c2', name: 'Lamp', command: { op: 'batch', commands: [{ op: 'remove' }, { op: 'remove' }] } },
    ...draft.log,
  ]
  writeUnsent(storage, key, { ...draft, log })
  expect(listUnsent(storage, 'ada')).toEqual([{ ...key, ...draft, log }])
  expect(countChanges({ log })).toBe(6)
})

test('once everything is sent or discarded, nothing is left', () => {
  const storage = memory()
  writeUnsent(storage, key, draft)
  writeUnsent(storage, key, { ...draft, log: [] })
  expect(storage.entries.size).toBe(0)
  writeUnsent(storage, key, draft)
  removeUnsent(storage, key)
  expect(storage.entries.size).toBe(0)
})

test('a change is a field of a row, or one text of a translation', () => {
  expect(countChanges(draft)).toBe(3)
  const dragged = { id: 'c2', name: '', command: { op: 'change', id: 'r2', fields: { x: 1, y: 2 } } }
  expect(countChanges({ log: [...draft.log, dragged] })).toBe(5)
})

test('unreadable entries are ignored; full or forbidden storage stops nobody', () => {
  const storage = memory()
  for (const text of [
    '{',
    '"text"',
    '{}',
    '{"title":"x","at":1,"log":[]}',
    '{"title":"x","at":1,"log":[{"id":"c","name":"n"}]}',
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
