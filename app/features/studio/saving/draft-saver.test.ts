import { describe, expect, test } from 'vitest'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { details, draft, studio } from './draft-saver.fixtures.ts'
import { unsentRows } from './keep-unsent.ts'
import type { CommandResult } from './send-command.ts'

const savedAs = (version: number, title: string): CommandResult => ({
  status: 'saved',
  change: { draftRevision: version, details: details({ version, title }) },
})

describe('the saver', () => {
  test('typing is saved after a pause, with the version that it started from', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'N' })
    saver.edit('adventure', { title: 'New' })
    expect(sent).toHaveLength(0)
    await pass(800)
    expect(sent.map(({ request }) => request)).toEqual([
      { intent: 'update-details', version: 1, changes: { title: 'New' } },
    ])
    await sent[0]!.answer(savedAs(2, 'New'))
    expect(saver.summary).toBe('saved')
    expect(saver.getState().draft.details).toMatchObject({ title: 'New', version: 2 })
  })

  test('one request at a time: what is typed meanwhile follows with the new version', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'A' })
    await pass(800)
    saver.edit('adventure', { title: 'AB' })
    await pass(5_000)
    expect(sent).toHaveLength(1)
    await sent[0]!.answer(savedAs(2, 'A'))
    await pass(800)
    expect(sent[1]!.request).toEqual({ intent: 'update-details', version: 2, changes: { title: 'AB' } })
  })

  test('a session that is over: nothing is sent and nothing lost, what waits for an answer hears that it was not reached, and everything goes once its author is back', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'A' })
    saver.pause(true)
    const command = saver.send(() => ({ intent: 'create-item', name: 'Lamp' }) as EditorRequest)
    await pass(60_000)
    expect(sent).toHaveLength(0)
    expect(await command).toEqual({ status: 'unreachable' })
    expect([await saver.flush(), saver.getState().commanding]).toEqual(['unsaved', false])
    saver.edit('adventure', { title: 'AB' })
    saver.pause(false)
    await pass(0)
    expect(sent.map(({ request }) => request)).toEqual([
      { intent: 'update-details', version: 1, changes: { title: 'AB' } },
    ])
  })

  test('what an earlier page could not send comes back with the version that it started from; a row that is gone stays away', async () => {
    const { saver, sent, pass } = studio()
    saver.restore({
      adventure: { version: 1, changes: { title: 'Kept' } },
      gone: { version: 4, changes: { name: 'Cellar' } },
    })
    expect(Object.keys(saver.getState().queue)).toEqual(['adventure'])
    await pass(800)
    expect(sent.map(({ request }) => request)).toEqual([
      { intent: 'update-details', version: 1, changes: { title: 'Kept' } },
    ])
  })

  test('what is discarded is not sent, nor does the answer to what was under way bring it back', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'A' })
    await pass(800)
    saver.discard()
    await sent[0]!.answer({ status: 'unreachable' })
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(saver.summary).toBe('saved')
  })

  test('a command goes after the edits that were made before it', async () => {
    const { saver, sent } = studio()
    saver.edit('adventure', { title: 'A' })
    const result = saver.send((now) => ({ intent: 'change-status', status: 'published', version: now.details.version }))
    expect(sent[0]!.request).toMatchObject({ intent: 'update-details' })
    await sent[0]!.answer(savedAs(2, 'A'))
    expect(sent[1]!.request).toEqual({ intent: 'change-status', status: 'published', version: 2 })
    await sent[1]!.answer(savedAs(3, 'A'))
    expect(await result).toMatchObject({ status: 'saved' })
  })

  test('Save Changes sends at once and tells how it ended, also when the server is away', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'A' })
    const first = saver.flush()
    await sent[0]!.answer({ status: 'unreachable' })
    expect(await first).toBe('offline')
    await pass(1_000)
    expect(sent[1]!.request).toMatchObject({ version: 1, changes: { title: 'A' } })
    await sent[1]!.answer(savedAs(2, 'A'))
    expect(await saver.flush()).toBe('saved')
  })

  const conflict = (change: Parameters<typeof details>[0]): CommandResult => ({
    status: 'conflict',
    current: { details: details({ version: 5, ...change }) },
  })

  test('what somebody else changed of other fields is merged without a question', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'Mine', translations: { fr: { title: 'Le mien' } } })
    await pass(800)
    await sent[0]!.answer(conflict({ difficulty: 5, translations: { fr: { description: 'Leurs mots' } } }))
    expect(saver.summary).toBe('saving')
    expect(sent[1]!.request).toEqual({
      intent: 'update-details',
      version: 5,
      changes: { title: 'Mine', translations: { fr: { title: 'Le mien' } } },
    })
    expect(saver.getState()).toMatchObject({
      troubles: {},
      draft: { details: { difficulty: 5, translations: { fr: { description: 'Leurs mots' } } } },
    })
  })

  test('what both made the same of is saved already', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: ' Same ', price: '12,5' })
    await pass(800)
    await sent[0]!.answer(conflict({ title: 'Same', priceCents: 1250 }))
    await pass(60_000)
    expect([saver.summary, sent.length]).toEqual(['saved', 1])
  })

  test('only fields that were changed on both sides are asked about; each is decided by itself, and the rest goes along', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'Mine', description: 'My words', difficulty: 1 })
    await pass(800)
    await sent[0]!.answer(conflict({ title: 'Theirs', description: 'Their words' }))
    expect(saver.summary).toBe('conflict')
    const trouble = saver.getState().troubles['adventure']!
    expect(trouble).toEqual({
      kind: 'conflict',
      asked: [
        { mine: { title: 'Mine' }, theirs: { title: 'Theirs' } },
        { mine: { description: 'My words' }, theirs: { description: 'Their words' } },
      ],
    })
    saver.edit('adventure', { title: 'Mine at last' })
    await pass(60_000)
    expect(sent).toHaveLength(1)
    saver.decide('adventure', trouble.kind === 'conflict' ? trouble.asked.slice(1) : [])
    expect(sent[1]!.request).toEqual({
      intent: 'update-details',
      version: 5,
      changes: { title: 'Mine at last', difficulty: 1 },
    })
    expect(saver.getState()).toMatchObject({ troubles: {}, draft: { details: { description: 'Their words' } } })
  })

  test('what is decided is asked about again only when somebody saves the same field once more', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'Mine' })
    await pass(800)
    await sent[0]!.answer(conflict({ title: 'Theirs' }))
    saver.decide('adventure', [])
    await sent[1]!.answer(conflict({ version: 6, title: 'Theirs', difficulty: 5 }))
    expect(sent[2]!.request).toEqual({ intent: 'update-details', version: 6, changes: { title: 'Mine' } })
    await sent[2]!.answer(conflict({ version: 7, title: 'Theirs again' }))
    expect(saver.getState().troubles['adventure']).toMatchObject({ asked: [{ theirs: { title: 'Theirs again' } }] })
  })

  test('what an earlier page left is merged from what its fields held then', async () => {
    const { saver, sent, pass } = studio()
    saver.restore({ adventure: { version: 1, base: { title: 'Old' }, changes: { title: 'Kept' } } })
    await pass(800)
    await sent[0]!.answer(conflict({ title: 'Old', difficulty: 5 }))
    expect(sent[1]!.request).toMatchObject({ version: 5, changes: { title: 'Kept' } })
  })

  test('a conflict that was not decided is asked about again when the editor is opened anew', async () => {
    const first = studio()
    first.saver.edit('adventure', { title: 'Mine', difficulty: 1 })
    await first.pass(800)
    await first.sent[0]!.answer(conflict({ title: 'Theirs' }))
    const second = studio({ ...draft(), details: details({ version: 5, title: 'Theirs' }) })
    second.saver.restore(unsentRows(first.saver.getState().queue))
    await second.pass(800)
    expect(second.sent.map(({ request }) => request)).toMatchObject([
      { version: 1, changes: { title: 'Mine', difficulty: 1 } },
    ])
    await second.sent[0]!.answer(conflict({ title: 'Theirs' }))
    expect(second.saver.getState().troubles).toMatchObject({
      adventure: { asked: [{ mine: { title: 'Mine' }, theirs: { title: 'Theirs' } }] },
    })
    second.saver.decide('adventure', [])
    expect(second.sent[1]!.request).toMatchObject({ version: 5, changes: { title: 'Mine', difficulty: 1 } })
  })

  // the answer to a committed save was lost, and the next save of the same page asked the author to choose between two of their own versions
  test('a save whose answer was lost after it was written is the author’s own and no conflict, also when more was typed since', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', {
      title: ' Mine ',
      price: '12,5',
      translations: { fr: { title: 'Le mien', description: '' } },
    })
    await pass(800)
    await sent[0]!.answer({ status: 'unreachable' })
    saver.edit('adventure', { title: 'Mine at last' })
    await pass(1_000)
    expect(sent[1]!.request).toMatchObject({ version: 1, changes: { title: 'Mine at last' } })
    await sent[1]!.answer({
      status: 'conflict',
      current: {
        details: details({ version: 2, title: 'Mine', priceCents: 1250, translations: { fr: { title: 'Le mien' } } }),
      },
    })
    expect(sent[2]!.request).toMatchObject({ version: 2, changes: { title: 'Mine at last', price: '12,5' } })
    expect(saver.summary).toBe('saving')
    await sent[2]!.answer(savedAs(3, 'Mine at last'))
    expect(saver.summary).toBe('saved')
    expect(saver.getState()).toMatchObject({ draft: { details: { version: 3, title: 'Mine at last' } }, troubles: {} })
  })

  test('a second lost answer in a row is recognised as well', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'A' })
    await pass(800)
    await sent[0]!.answer({ status: 'unreachable' })
    await pass(1_000)
    await sent[1]!.answer({ status: 'conflict', current: { details: details({ version: 2, title: 'A' }) } })
    await sent[2]!.answer({ status: 'unreachable' })
    await pass(2_000)
    await sent[3]!.answer({ status: 'conflict', current: { details: details({ version: 3, title: 'A' }) } })
    expect(sent[4]!.request).toMatchObject({ version: 3, changes: { title: 'A' } })
    await sent[4]!.answer(savedAs(4, 'A'))
    expect(saver.summary).toBe('saved')
  })

  test('what an earlier page sent before it was closed is no conflict of the page that restores it', async () => {
    const { saver, sent, pass } = studio()
    saver.restore({ adventure: { version: 1, changes: { title: 'Mine' } } })
    await pass(800)
    await sent[0]!.answer({ status: 'conflict', current: { details: details({ version: 2, title: 'Mine' }) } })
    await sent[1]!.answer(savedAs(3, 'Mine'))
    expect(saver.summary).toBe('saved')
    expect(saver.getState().troubles).toEqual({})
  })

  test('what somebody else wrote while an answer was lost stays a conflict', async () => {
    for (const theirs of [
      { version: 2, title: 'Theirs' },
      { version: 3, title: 'Theirs' },
    ]) {
      const { saver, sent, pass } = studio()
      saver.edit('adventure', { title: 'Mine' })
      await pass(800)
      await sent[0]!.answer({ status: 'unreachable' })
      await pass(1_000)
      await sent[1]!.answer({ status: 'conflict', current: { details: details(theirs) } })
      expect(saver.summary).toBe('conflict')
      expect(sent).toHaveLength(2)
    }
  })

  test('a dialog that is submitted again after a lost answer is saved and shows no conflict', async () => {
    const { saver, sent } = studio()
    const make = () => ({ intent: 'update-details' as const, version: 1, changes: { title: 'Mine' } })
    const first = saver.send(make)
    await sent[0]!.answer({ status: 'unreachable' })
    expect(await first).toEqual({ status: 'unreachable' })
    const second = saver.send(make)
    await sent[1]!.answer({ status: 'conflict', current: { details: details({ version: 2, title: 'Mine' }) } })
    await sent[2]!.answer(savedAs(3, 'Mine'))
    expect(await second).toMatchObject({ status: 'saved' })
  })

  test('take theirs shows their version and sends nothing', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'Mine' })
    await pass(800)
    await sent[0]!.answer({ status: 'conflict', current: { details: details({ version: 5, title: 'Theirs' }) } })
    const trouble = saver.getState().troubles['adventure']!
    saver.decide('adventure', trouble.kind === 'conflict' ? trouble.asked : [])
    expect(saver.summary).toBe('saved')
    expect(saver.getState()).toMatchObject({ draft: { details: { title: 'Theirs', version: 5 } }, troubles: {} })
    expect(sent).toHaveLength(1)
  })

  test('a draft that was loaded anew does not hide that unsaved changes started from an older version', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'Mine' })
    saver.replace({ ...draft(), draftRevision: 9, details: details({ version: 9, title: 'Theirs' }) })
    await pass(800)
    expect(sent[0]!.request).toMatchObject({ version: 1 })
  })

  test('undo brings back what was there, and redo what was undone', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'New' })
    await pass(800)
    await sent[0]!.answer(savedAs(2, 'New'))
    saver.undo()
    await pass(800)
    expect(sent[1]!.request).toMatchObject({ version: 2, changes: { title: 'Old' } })
    await sent[1]!.answer(savedAs(3, 'Old'))
    saver.redo()
    await pass(800)
    expect(sent[2]!.request).toMatchObject({ version: 3, changes: { title: 'New' } })
  })

  test('once the draft is another one, nothing that was done before is undone or done again', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: 'New' })
    await pass(1_000)
    await sent[0]!.answer({
      status: 'saved',
      change: { draftRevision: 2, details: details({ title: 'New', version: 2 }) },
    })
    saver.forgetHistory()
    await saver.undo()
    await saver.redo()
    await pass(1_000)
    expect(saver.getState().history).toEqual({ done: [], undone: [] })
    expect(sent).toHaveLength(1)
  })

  test('what the server refuses stays typed, with the reason at its field', async () => {
    const { saver, sent, pass } = studio()
    saver.edit('adventure', { title: ' ' })
    await pass(800)
    await sent[0]!.answer({ status: 'invalid', fields: { 'changes.title': ['studio_errors_required'] } })
    expect(saver.summary).toBe('refused')
    expect(saver.getState().queue['adventure']?.pending).toEqual({ title: ' ' })
    expect(saver.getState().troubles['adventure']).toMatchObject({ kind: 'refused' })
  })
})
