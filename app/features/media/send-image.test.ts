import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendImage } from './send-image.ts'
import type { ImageToSend } from './send-image.ts'

class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  status = 0
  responseText = ''
  opened: string[] = []
  body: unknown
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(...words: string[]) {
    this.opened = words
  }
  setRequestHeader() {}
  getResponseHeader(_name: string): string | null {
    return this.status === 429 ? '600' : null
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.end('abort')
  }
  end(event: string) {
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: string) {
    this.status = status
    this.responseText = body
    this.end('load')
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

const file = new Blob(['picture'], { type: 'image/png' })
const asset = { id: 'a', url: '/media/a.webp', width: 16, height: 9, bytes: 100 }

function start(changes: Partial<ImageToSend> = {}) {
  const controller = new AbortController()
  const onProgress = vi.fn<(fraction: number) => void>()
  const sent = sendImage({
    file,
    adventureId: 'adv',
    purpose: 'cover',
    onProgress,
    signal: controller.signal,
    ...changes,
  })
  return { sent, request: FakeRequest.last, controller, onProgress }
}

test('an upload sends the file as its body and its purpose in the address', async () => {
  const { sent, request } = start({ purpose: 'scene', sceneId: 'sc', framing: { framing: 'crop', at: 20 } })
  expect(request.opened).toEqual(['POST', '/api/uploads?adventure=adv&purpose=scene&scene=sc&framing=crop&at=20'])
  expect(request.body).toBe(file)
  request.answer(201, JSON.stringify(asset))
  expect(await sent).toEqual(asset)
})

test('upload progress is a fraction', async () => {
  const { sent, request, onProgress } = start()
  for (const loaded of [1, 3, 4])
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }))
  request.answer(201, JSON.stringify(asset))
  await sent
  expect(onProgress.mock.calls.flat()).toEqual([0.25, 0.75, 1])
})

test.each([
  [413, '{"error":{"code":"quotaExceeded"}}', 'quotaExceeded'],
  [415, '{"error":{"code":"invalidFile"}}', 'invalidFile'],
  [413, '<html>a proxy says too large</html>', 'fileTooLarge'],
  [401, '', 'notSignedIn'],
  [429, 'slow down', 'slowDown'],
  [503, '', 'unavailable'],
  [500, '{"error":{"code":"constructor"}}', 'unexpected'],
  [200, '<html>somebody’s sign-in page</html>', 'unexpected'],
  [201, '{"id":"a"}', 'unexpected'],
])('%i with %j is the error %s', async (status, body, code) => {
  const { sent, request } = start()
  request.answer(status, body)
  await expect(sent).rejects.toMatchObject({ code })
})

test('a refusal says what was found, and a limit when it ends', async () => {
  const refused = start()
  refused.request.answer(415, '{"error":{"code":"invalidFile","params":{"found":"heic","why":"format","more":[1]}}}')
  await expect(refused.sent).rejects.toMatchObject({ params: { found: 'heic', why: 'format' } })
  const late = start()
  late.request.answer(429, '')
  await expect(late.sent).rejects.toMatchObject({ code: 'slowDown', retryAfter: 600 })
})

test('a broken connection is an upload that stopped in the middle', async () => {
  const { sent, request } = start()
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
  request.end('error')
  await expect(sent).rejects.toMatchObject({ code: 'uploadIncomplete' })
})

test('an upload that never began, or broke with the browser’s connection, says offline', async () => {
  const never = start()
  never.request.end('error')
  await expect(never.sent).rejects.toMatchObject({ code: 'offline' })
  vi.stubGlobal('navigator', { onLine: false })
  const lost = start()
  lost.request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
  lost.request.end('error')
  await expect(lost.sent).rejects.toMatchObject({ code: 'offline' })
})

test('a stopped upload gives no picture and no error', async () => {
  const { sent, controller } = start()
  controller.abort()
  expect(await sent).toBeNull()
})
