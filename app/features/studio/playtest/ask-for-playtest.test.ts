import { afterEach, expect, test, vi } from 'vitest'
import type { Stage } from '#app/features/engine/stage.schema.ts'
import { studio } from '#app/features/studio/saving/draft-saver.fixtures.ts'
import { askForPlaytest } from './ask-for-playtest.ts'

afterEach(() => vi.unstubAllGlobals())

const stage: Stage = { sceneId: 'cellar', items: [], solved: [], visited: [], flags: [], counters: [], talk: null }

const answering = (answer: Response) => {
  const fetch = vi.fn(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('what is saved is tried out', async () => {
  const fetch = answering(Response.json({ runId: 'run' }, { status: 201 }))
  expect(await askForPlaytest(studio().saver, 'adventure', stage)).toEqual({ runId: 'run' })
  expect(fetch).toHaveBeenCalledOnce()
})

test('while something is not saved, no older draft is tried out in its place', async () => {
  for (const result of [{ status: 'unreachable' }, { status: 'invalid', fields: {} }] as const) {
    const fetch = answering(Response.json({ runId: 'run' }, { status: 201 }))
    const { saver, sent } = studio()
    saver.edit('adventure', { title: 'Mine' })
    const answer = askForPlaytest(saver, 'adventure', stage)
    await sent[0]!.answer(result)
    expect(await answer).toEqual({ isUnsaved: true })
    expect(fetch).not.toHaveBeenCalled()
  }
})
