import { afterEach, expect, test, vi } from 'vitest'
import { sendCommand } from './send-command.ts'

afterEach(() => vi.unstubAllGlobals())

test('a command says in which language its author sees the adventure written', async () => {
  const post = vi.fn((_address: string, _init: { body: string }) =>
    Promise.resolve(Response.json({ status: 'refused', reason: 'otherLanguage' }, { status: 422 })),
  )
  vi.stubGlobal('fetch', post)
  expect(await sendCommand('a', 'fr', { intent: 'delete-scene', sceneId: 's', version: 1 })).toEqual({
    status: 'refused',
    reason: 'otherLanguage',
  })
  const [address, { body }] = post.mock.calls[0]!
  expect([address, JSON.parse(body)]).toEqual([
    '/editor/a',
    { intent: 'delete-scene', sceneId: 's', version: 1, writtenIn: 'fr' },
  ])
})
