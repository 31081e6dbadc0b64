import { afterEach, expect, test, vi } from 'vitest'
import type { Stage } from '#app/features/engine/stage.schema.ts'
import { id } from '#app/features/studio/draft/draft.fixtures.ts'
import type { Post } from '#app/features/studio/draft/log/post-request.ts'
import { openEmpty, takesAll } from '#app/features/studio/draft/view.fixtures.ts'
import { askForPlaytest } from './ask-for-playtest.ts'

afterEach(() => vi.unstubAllGlobals())

const stage: Stage = { sceneId: 'cellar', items: [], solved: [], visited: [], flags: [], counters: [], talk: null }

function answering(answer: Response) {
  const fetch = vi.fn(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the saved draft is played', async () => {
  const fetch = answering(Response.json({ runId: 'run' }, { status: 201 }))
  const store = openEmpty(takesAll)
  store.edit(id('adventure'), { title: 'Mine' })
  expect(await askForPlaytest(store, 'adventure', stage)).toEqual({ runId: 'run' })
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  ['cannot be reached', async () => ({ status: 'unreachable' }), 'Mine'],
  ['does not take all of it', takesAll, ''],
] satisfies [string, Post, string][])('while the server %s, no older draft is played', async (_how, post, title) => {
  const fetch = answering(Response.json({ runId: 'run' }, { status: 201 }))
  const store = openEmpty(post)
  store.edit(id('adventure'), { title })
  expect(await askForPlaytest(store, 'adventure', stage)).toEqual({ isUnsaved: true })
  expect(fetch).not.toHaveBeenCalled()
})
