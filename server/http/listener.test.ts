import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListener } from './listener.ts'
import { PageCache } from './page-cache.ts'
import { requestTimeoutMs } from './serve.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const file = { type: 'text/plain', cacheControl: 'no-cache', etag: '"1"', bodies: { identity: Buffer.from('here') } }

/** @returns whether a connection whose body never ends was cut */
function isCut(method: string, url: string, headers: Record<string, string>): boolean {
  const listen = createListener({
    app: { routes: [], fetch: vi.fn() } as never,
    pages: { platform: { env: () => ({}) }, routePolicies: {}, lookVersion: () => '' } as never,
    cache: new PageCache([]),
    files: new Map([[url, file]]) as never,
  })
  const destroy = vi.fn()
  const asked = {
    method,
    url,
    headers: { host: 'own.example', ...headers },
    socket: { destroy, remoteAddress: '203.0.113.7' },
  }
  const response = { writeHead: () => response, end: () => response }
  listen(Object.assign(new EventEmitter(), asked) as never, response as never)
  vi.advanceTimersByTime(requestTimeoutMs)
  return destroy.mock.calls.length > 0
}

test.each([
  { method: 'GET', url: '/robots.txt', header: 'content-length', value: '9' },
  { method: 'HEAD', url: '/robots.txt', header: 'transfer-encoding', value: 'chunked' },
  { method: 'GET', url: '/api/projects', header: 'content-length', value: '9' },
])('a $method of $url is cut when its announced body does not arrive in time', ({ method, url, header, value }) => {
  expect(isCut(method, url, { [header]: value })).toBe(true)
})

test('a request without a body is never cut', () => {
  expect(isCut('GET', '/robots.txt', {})).toBe(false)
  expect(isCut('GET', '/robots.txt', { 'content-length': '0' })).toBe(false)
})
