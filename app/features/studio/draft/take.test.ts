import { expect, test } from 'vitest'
import { change, done, FakeServer, id, remove, smallDraft } from './draft.fixtures.ts'

test('a change that raised a question is refused once its row is gone, so its text is not lost', async () => {
  const server = new FakeServer()
  const mine = { id: crypto.randomUUID(), command: change(smallDraft(), 'key', { name: 'Mine' }) }
  await server.does(change(server.draft, 'key', { name: 'Theirs' }))
  await server.take([mine])
  server.draft = done(server.draft, remove('item', 'key'))
  const again = await server.take([mine])
  expect(again).toMatchObject({
    taken: { results: [{ id: mine.id, status: 'refused', refusal: { reason: 'gone' } }], removed: [id('key')] },
  })
})
