import { afterEach, expect, test } from 'vitest'
import { emptyDraft, facts, id } from '#app/features/studio/draft/draft.fixtures.ts'
import type { LoadedDraft } from '#app/features/studio/draft/view.ts'
import { rememberDraft, loadOrKeep } from './kept-draft.ts'

const loaded: LoadedDraft = { draft: emptyDraft(), facts: facts() }
const params = { id: id('adventure') }
/** As the router throws what a loader answered to somebody. */
const answer = (status: number, viewer: string | null = 'ada') => ({
  status,
  statusText: '',
  internal: false,
  data: viewer && { viewer: { id: viewer } },
})
const failing = (error: unknown) => loadOrKeep({ params, serverLoader: () => Promise.reject(error) })

let close = () => {}
afterEach(() => close())

test.each([404, 403])(
  'an open editor that is answered %i stays as it was, and knows that it is lost',
  async (status) => {
    close = rememberDraft(loaded, 'ada')
    expect(await failing(answer(status))).toEqual({ ...loaded, isLost: true })
    expect(await loadOrKeep({ params, serverLoader: () => Promise.resolve(loaded) })).toEqual(loaded)
  },
)

test('a draft that was not open, or is closed again, is not found', async () => {
  await expect(failing(answer(404))).rejects.toEqual(answer(404))
  close = rememberDraft(loaded, 'ada')
  close()
  await expect(failing(answer(404))).rejects.toEqual(answer(404))
})

test.each([answer(429, null), answer(503, null), new TypeError('Failed to fetch')])(
  'an open editor stays as it was while the server cannot answer: %j',
  async (error) => {
    close = rememberDraft(loaded, 'ada')
    expect(await failing(error)).toEqual(loaded)
    close()
    await expect(failing(error)).rejects.toEqual(error)
  },
)

test.each([answer(404, 'bo'), answer(404, null), answer(401)])(
  'an open editor is not kept after any other failure: %j',
  async (error) => {
    close = rememberDraft(loaded, 'ada')
    await expect(failing(error)).rejects.toEqual(error)
  },
)
