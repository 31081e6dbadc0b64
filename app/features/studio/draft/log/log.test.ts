import { expect, test } from 'vitest'
import { change, create, id, remove, row, smallDraft } from '#app/features/studio/draft/draft.fixtures.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import {
  answered,
  dropped,
  dueAt,
  heldUp,
  hurried,
  newEntry,
  pause,
  question,
  sendable,
  summaryOf,
  troubleOf,
  unsavedOf,
  withEdit,
  withStatus,
} from './log.ts'
import type { EntryStatus, Log } from './log.ts'

const draft = smallDraft()
const gone = { reason: 'gone' } as const
const entry = (command: Command, status: EntryStatus = 'waiting') => ({ ...newEntry(command, 'it', 0), status })
const typed = (log: Log, name: string, fields: object, at = 0) =>
  withEdit(log, change(draft, name, { ...fields }), 'it', at + pause)
const cellar = create('scene', 'cellar', { name: 'Cellar' })
const shelf = create('hotspot', 'shelf', { type: 'item', x: 1, y: 1, targetId: null }, 'cellar')
const ops = (log: Log) => log.map(({ command }) => command.op)

test('changes of a row are one command until sent, and each keystroke restarts the pause', () => {
  const log = typed(typed([], 'key', { name: 'A' }), 'key', { name: 'AB', rarity: 'rare' }, 500)
  expect(log).toMatchObject([
    { command: { fields: { name: 'AB', rarity: 'rare' }, was: { name: 'Key', rarity: 'common' } } },
  ])
  expect([dueAt(log), dueAt(hurried(log, 600))]).toEqual([500 + pause, 600])
  const sent = withStatus(log, new Set([log[0]!.id]), { status: 'sending' })
  expect(typed(sent, 'key', { name: 'ABC' })).toHaveLength(2)
  expect(dueAt([])).toBeNull()
})

test('changes of one row are joined across those of other rows, but not across new rows or links', () => {
  const log = typed([], 'key', { name: 'A' })
  expect(typed(typed(log, 'butler', { name: 'B' }), 'key', { name: 'AB' })).toHaveLength(2)
  expect(typed([...log, entry(cellar)], 'key', { name: 'AB' })).toHaveLength(3)
  const started = typed(typed([], 'attic', { isStartingMap: true }), 'hall', { isStartingMap: true })
  expect(typed(started, 'attic', { isStartingMap: true })).toHaveLength(3)
})

test('texts of one language are joined one by one', () => {
  const log = typed(typed([], 'hall', { translations: { fr: { name: 'Un' } } }), 'hall', {
    translations: { fr: { description: 'Deux' } },
  })
  expect(unsavedOf(log, id('hall'))).toEqual({ translations: { fr: { name: 'Un', description: 'Deux' } } })
})

test('a second change of a row waits for the answer to the first, as does everything after it', () => {
  const log = [
    entry(change(draft, 'key', { name: 'A' })),
    entry(cellar),
    entry(change(draft, 'key', { name: 'B' })),
    entry(shelf),
  ]
  expect(ops(sendable(log))).toEqual(['change', 'create'])
})

test('what depends on a row whose creation was refused is held up, and so is what follows', () => {
  const link = change(draft, 'door', { targetId: id('cellar') })
  const log = [
    entry(cellar, 'refused'),
    entry(shelf),
    entry(link),
    entry(change(draft, 'key', { name: 'A' })),
    entry(change(draft, 'door', { name: 'B' })),
  ]
  expect(heldUp(log).size).toBe(3)
  expect(sendable(log)).toEqual([log[3]])
})

test('dropping a row drops everything that was to happen to it, and no more', () => {
  const both: Command = {
    op: 'batch',
    commands: [remove('scene', 'cellar', 'attic'), create('hotspot', 'box', { type: 'item' }, 'shelf')],
  }
  const log = [
    entry(cellar, 'refused'),
    entry(shelf),
    entry(both),
    entry(change(draft, 'door', { targetId: id('cellar'), name: 'Gate' })),
  ]
  expect(dropped(log, log[0]!.id).map(({ command }) => command)).toMatchObject([
    { op: 'remove', ids: [id('attic')] },
    { fields: { targetId: null, name: 'Gate' } },
  ])
  expect(dropped(log, 'nothing')).toEqual(log)
})

test('after removing a row there is nothing left to decide about it', () => {
  const asked = question(
    { kind: 'item', id: id('key'), collisions: [{ mine: { name: 'A' }, theirs: { name: 'B' } }] },
    'Key',
  )
  const refused = entry(change(draft, 'key', { description: 'C' }), 'refused')
  const removal = entry(remove('item', 'key'), 'sending')
  const answers = [{ id: removal.id, status: 'taken' as const, asked: [] }]
  expect(answered([asked, refused, removal], answers)).toEqual([])
  expect(answered([asked, refused, removal], [{ id: removal.id, status: 'refused', refusal: gone }])).toHaveLength(3)
})

test('the summary shows whichever state asks most of the author', () => {
  const key = change(draft, 'key', { name: 'A' })
  const states: EntryStatus[] = ['waiting', 'sending', 'lost', 'refused', 'asked']
  const words = states.map((_, at) => summaryOf(states.slice(0, at + 1).map((status) => entry(key, status))))
  expect([summaryOf([]), ...words]).toEqual(['saved', 'unsaved', 'saving', 'offline', 'refused', 'conflict'])
  expect(troubleOf([entry(key, 'lost'), entry(key, 'refused')], row(draft, 'key').id)?.status).toBe('refused')
})
