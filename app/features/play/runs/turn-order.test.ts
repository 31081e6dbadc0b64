import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from './turn-order.ts'

afterEach(() => vi.useRealTimers())

test('callers of one key run one after the other, in the order in which they came', async () => {
  const steps: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('run', async () => {
    steps.push('first begins')
    await gate.promise
    steps.push('first ends')
  })
  const second = inTurn('run', async () => void steps.push('second'))
  const other = inTurn('another run', async () => void steps.push('other'))
  await other
  gate.resolve()
  await Promise.all([first, second])
  expect(steps).toEqual(['first begins', 'other', 'first ends', 'second'])
})

test('an earlier failure does not keep the next caller from running', async () => {
  const failing = inTurn('run', () => Promise.reject(new Error('lost')))
  const next = inTurn('run', async () => 'done')
  await expect(failing).rejects.toThrow('lost')
  expect(await next).toBe('done')
})

test('nobody waits longer than two seconds', async () => {
  vi.useFakeTimers()
  const gate = Promise.withResolvers<void>()
  const slow = inTurn('run', () => gate.promise)
  const waiting = inTurn('run', async () => 'done')
  const refused = expect(waiting).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 })
  await vi.advanceTimersByTimeAsync(2_000)
  await refused
  gate.resolve()
  await slow
})
