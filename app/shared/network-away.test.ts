import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeWithNetwork, networkAway, withNetwork } from './network-away.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a network failure is retried until the network is back, and reported meanwhile', async () => {
  const told = vi.fn()
  const stop = networkAway.subscribe(told)
  const send = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('the page')
  const answer = withNetwork(send)
  await vi.advanceTimersByTimeAsync(1)
  expect(networkAway.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(answer).resolves.toBe('the page')
  expect(send).toHaveBeenCalledTimes(2)
  expect(networkAway.get()).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test('other failures, and requests no longer wanted, are not retried', async () => {
  await expect(withNetwork(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  const end = new AbortController()
  const gone = withNetwork(() => Promise.reject(new TypeError('Failed to fetch')), end.signal)
  const ended = expect(gone).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(1)
  end.abort()
  await ended
  expect(networkAway.get()).toBe(false)
})

test('the code of a page is imported once its files can be fetched', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('refused')).mockResolvedValue({ ok: true }))
  const load = vi.fn().mockResolvedValue('the page')
  const code = codeWithNetwork(['/page.js', '/part.js'], load)
  await vi.advanceTimersByTimeAsync(1)
  expect(networkAway.get()).toBe(true)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(code).resolves.toBe('the page')
  expect(load).toHaveBeenCalledTimes(1)
  expect(networkAway.get()).toBe(false)
})

test('a request that the reader gave up on is retried silently', async () => {
  const send = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  void withNetwork(send)
  await vi.advanceTimersByTimeAsync(1)
  networkAway.forget()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(send).toHaveBeenCalledTimes(2)
  expect(networkAway.get()).toBe(false)
})
