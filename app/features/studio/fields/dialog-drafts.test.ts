import { expect, test, vi } from 'vitest'
import { applyCommand } from '#app/features/studio/draft/apply-command.ts'
import type { Change } from '#app/features/studio/draft/command.schema.ts'
import { change, done, id, row, smallDraft, taken } from '#app/features/studio/draft/draft.fixtures.ts'
import { DialogDrafts } from './dialog-drafts.ts'
import type { DialogDraft, DialogPlace } from './dialog-drafts.ts'

function memory() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size
    },
  }
}

const owner = { user: 'ada', adventure: 'a' }
const place: DialogPlace = { dialog: 'scene', row: 's' }
const nobody = new Set<string>()
const draft: DialogDraft = {
  isNew: false,
  id: 'n',
  changes: { name: 'Cellar', translations: { fr: { name: 'Cave' } } },
  was: { name: 'Attic', translations: { fr: { name: null } } },
  files: [{ id: 'f', url: '/media/f.webp', width: 64, height: 64, bytes: 1 }],
}

function typed(storage = memory(), kept = draft) {
  new DialogDrafts(owner, storage).keep(place, kept)
  return storage
}

/** A tab opened after the others have closed. */
function later(storage: ReturnType<typeof memory>, as = owner, living = nobody): DialogDrafts {
  const drafts = new DialogDrafts(as, storage)
  drafts.takeOver(living)
  return drafts
}

test('what a closed tab left appears in the next one, with translations, files and old values', () => {
  const storage = typed()
  const drafts = later(storage)
  expect([drafts.get(place), drafts.isRestored(place)]).toEqual([draft, true])
  expect(later(storage).get(place)).toEqual(draft)
})

test('what another open tab keeps is left alone', () => {
  const storage = typed()
  const [page = ''] = [...storage.entries.keys()].map((name) => name.split(':')[3])
  expect(later(storage, owner, new Set([page])).get(place)).toBeNull()
  expect(later(storage).get(place)).toEqual(draft)
})

test('of the drafts that two closed tabs left the newer comes first, the older after it is saved', () => {
  const storage = memory()
  vi.useFakeTimers({ now: 1 })
  typed(storage, { ...draft, changes: { name: 'Older' } })
  vi.setSystemTime(2)
  typed(storage, { ...draft, changes: { name: 'Newer' } })
  vi.useRealTimers()
  const drafts = later(storage)
  expect(drafts.get(place)?.changes).toEqual({ name: 'Newer' })
  drafts.clear(place)
  expect(later(storage).get(place)?.changes).toEqual({ name: 'Older' })
})

test('JSON that cannot be read is kept as it was typed, even when nothing else was changed', () => {
  const unreadable = { ...draft, changes: {}, unreadable: { conditions: '{ "type": ' } }
  expect(later(typed(memory(), unreadable)).get(place)).toEqual(unreadable)
})

test('another account, adventure, dialog or row does not see it', () => {
  const storage = typed()
  expect(later(storage, { ...owner, user: 'bob' }).get(place)).toBeNull()
  expect(later(storage, { ...owner, adventure: 'b' }).get(place)).toBeNull()
  const drafts = later(storage)
  expect([drafts.get({ ...place, dialog: 'puzzle' }), drafts.get({ ...place, row: 'new' })]).toEqual([null, null])
})

test('a draft that was saved or discarded is gone, and so is one without changes', () => {
  const storage = memory()
  const drafts = new DialogDrafts(owner, storage)
  drafts.keep(place, draft)
  drafts.clear(place)
  expect([drafts.get(place), storage.entries.size]).toEqual([null, 0])
  drafts.keep(place, draft)
  drafts.keep(place, { ...draft, changes: {} })
  expect([drafts.get(place), storage.entries.size]).toEqual([null, 0])
})

test('typed values count as restored once the dialog is opened again', () => {
  const drafts = new DialogDrafts(owner, memory())
  drafts.keep(place, draft)
  expect(drafts.isRestored(place)).toBe(false)
  drafts.leave(place)
  drafts.keep(place, draft)
  expect(drafts.isRestored(place)).toBe(true)
})

test('the card of a row and the card that creates one know of their unfinished dialogs', () => {
  const drafts = new DialogDrafts(owner, memory())
  const told = vi.fn()
  drafts.subscribe(told)
  expect([drafts.hasRow('s'), drafts.hasNew('puzzle')]).toEqual([false, false])
  drafts.keep(place, draft)
  drafts.keep({ dialog: 'puzzle', row: 'new riddle' }, draft)
  expect([drafts.hasRow('s'), drafts.hasRow('new riddle'), drafts.hasNew('puzzle'), drafts.hasNew('scene')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(told).toHaveBeenCalledTimes(2)
})

test('an unreadable stored draft is ignored', () => {
  const stored = { at: 1, draft }
  for (const text of [
    '{',
    '"text"',
    JSON.stringify({ ...stored, at: undefined }),
    JSON.stringify({ ...stored, draft: { ...draft, was: undefined } }),
    JSON.stringify({ ...stored, draft: { ...draft, id: 3 } }),
    JSON.stringify({ ...stored, draft: { ...draft, changes: {} } }),
  ]) {
    const storage = typed()
    storage.getItem = () => text
    expect(later(storage).get(place)).toBeNull()
  }
})

test('full or forbidden storage does not stop anybody from typing', () => {
  const refuse = () => {
    throw new Error('quota')
  }
  const storage = { ...memory(), getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 }
  for (const drafts of [new DialogDrafts(owner, storage), new DialogDrafts(owner, null)]) {
    drafts.takeOver(nobody)
    drafts.keep(place, draft)
    expect(drafts.get(place)).toEqual(draft)
    drafts.clear(place)
    expect(drafts.get(place)).toBeNull()
  }
})

test('values typed before somebody else saved cause a question, even after closing the dialog', () => {
  const began = smallDraft()
  const theirs = done(began, change(began, 'hall', { name: 'Vault', altText: 'A door' }))
  const { fields, was } = change(began, 'hall', { name: 'Cellar', description: 'Damp' })
  const kept = later(typed(memory(), { ...draft, changes: fields, was })).get(place)!
  const sent = { op: 'change', kind: 'scene', id: id('hall'), fields: kept.changes, was: kept.was } as Change
  const { asked, draft: merged } = taken(applyCommand(theirs, sent))
  expect(asked.flatMap(({ collisions }) => collisions)).toEqual([
    { mine: { name: 'Cellar' }, theirs: { name: 'Vault' } },
  ])
  expect(row(merged, 'hall')).toMatchObject({ name: 'Vault', description: 'Damp', altText: 'A door' })
})
