import { expect, test } from 'vitest'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld({ languages: ['en', 'fr'] })

async function outgrown() {
  const { id } = await world.create('item', {
    name: 'Lamp',
    description: 'Old',
    translations: { fr: { name: 'Lampe', description: 'Vieux' } },
  })
  const item = await world.change('item', id, { description: 'New' })
  expect(item.translatedFrom).toEqual({ fr: { description: 'Old' } })
  const loaded = await getDraft(world.database, world.member, { adventureId: world.adventureId })
  const store = new DraftStore(loaded, (request) => world.send(request))
  const kept = () => world.row('item', id)
  const flush = async () => {
    await store.flush()
    expect(store.getState().log).toEqual([])
  }
  const undo = async () => {
    expect(store.undo()).toBe(true)
    await flush()
  }
  return { id, store, kept, flush, undo }
}

const changes = [
  ['translation is written', { translations: { fr: { description: 'Neuf' } } }],
  ['text is written as it was when it was translated', { description: 'Old' }],
  ['text is taken away', { description: '' }],
  ['translation is taken away', { translations: { fr: { description: '' } } }],
] as const

test.each(changes)('the mark that is removed when a %s in a form is restored by undo', async (_what, fields) => {
  const { id, store, kept, flush, undo } = await outgrown()
  const before = await kept()
  store.edit(id, fields)
  await flush()
  expect((await kept()).translatedFrom).toEqual({})
  await undo()
  expect(await kept()).toEqual(before)
  store.redo()
  await flush()
  expect((await kept()).translatedFrom).toEqual({})
})

test('undoing what a dialog wrote restores the mark', async () => {
  const { id, store, kept, undo } = await outgrown()
  const before = await kept()
  await store.run(changeFields(id, { description: 'Other', translations: { fr: { description: 'Autre' } } }))
  expect((await kept()).translatedFrom).toEqual({})
  await undo()
  expect(await kept()).toEqual(before)
})

test.each([true, false])(
  'undoing an edit and its confirmation within one saving pause restores the mark: saved %s',
  async (isSaved) => {
    const { id, store, kept, flush, undo } = await outgrown()
    store.edit(id, { name: 'Lantern' })
    store.edit(id, { translatedFrom: { fr: { name: '' } } })
    if (isSaved) await flush()
    await undo()
    expect((await kept()).translatedFrom).toEqual({ fr: { name: 'Lamp', description: 'Old' } })
    await undo()
    expect(await kept()).toMatchObject({ name: 'Lamp', translatedFrom: { fr: { description: 'Old' } } })
  },
)

test('a confirmed text stays confirmed when another change of its row is undone before saving', async () => {
  const { id, store, kept, undo } = await outgrown()
  store.edit(id, { name: 'Lantern' })
  store.edit(id, { translatedFrom: { fr: { description: '' } } })
  store.edit(id, { translations: { fr: { name: 'Lanterne' } }, translatedFrom: { fr: { description: '', name: '' } } })
  await undo()
  expect((await kept()).translatedFrom).toEqual({ fr: { name: 'Lamp' } })
})

test('for a row the editor always shows what the server would say, and what its author confirmed', async () => {
  const { id, store, kept, flush } = await outgrown()
  const shown = () => store.getState().draft.items[0]!.translatedFrom
  expect(shown()).toEqual({ fr: { description: 'Old' } })
  store.edit(id, { name: 'Lantern' })
  expect(shown()).toEqual({ fr: { name: 'Lamp', description: 'Old' } })
  store.edit(id, { translatedFrom: { fr: { name: '' } } })
  expect(shown()).toEqual({ fr: { description: 'Old' } })
  await flush()
  expect((await kept()).translatedFrom).toEqual(shown())
})
