import { expect, test } from 'vitest'
import { apply } from '#app/features/studio/draft/apply.ts'
import type { Change } from '#app/features/studio/draft/command.schema.ts'
import { change, done, id, row, smallDraft, taken } from '#app/features/studio/draft/draft.fixtures.ts'
import { clearDialogDraft, readDialogDraft, writeDialogDraft } from './dialog-drafts.ts'
import type { DialogDraft, DialogKey, DraftStorage } from './dialog-drafts.ts'

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
const draft: DialogDraft = {
  isNew: false,
  id: 'n',
  changes: { name: 'Cellar', translations: { fr: { name: 'Cave' } } },
  was: { name: 'Attic', translations: { fr: { name: null } } },
  files: [{ id: 'f', url: '/media/f.webp', width: 64, height: 64, bytes: 1 }],
}

test('what was typed is there again with translations, files and what it starts from', () => {
  const storage = memory()
  writeDialogDraft(storage, key, draft)
  expect(readDialogDraft(storage, key)).toEqual(draft)
})

test('JSON that cannot be read is kept as it was typed, even when nothing else was changed', () => {
  const storage = memory()
  const typed = { ...draft, changes: {}, unreadable: { conditions: '{ "type": ' } }
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
    JSON.stringify({ ...draft, was: undefined }),
    JSON.stringify({ ...draft, id: 3 }),
    JSON.stringify({ ...draft, changes: {} }),
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

test('what was typed before somebody else saved is asked about, also once its dialog was closed', () => {
  const storage = memory()
  const began = smallDraft()
  const theirs = done(began, change(began, 'hall', { name: 'Vault', altText: 'A door' }))
  const { fields, was } = change(began, 'hall', { name: 'Cellar', description: 'Damp' })
  writeDialogDraft(storage, key, { ...draft, changes: fields, was })
  writeDialogDraft(storage, key, readDialogDraft(storage, key)!)
  const typed = readDialogDraft(storage, key)!
  const sent = { op: 'change', kind: 'scene', id: id('hall'), fields: typed.changes, was: typed.was } as Change
  const { asked, draft: merged } = taken(apply(theirs, sent))
  expect(asked.flatMap(({ collisions }) => collisions)).toEqual([
    { mine: { name: 'Cellar' }, theirs: { name: 'Vault' } },
  ])
  expect(row(merged, 'hall')).toMatchObject({ name: 'Vault', description: 'Damp', altText: 'A door' })
})
