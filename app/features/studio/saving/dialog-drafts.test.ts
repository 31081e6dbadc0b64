import { describe, expect, test } from 'vitest'
import {
  afterConflict,
  clearDialogDraft,
  onTopOf,
  readDialogDraft,
  versionAfterOwn,
  writeDialogDraft,
} from './dialog-drafts.ts'
import type { DialogDraft, DialogKey, DraftStorage } from './dialog-drafts.ts'
import { mergeThreeWays } from './three-way.ts'

function memory(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
  }
}

const key: DialogKey = { user: 'ada', adventure: 'a', dialog: 'scene', row: 's' }
const draft = { version: 3, id: 'n', changes: { name: 'Cellar', translations: { fr: { name: 'Cave' } } } }

test('what was typed is there again, translations and the version it starts from included', () => {
  const storage = memory()
  writeDialogDraft(storage, key, draft)
  expect(readDialogDraft(storage, key)).toEqual(draft)
})

test('JSON that cannot be read is kept as it was typed, even when nothing else was changed', () => {
  const storage = memory()
  const typed = { version: 3, id: 'n', changes: {}, unreadable: { conditions: '{ "type": ' } }
  writeDialogDraft(storage, key, typed)
  expect(readDialogDraft(storage, key)).toEqual(typed)
})

test('another account, another adventure, another dialog and another row do not see it', () => {
  const storage = memory()
  writeDialogDraft(storage, key, draft)
  for (const other of [
    { ...key, user: 'bob' },
    { ...key, adventure: 'b' },
    { ...key, dialog: 'puzzle' as const },
    { ...key, row: 'new' },
  ])
    expect(readDialogDraft(storage, other)).toBeNull()
})

test('a draft that was written or discarded is gone, and so is one without changes', () => {
  const storage = memory()
  writeDialogDraft(storage, key, draft)
  clearDialogDraft(storage, key)
  expect(storage.entries.size).toBe(0)
  writeDialogDraft(storage, key, draft)
  writeDialogDraft(storage, key, { ...draft, changes: {} })
  expect(storage.entries.size).toBe(0)
})

test('what cannot be read counts as nothing', () => {
  const storage = memory()
  for (const text of [
    '{',
    '"text"',
    '{"version":"3","id":"n","changes":{"name":"x"}}',
    '{"version":3,"id":"n","changes":{}}',
  ]) {
    storage.getItem = () => text
    expect(readDialogDraft(storage, key)).toBeNull()
  }
  expect(readDialogDraft(null, key)).toBeNull()
})

test('a storage that is full or forbidden stops nobody from typing', () => {
  const refuse = () => {
    throw new Error('quota')
  }
  const storage: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(() => writeDialogDraft(storage, key, draft)).not.toThrow()
  expect(() => clearDialogDraft(storage, key)).not.toThrow()
  expect(readDialogDraft(storage, key)).toBeNull()
})

describe('a dialog whose row somebody else saved first', () => {
  const typed: DialogDraft = {
    version: 3,
    id: 'n',
    base: { name: 'Attic', description: '' },
    changes: { name: 'Cellar', description: 'Damp' },
  }
  const theirs = { version: 4, name: 'Vault', description: '', altText: 'A door' }
  const merged = mergeThreeWays(typed.base!, typed.changes, theirs)

  test('asks again when it was closed before the decision', () => {
    const waiting = afterConflict(typed, typed.changes, merged, theirs)
    expect(waiting).toEqual(typed)
    expect(mergeThreeWays(waiting.base!, waiting.changes, theirs)).toEqual(merged)
    expect(merged.asked).toEqual([{ mine: { name: 'Cellar' }, theirs: { name: 'Vault' } }])
  })

  test('goes on from theirs once it was decided, or when nothing is asked', () => {
    expect(onTopOf(theirs, typed, typed.changes)).toMatchObject({
      version: 4,
      base: { name: 'Vault', description: '' },
      changes: typed.changes,
    })
    const other = { ...theirs, name: 'Attic' }
    const free = mergeThreeWays(typed.base!, typed.changes, other)
    const since = { ...typed, changes: { ...typed.changes, altText: 'Stairs' } }
    expect(afterConflict(since, typed.changes, free, other)).toMatchObject({
      version: 4,
      base: { name: 'Attic', altText: 'A door' },
      changes: since.changes,
    })
  })

  test('is no conflict when the one save since was a drag of this page; a drag after theirs does not answer the question', () => {
    expect([versionAfterOwn(3, 4), versionAfterOwn(3, 0), versionAfterOwn(3, 3)]).toEqual([4, 3, 3])
    expect(versionAfterOwn(3, 5)).toBe(3)
  })
})
