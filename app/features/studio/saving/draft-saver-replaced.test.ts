import { expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { details, draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import type { CommandResult } from './send-command.ts'

const notFound: CommandResult = { status: 'failed', error: { code: 'notFound', params: {} } }

const opened = (): DraftView => ({
  ...draft(),
  scenes: [scene('hall')],
  hotspots: [hotspot('door', { sceneId: 'hall' })],
})
/** What somebody else made of it: another title and description, and no scene any more. */
const replaced = (): DraftView => ({
  ...draft(),
  draftRevision: 7,
  details: details({ version: 7, title: 'Restored', description: 'As it was' }),
})

test('what is untouched is replaced; of what is being typed only a field that both changed is asked about', async () => {
  const { saver, sent, pass } = studio(opened())
  saver.edit('adventure', { title: 'Typed' })
  saver.replace(replaced())
  expect(saver.getState().draft).toMatchObject({ details: { description: 'As it was' }, scenes: [] })
  await pass(800)
  expect(sent[0]!.request).toMatchObject({ version: 1, changes: { title: 'Typed' } })
  await sent[0]!.answer({ status: 'conflict', current: { details: replaced().details } })
  expect(saver.getState().troubles).toMatchObject({
    adventure: { kind: 'conflict', asked: [{ mine: { title: 'Typed' }, theirs: { title: 'Restored' } }] },
  })
})

test('a row that is gone stays with what was typed into it, and what it stands in, until its author takes it away', async () => {
  const { saver, sent, pass } = studio(opened())
  saver.edit('door', { name: 'Typed' })
  saver.replace(replaced())
  saver.replace({ ...replaced(), draftRevision: 8 })
  expect(saver.getState().draft).toMatchObject({ scenes: [{ id: 'hall' }], hotspots: [{ id: 'door' }] })
  await pass(800)
  await sent[0]!.answer(notFound)
  expect([saver.summary, saver.getState().queue.door?.pending]).toEqual(['refused', { name: 'Typed' }])
  const removed = saver.send(() => ({ intent: 'delete-hotspot', hotspotId: 'door', version: 1 }))
  await sent[1]!.answer(notFound)
  expect(await removed).toMatchObject({ status: 'saved' })
  expect([saver.summary, saver.getState().draft.hotspots]).toEqual(['saved', []])
  saver.replace({ ...replaced(), draftRevision: 9 })
  expect(saver.getState().draft.scenes).toEqual([])
})

test('a draft that was read after a save, and comes before its answer, stays; what is typed on top of the save is told of what came between', async () => {
  const { saver, sent, pass } = studio()
  saver.edit('adventure', { title: 'Typed' })
  await pass(800)
  saver.edit('adventure', { title: 'Typed on' })
  saver.replace(replaced())
  await sent[0]!.answer({
    status: 'saved',
    change: { draftRevision: 2, details: details({ version: 2, title: 'Typed' }) },
  })
  expect(saver.getState().draft).toMatchObject({ draftRevision: 7, details: { title: 'Restored' } })
  await pass(800)
  expect(sent[1]!.request).toMatchObject({ version: 2, changes: { title: 'Typed on' } })
})

test('nothing that was done in another primary language is undone in this one', async () => {
  const { saver } = studio()
  saver.edit('adventure', { title: 'Typed' })
  saver.replace({
    ...draft(),
    draftRevision: 2,
    details: details({ version: 2, title: 'Écrit', primaryLanguage: 'fr' }),
  })
  expect(saver.getState().history.done).toEqual([])
})
