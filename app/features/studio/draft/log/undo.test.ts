import { describe, expect, test } from 'vitest'
import { arrange, change, create, id, remove, row as rowOf } from '#app/features/studio/draft/draft.fixtures.ts'
import { declaringModel } from '#app/features/studio/draft/make-command.ts'
import { away, studio } from './store.fixtures.ts'

const tooMany = { reason: 'failed', error: { code: 'tooLarge', params: {} } } as const

describe('the last step', () => {
  test('is undone and redone, and both are saved', async () => {
    const { store, edit, pass, take, row, commands, server } = studio()
    edit('key', { name: 'Brass' })
    await pass(800)
    await take()
    expect([store.undo(), row('key')!.name]).toEqual([true, 'Key'])
    await pass(800)
    expect(commands()).toMatchObject([{ fields: { name: 'Key' }, was: { name: 'Brass' } }])
    await take()
    store.redo()
    await pass(800)
    await take()
    expect([rowOf(server.draft, 'key').name, store.redo(), store.summary]).toEqual(['Brass', false, 'saved'])
  })

  test('is undone before it was sent, so nothing of it is saved', async () => {
    const { store, edit, pass, take, server } = studio()
    edit('key', { name: 'Brass' })
    store.undo()
    await pass(800)
    await take()
    expect([rowOf(server.draft, 'key').name, store.summary]).toEqual(['Key', 'saved'])
  })

  test('can be undone without a connection, whatever it was', async () => {
    const { store, answer, pass, take, row, server } = studio()
    const before = server.draft.rows
    void store.run(remove('scene', 'attic'))
    await answer(away)
    void store.run(arrange('hotspot', ['lamp', 'door'], 'hall'))
    await answer(away)
    expect([row('safe'), row('door')!.targetId]).toEqual([undefined, null])
    store.undo()
    store.undo()
    await pass(60_000)
    while (store.summary !== 'saved') {
      await take()
      await pass(800)
    }
    expect(server.draft.rows).toEqual(before)
  })

  test('is undone for all rows that were moved together', async () => {
    const { store, row } = studio()
    store.editTogether({ [id('door')]: { x: 20 }, [id('lamp')]: { x: 60 } })
    store.undo()
    expect([row('door')!.x, row('lamp')!.x]).toEqual([10, 50])
    store.redo()
    expect([row('door')!.x, row('lamp')!.x]).toEqual([20, 60])
  })

  test('is undone together with the statement that a model wrote it', () => {
    const { store, row } = studio()
    const renamed = (name: string) => declaringModel(change(store.draft, 'key', { name }))
    void store.run(renamed('Brass'))
    expect([row('key')!.name, row('adventure')!.textsByModel]).toEqual(['Brass', true])
    expect(renamed('Iron')(store.draft)).toMatchObject({ op: 'change' })
    store.undo()
    expect([row('key')!.name, row('adventure')!.textsByModel]).toEqual(['Key', false])
  })

  test('that cannot be recreated stays in the log, and no earlier step is undone', async () => {
    const { store, edit, pass, take, row, server } = studio()
    edit('adventure', { title: 'New' })
    await pass(800)
    await take()
    void store.run(remove('node', 'hello'))
    await take()
    await server.does(create('node', 'other', { content: 'Mine.', nodeId: 'hello' }, 'butler'))
    store.replace(server.load())
    expect([store.undo(), row('adventure')!.title, store.summary]).toEqual([true, 'New', 'refused'])
    expect(store.getState().log).toMatchObject([{ status: 'refused', command: { op: 'create', id: id('hello') } }])
  })

  test('that cannot be read yet is undone and redone exactly as typed', () => {
    const { store, edit } = studio()
    const typed = () => store.getState().log.flatMap(({ command }) => ('fields' in command ? [command.fields] : []))
    edit('key', { name: ' ' })
    store.undo()
    expect(typed()).toEqual([{ name: 'Key' }])
    store.redo()
    expect(typed()).toEqual([{ name: ' ' }])
  })

  test('that was typed in one go is one step, even if the last of it cannot be read', () => {
    const { store, edit, statuses, row } = studio()
    edit('key', { name: 'B' })
    edit('key', { name: '' })
    store.undo()
    expect([row('key')!.name, statuses(), store.undo()]).toEqual(['Key', ['waiting'], false])
  })
})

describe('after somebody else’s edits', () => {
  test('everything still unchanged is undone, even in a row whose other fields they have changed', async () => {
    const { store, server, edit, pass, take, row } = studio()
    edit('key', { name: 'Brass' })
    await pass(800)
    await take()
    await server.does(change(server.draft, 'key', { description: 'Theirs' }))
    store.replace(server.load())
    store.undo()
    expect(row('key')).toMatchObject({ name: 'Key', description: 'Theirs' })
  })

  test('what they have changed too becomes a question, and no earlier step is undone instead', async () => {
    const { store, server, edit, pass, take } = studio()
    edit('butler', { name: 'Jeeves' })
    await pass(2_000)
    await take()
    edit('key', { name: 'Brass' })
    await pass(800)
    await take()
    await server.does(change(server.draft, 'key', { name: 'Theirs' }))
    store.replace(server.load())
    expect(store.undo()).toBe(true)
    expect(store.getState().log).toMatchObject([
      { status: 'asked', collisions: [{ mine: { name: 'Key' }, theirs: { name: 'Theirs' } }] },
    ])
    expect(store.getState().history.done).toHaveLength(1)
  })

  test('a row that they have edited is not removed by undoing its creation', async () => {
    const { store, server, take, row } = studio()
    void store.run(create('item', 'lens', { name: 'Lens' }))
    await take()
    await server.does(change(server.draft, 'lens', { description: 'Theirs' }))
    store.undo()
    await take()
    expect([store.summary, row('lens')!.description]).toEqual(['refused', 'Theirs'])
  })
})

test('a refused or dropped step needs no undo: the step before it is undone', async () => {
  const { store, edit, pass, take, answer, refuse, row } = studio()
  edit('key', { name: 'Brass' })
  await pass(800)
  await take()
  void store.run(create('item', 'lens', { name: 'Lens' }))
  await answer(away)
  await pass(1_000)
  await refuse(tooMany)
  store.drop(store.getState().log[0]!.id)
  store.undo()
  expect(row('key')!.name).toBe('Key')
})

test('each drag is a separate step, and the nudges between two drags are one', async () => {
  const { store, edit, pass, row } = studio()
  const nudge = async (x: number) => {
    edit('lamp', { x })
    await pass(300)
  }
  const drag = async (x: number) => {
    store.completeStep()
    edit('lamp', { x })
    store.completeStep()
    await pass(300)
  }
  await drag(10)
  await nudge(11)
  await nudge(16)
  await drag(30)
  await drag(40)
  const steps: unknown[] = []
  while (store.undo()) steps.push(row('lamp')!.x)
  expect(steps).toEqual([30, 16, 10, 50])
})

test('nothing can be undone once the draft is known to have been replaced', async () => {
  const { store, edit } = studio()
  edit('key', { name: 'Brass' })
  store.forgetHistory()
  expect([store.undo(), store.redo()]).toEqual([false, false])
})
