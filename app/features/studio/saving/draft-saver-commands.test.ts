import { describe, expect, test } from 'vitest'
import { details, draft, studio } from './draft-saver.fixtures.ts'
import type { CommandResult } from './send-command.ts'

const savedAs = (version: number, title = 'Good'): CommandResult => ({
  status: 'saved',
  change: { draftRevision: version, details: details({ version, title }) },
})
const writing = (changes: { title?: string; translations?: Record<string, { title: string }> }) => () => ({
  intent: 'update-details' as const,
  version: 1,
  changes,
})

describe('a dialog that writes a row of which something was refused', () => {
  const refusedWith = async (changes: object) => {
    const world = studio()
    world.saver.edit('adventure', { ...changes })
    await world.pass(800)
    await world.sent[0]!.answer({ status: 'invalid', fields: { 'changes.title': ['studio_errors_required'] } })
    return world
  }

  test('has mended it when it wrote the same field', async () => {
    const { saver, sent, pass } = await refusedWith({ title: '' })
    void saver.send(writing({ title: 'Good' }))
    await sent[1]!.answer(savedAs(2))
    expect([saver.summary, saver.getState().troubles]).toEqual(['saved', {}])
    saver.edit('adventure', { title: 'Better' })
    await pass(800)
    expect(sent[2]!.request).toMatchObject({ version: 2, changes: { title: 'Better' } })
  })

  test('lets what was refused along with it go its way, after what the dialog wrote', async () => {
    const { saver, sent, pass } = await refusedWith({
      title: '',
      description: 'Dark',
      translations: { fr: { title: '', description: 'Sombre' } },
    })
    void saver.send(writing({ title: 'Good', translations: { fr: { title: 'Bon' } } }))
    await sent[1]!.answer(savedAs(2))
    await pass(0)
    expect(sent[2]!.request).toMatchObject({
      version: 2,
      changes: { description: 'Dark', translations: { fr: { description: 'Sombre' } } },
    })
    expect(sent[2]!.request).not.toHaveProperty('changes.title')
    expect(sent[2]!.request).not.toHaveProperty('changes.translations.fr.title')
    expect(saver.getState().troubles).toEqual({})
  })

  test('answers the refusal of another field too: that is tried again, on top of its own version', async () => {
    const { saver, sent, pass } = await refusedWith({ description: 'Too long' })
    void saver.send(writing({ title: 'Good' }))
    await sent[1]!.answer(savedAs(2))
    await pass(0)
    expect(sent[2]!.request).toMatchObject({ version: 2, changes: { description: 'Too long' } })
  })

  test('does not hide that somebody else has changed the row as well', async () => {
    const { saver, sent, pass } = await refusedWith({ description: 'Too long' })
    void saver.send(writing({ title: 'Good' }))
    await sent[1]!.answer(savedAs(3))
    await pass(0)
    expect(sent[2]!.request).toMatchObject({ version: 1 })
  })
})

test('a command that writes no fields leaves refused what was, and the next try is no conflict with oneself', async () => {
  const { saver, sent, pass } = studio()
  saver.edit('adventure', { title: '' })
  await pass(800)
  await sent[0]!.answer({ status: 'invalid', fields: { 'changes.title': ['studio_errors_required'] } })
  void saver.send(() => ({ intent: 'change-status', status: 'published', version: 1 }))
  await sent[1]!.answer(savedAs(2, 'Old'))
  expect([saver.summary, Object.keys(saver.getState().troubles)]).toEqual(['refused', ['adventure']])
  saver.edit('adventure', { title: 'Good' })
  await pass(800)
  expect(sent[2]!.request).toMatchObject({ version: 2, changes: { title: 'Good' } })
})

test('what is typed while a command of the same row is under way goes on from what it made', async () => {
  const { saver, sent, pass } = studio()
  void saver.send(() => ({ intent: 'change-status', status: 'published', version: 1 }))
  saver.edit('adventure', { title: 'Typed' })
  await sent[0]!.answer(savedAs(2, 'Old'))
  await pass(800)
  expect(sent[1]!.request).toMatchObject({ version: 2, changes: { title: 'Typed' } })
})

describe('when nobody knows whether the draft is another one by now', () => {
  const doubting = async () => {
    const world = studio()
    world.saver.edit('adventure', { title: 'New' })
    await world.pass(800)
    await world.sent[0]!.answer(savedAs(2, 'New'))
    world.saver.doubtHistory()
    return world.saver
  }

  test('what can be undone is forgotten once the server has a later draft', async () => {
    const saver = await doubting()
    saver.replace({ ...draft(), draftRevision: 3 })
    expect(saver.getState().history.done).toEqual([])
  })

  test('it stays when the server has the same draft, and later ones are in no doubt', async () => {
    const saver = await doubting()
    saver.replace({ ...draft(), draftRevision: 2 })
    expect(saver.getState().history.done).toHaveLength(1)
    saver.replace({ ...draft(), draftRevision: 3 })
    expect(saver.getState().history.done).toHaveLength(1)
  })
})
