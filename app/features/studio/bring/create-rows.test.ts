import { expect, test } from 'vitest'
import { emptyDraft, facts, FakeServer, owner } from '#app/features/studio/draft/draft.fixtures.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import type { Post } from '#app/features/studio/draft/log/post-request.ts'
import type { Logged } from '#app/features/studio/draft/take.ts'
import { stillClock } from '#app/features/studio/draft/view.fixtures.ts'
import { newId } from '#app/shared/ids.ts'
import { createRows } from './create-rows.ts'
import type { ReadTable } from './read-table.ts'

/** Too long for one request. */
const table: ReadTable = {
  kind: 'puzzle',
  language: 'en',
  isBilingual: false,
  left: [],
  rows: Array.from({ length: 60 }, (_, at) => ({
    id: newId(),
    fields: { name: `Riddle ${at}`, type: 'riddle', description: 'x'.repeat(4_500) },
  })),
}

/** @param role of who sends the second half */
async function make(role: typeof owner | { name: 'reviewer'; language: null }) {
  const server = new FakeServer(emptyDraft())
  let edits = 0
  const post: Post = (request) =>
    server.take(request.intent === 'edit' ? (request.commands as Logged[]) : [], ++edits === 2 ? role : owner)
  const store = new DraftStore({ draft: server.draft, facts: facts() }, post, stillClock)
  const refusal = await createRows(store, table)
  await store.flush()
  return { refusal, store, kept: server.draft.rows.puzzle.length }
}

test('a table that takes several requests is one step to undo', async () => {
  const { refusal, store, kept } = await make(owner)
  expect([refusal, kept]).toEqual([null, 60])
  store.undo()
  expect(store.getState().draft.puzzles).toEqual([])
})

test('of a table that is refused half-way nothing stays', async () => {
  const { refusal, store, kept } = await make({ name: 'reviewer', language: null })
  expect(refusal).not.toBeNull()
  expect([store.getState().draft.puzzles.length, kept]).toEqual([0, 0])
})
