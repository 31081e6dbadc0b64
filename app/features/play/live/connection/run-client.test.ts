import { afterEach, expect, test, vi } from 'vitest'
import { request } from './run-client.ts'

afterEach(() => vi.unstubAllGlobals())

const replyTo = (status: number, headers: Record<string, string> = {}) => {
  vi.stubGlobal('fetch', async () => new Response('busy', { status, headers }))
  return request('/api/runs/1/commands', {})
}

test('too many moves are a limit with a waiting time; a server that is down is not', async () => {
  expect(await replyTo(429, { 'Retry-After': '7' })).toEqual({ kind: 'failed', retryAfterMs: 7_000, limited: true })
  expect(await replyTo(503)).toEqual({ kind: 'failed', retryAfterMs: null, limited: false })
})
