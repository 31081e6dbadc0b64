import { afterEach, expect, test, vi } from 'vitest'
import { offers } from './offers.ts'
import { sendGeneration } from './send-generation.ts'

const asset = { id: 'a', url: '/media/a.webp', width: 16, height: 9, bytes: 100 }
const left = { minute: 4, hour: 29, day: 99, budget: 5_000 }
const answer = { imageUrl: asset.url, asset, origin: 'built-in', notDrawn: ['bagpipe'], left }
const body = { adventureId: 'adv', prompt: 'A hall' }

afterEach(() => vi.unstubAllGlobals())

function answering(answers: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answers())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const send = (signal = new AbortController().signal) => sendGeneration('generate-cover-image', body, signal)

test('a generation sends its body, gives the stored picture and updates the remaining calls', async () => {
  const fetched = answering(() => Response.json(answer))
  expect(await send()).toEqual({ asset, notDrawn: ['bagpipe'] })
  expect(offers.at('generate-cover-image')).toEqual({ origin: 'built-in', isOn: true, left })
  const [address, request] = fetched.mock.calls[0]!
  expect([address, request?.method, JSON.parse(String(request?.body))]).toEqual([
    '/api/generate/generate-cover-image',
    'POST',
    body,
  ])
})

test.each<[number, unknown, string, number | undefined]>([
  [429, { error: { code: 'generationLimit', params: {}, retryAfter: 60 } }, 'generationLimit', 60],
  [402, { error: { code: 'generationCredits', params: {} } }, 'generationCredits', undefined],
  [503, { error: { code: 'generationBusy', params: {}, retryAfter: 10 } }, 'generationBusy', 10],
  [401, '', 'notSignedIn', undefined],
  [504, '<html>', 'generationTimedOut', undefined],
  [502, '<html>', 'unavailable', undefined],
  [500, { error: { code: 'made up' } }, 'unexpected', undefined],
  [200, { origin: 'model', left }, 'generationNoPicture', undefined],
  [200, '<html>', 'generationNoPicture', undefined],
])('an answer of %i with %o is %s', async (status, said, code, retryAfter) => {
  answering(() => (typeof said === 'string' ? new Response(said, { status }) : Response.json(said, { status })))
  await expect(send()).rejects.toMatchObject({ code, retryAfter })
})

test('no connection is reported as offline; a broken connection is worth another try', async () => {
  answering(() => Promise.reject(new TypeError('failed to fetch')))
  vi.stubGlobal('navigator', { onLine: false })
  await expect(send()).rejects.toMatchObject({ code: 'offline' })
  vi.stubGlobal('navigator', { onLine: true })
  await expect(send()).rejects.toMatchObject({ code: 'unavailable' })
})

test('a stopped generation gives nothing, even if its answer still arrives', async () => {
  const stopped = new AbortController()
  answering(() => {
    stopped.abort()
    return Response.json(answer)
  })
  expect(await send(stopped.signal)).toBeNull()
  answering(() => Promise.reject(new DOMException('stopped', 'AbortError')))
  expect(await send(stopped.signal)).toBeNull()
})
