import { expect, test } from 'vitest'
import { createdEntry } from './cast-history.ts'
import { details, studio } from './draft-saver.fixtures.ts'
import type { Entry } from './history.ts'
import type { CommandResult } from './send-command.ts'

const away: CommandResult = { status: 'unreachable' }

/** A title was changed, and then an item was made that the server did not take and its author let go. */
async function discarded() {
  const world = studio()
  const { saver, sent, pass } = world
  saver.edit('adventure', { title: 'New' })
  await pass(800)
  await sent[0]!.answer({
    status: 'saved',
    change: { draftRevision: 2, details: details({ title: 'New', version: 2 }) },
  })
  void saver.send(() => ({ intent: 'create-item', id: 'lamp', name: 'Lamp' }))
  await sent[1]!.answer(away)
  saver.record(createdEntry('items', 'lamp'))
  await pass(30_000)
  await sent[2]!.answer({ status: 'failed', error: { code: 'tooLarge', params: {} } })
  saver.letGo(saver.getState().orders[0]!.id)
  return world
}

test('what was let go needs no undoing: the step before it is undone', async () => {
  const { saver, sent, pass } = await discarded()
  expect(await saver.undo()).toBeNull()
  await pass(800)
  expect(sent[3]!.request).toMatchObject({ intent: 'update-details', changes: { title: 'Old' } })
  expect(saver.getState().history).toMatchObject({
    done: [],
    undone: [{ redo: { rows: { adventure: { title: 'New' } } } }],
  })
})

test('a step that can be taken stays to be tried again when the server was not reached', async () => {
  const { saver, sent } = studio()
  const nothing: Entry = {
    undo: { kind: 'command', make: () => ({ intent: 'publish-update' }) },
    redo: { kind: 'command', make: () => null },
    name: 'publish',
    at: 0,
  }
  saver.record(nothing)
  const undone = saver.undo()
  await sent[0]!.answer(away)
  expect([await undone, saver.getState().history]).toEqual([away, { done: [nothing], undone: [] }])
})
