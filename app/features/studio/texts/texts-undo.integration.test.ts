import { expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { changedEntry } from '#app/features/studio/saving/cast-history.ts'
import { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import { heldBefore } from '#app/features/studio/saving/row-edits.ts'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { originsNow } from './origins-now.ts'

const world = useStudioWorld({ languages: ['en', 'fr'] })
const { send, saved } = world

const stored = () => getDraft(world.database, world.member, { adventureId: world.adventureId })
/** The saver of an editor that was just opened. */
const openEditor = async () => new DraftSaver(await stored(), (request) => send(request))

/** An item whose description says something else than when it was translated, in an editor. */
async function outgrown() {
  const made = (
    await saved({
      intent: 'create-item',
      name: 'Lamp',
      description: 'Old',
      translations: { fr: { name: 'Lampe', description: 'Vieux' } },
    })
  ).items![0]!
  const item = (
    await saved({ intent: 'update-item', itemId: made.id, version: made.version, changes: { description: 'New' } })
  ).items![0]!
  expect(item.translatedFrom).toEqual({ fr: { description: 'Old' } })
  const saver = await openEditor()
  const row = () => saver.getState().draft.items[0]!
  const kept = async () => (await stored()).items[0]!
  const undo = async () => {
    await saver.undo()
    expect(await saver.flush()).toBe('saved')
  }
  return { id: item.id, saver, row, kept, undo }
}

test.each([
  ['translation is written', { translations: { fr: { description: 'Neuf' } } }],
  ['text is written as it was when it was translated', { description: 'Old' }],
  ['text is taken away', { description: '' }],
  ['translation is taken away', { translations: { fr: { description: '' } } }],
])('the mark that goes when a %s in a form comes back with undo', async (_what, changes) => {
  const { id, saver, kept, undo } = await outgrown()
  const before = await kept()
  saver.edit(id, changes)
  expect(await saver.flush()).toBe('saved')
  expect((await kept()).translatedFrom).toEqual({})
  await undo()
  expect(await kept()).toEqual({ ...before, version: before.version + 2 })
  await saver.redo()
  await saver.flush()
  expect((await kept()).translatedFrom).toEqual({})
})

test('the mark comes back with what a dialog wrote', async () => {
  const { id, saver, row, kept } = await outgrown()
  const before = row()
  const changes = { description: 'Other', translations: { fr: { description: 'Autre' } } }
  await saver.send(() => ({ intent: 'update-item', itemId: id, version: before.version, changes }))
  saver.record(changedEntry('items', id, heldBefore({ ...before }, changes), changes))
  expect((await kept()).translatedFrom).toEqual({})
  expect(await saver.undo()).toMatchObject({ status: 'saved' })
  expect(await kept()).toEqual({ ...before, version: before.version + 2 })
})

test.each([true, false])(
  'a text that is changed and said to be right within one pause of saving has its mark again when that is undone, saved by then or not: %s',
  async (isSaved) => {
    const { id, saver, kept, undo } = await outgrown()
    saver.edit(id, { name: 'Lantern' })
    saver.edit(id, { translatedFrom: { fr: { name: '' } } })
    if (isSaved) await saver.flush()
    await undo()
    expect((await kept()).translatedFrom).toEqual({ fr: { name: 'Lamp', description: 'Old' } })
    await undo()
    expect(await kept()).toMatchObject({ name: 'Lamp', translatedFrom: { fr: { description: 'Old' } } })
  },
)

test('what was said to be right stays so when something else of its row is undone before it is saved', async () => {
  const { id, saver, kept, undo } = await outgrown()
  saver.edit(id, { name: 'Lantern' })
  saver.edit(id, { translatedFrom: { fr: { description: '' } } })
  saver.edit(id, { translations: { fr: { name: 'Lanterne' } }, translatedFrom: { fr: { description: '', name: '' } } })
  await undo()
  expect((await kept()).translatedFrom).toEqual({ fr: { name: 'Lamp' } })
})

test('what is noted of a row at a moment is what the server would say, and what an author said of it', async () => {
  const { id, saver } = await outgrown()
  const now = (draft: DraftView = saver.getState().draft) =>
    originsNow(draft, id, unsavedOf(saver.getState().queue, id))
  expect(now()).toEqual({ fr: { description: 'Old' } })
  saver.edit(id, { name: 'Lantern' })
  expect(now()).toEqual({ fr: { name: 'Lamp', description: 'Old' } })
  saver.edit(id, { translatedFrom: { fr: { name: '' } } })
  expect(now()).toEqual({ fr: { name: '', description: 'Old' } })
  expect(originsNow(saver.getState().draft, 'gone', { name: 'x' })).toEqual({})
})
