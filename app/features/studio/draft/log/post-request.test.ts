import { afterEach, describe, expect, test, vi } from 'vitest'
import { postRequest } from './post-request.ts'

afterEach(() => vi.unstubAllGlobals())

const answers = (body: unknown, status = 200) => {
  const post = vi.fn((_address: string, _init: { body: string }) => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', post)
  return post
}
const ask = () => postRequest('a', 'fr', { intent: 'check-draft' })

test('a request states the primary language as its author sees it', async () => {
  const refused = { status: 'refused', refusal: { reason: 'otherLanguage' } }
  const post = answers(refused, 422)
  expect(await ask()).toEqual(refused)
  const [address, { body }] = post.mock.calls[0]!
  expect([address, JSON.parse(body)]).toEqual(['/editor/a', { intent: 'check-draft', writtenIn: 'fr' }])
})

test("a request outlives its page as long as it is within the browser's size limit", async () => {
  const post = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json({ status: 'checked' })))
  vi.stubGlobal('fetch', post)
  const typing = (text: string) =>
    postRequest('a', 'fr', {
      intent: 'edit',
      commands: [{ id: 'x', command: { op: 'change', kind: 'item', id: 'x', fields: { name: text }, was: {} } }],
    })
  await typing('é'.repeat(20_000))
  await typing('é'.repeat(40_000))
  expect(post.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false])
})

describe('a server that has no time', () => {
  test.each([429, 502, 503, 504])('and answers %i counts as unreachable', async (status) => {
    answers(null, status)
    expect(await ask()).toEqual({ status: 'unreachable' })
  })

  test('and says so itself counts as unreachable, and so does one that does not answer', async () => {
    for (const code of ['unavailable', 'slowDown']) {
      answers({ status: 'failed', error: { code, params: {} } }, 503)
      expect(await ask()).toEqual({ status: 'unreachable' })
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask()).toEqual({ status: 'unreachable' })
  })
})

test('an unexpected response shows by its status what is wrong', async () => {
  answers('<html>', 403)
  expect(await ask()).toMatchObject({
    status: 'failed',
    error: { code: expect.stringMatching(/notAllowed|crossSite/) },
  })
  answers({ status: 'fine' }, 200)
  expect(await ask()).toMatchObject({ status: 'failed', error: { code: 'unexpected' } })
})

test('the dates of the details are parsed as dates again', async () => {
  const row = { id: 'a', title: 'T', createdAt: '2026-01-02T00:00:00.000Z', resubmittedAt: null }
  answers({
    status: 'edited',
    taken: { rows: { details: [row] }, removed: [], files: [], results: [], draftRevision: 1 },
  })
  expect(await ask()).toMatchObject({
    taken: { rows: { details: [{ createdAt: new Date('2026-01-02'), resubmittedAt: null, title: 'T' }] } },
  })
})
