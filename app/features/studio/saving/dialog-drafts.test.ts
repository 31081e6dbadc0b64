import { expect, test } from 'vitest'
import { clearDialogDraft, readDialogDraft, writeDialogDraft } from './dialog-drafts.ts'
import type { DialogKey, DraftStorage } from './dialog-drafts.ts'

function memory(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return { entries, getItem: (name) => entries.get(name) ?? null, setItem: (name, text) => void entries.set(name, text), removeItem: (name) => void entries.delete(name) }
}

const key: DialogKey = { user: 'ada', adventure: 'a', dialog: 'scene', row: 's' }
const draft = { version: 3, id: 'n', changes: { name: 'Cellar', translations: { fr: { name: 'Cave' } } } }

test('what was typed is there again, translations and the version it starts from included', () => {
  const storage = memory()
  writeDialogDraft(storage, key, draft)
  expect(readDialogDraft(storage, key)).toEqual(draft)
})

test('another account, another adventure, another dialog and another row do not see it', () => {
  const storage = memory()
  writeDialogDraft(storage, key, draft)
  for (const other of [{ ...key, user: 'bob' }, { ...key, adventure: 'b' }, { ...key, dialog: 'puzzle' as const }, { ...key, row: 'new' }]) expect(readDialogDraft(storage, other)).toBeNull()
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
  for (const text of ['{', '"text"', '{"version":"3","id":"n","changes":{"name":"x"}}', '{"version":3,"id":"n","changes":{}}']) {
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
