import { afterEach, expect, test, vi } from 'vitest'
import { askJson } from './ask-json.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (body: string, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

const codeOf = () =>
  askJson('/api/anything').then(
    () => 'none',
    (error: { code: string }) => error.code,
  )

test('the server’s answer is passed on', async () => {
  answerWith('{"left":3}', 200)
  expect(await askJson('/api/anything', { a: 1 })).toEqual({ left: 3 })
})

test.each([
  ['{"error":{"code":"generationBudget"}}', 429, 'generationBudget'],
  ['<html>', 504, 'unavailable'],
  ['', 401, 'notSignedIn'],
  ['{"error":{"code":"constructor"}}', 429, 'slowDown'],
  ['null', 418, 'unexpected'],
])('%s with status %i has a code', async (body, status, code) => {
  answerWith(body, status)
  expect(await codeOf()).toBe(code)
})

test('the seconds to wait are passed on, and a status means what the caller says', async () => {
  answerWith('{"error":{"code":"generationLimit","retryAfter":60}}', 429)
  await expect(askJson('/api/anything')).rejects.toMatchObject({ code: 'generationLimit', retryAfter: 60 })
  answerWith('<html>', 504)
  const ofStatus = { 504: 'generationTimedOut' } as const
  await expect(askJson('/api/anything', {}, { ofStatus })).rejects.toMatchObject({ code: 'generationTimedOut' })
})

test.each([
  [false, 'offline'],
  [true, 'unavailable'],
])('an unreachable server while the browser is online (%s) is %s', async (onLine, code) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  vi.stubGlobal('navigator', { onLine })
  expect(await codeOf()).toBe(code)
})
