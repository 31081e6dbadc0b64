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

test('what the server says is handed on', async () => {
  answerWith('{"left":3}', 200)
  expect(await askJson('/api/anything', { a: 1 })).toEqual({ left: 3 })
})

test.each([
  ['{"error":{"code":"generationBudget"}}', 429, 'generationBudget'],
  ['<html>', 504, 'generationTimedOut'],
  ['{"error":{"code":"constructor"}}', 429, 'slowDown'],
  ['null', 418, 'unexpected'],
])('%s with status %i has a code', async (body, status, code) => {
  answerWith(body, status)
  expect(await codeOf()).toBe(code)
})

test('a server that is not reached is offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  expect(await codeOf()).toBe('offline')
})
