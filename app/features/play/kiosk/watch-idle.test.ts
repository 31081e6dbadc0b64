import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedMs, watchIdle } from './watch-idle.ts'

const idleMs = 180_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function atKiosk() {
  const page = new EventTarget()
  const asked: (number | null)[] = []
  const onGone = vi.fn<() => void>()
  const stop = watchIdle({ page, idleMs, onAsk: (seconds) => asked.push(seconds), onGone })
  return { asks: () => asked.at(-1) ?? null, onGone, stop, touch: (by: string) => page.dispatchEvent(new Event(by)) }
}

test('a kiosk asks after the idle time, counts down, and starts anew once', () => {
  const { asks, onGone } = atKiosk()
  vi.advanceTimersByTime(idleMs - 1_000)
  expect(asks()).toBeNull()
  vi.advanceTimersByTime(1_000)
  expect(asks()).toBe(askedMs / 1_000)
  vi.advanceTimersByTime(askedMs - 1_000)
  expect([asks(), onGone.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(3_600_000)
  expect(onGone).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'keydown', 'wheel'])('any %s takes the question away and begins the time anew', (by) => {
  const { asks, onGone, touch } = atKiosk()
  vi.advanceTimersByTime(idleMs + askedMs - 1_000)
  touch(by)
  expect(asks()).toBeNull()
  vi.advanceTimersByTime(idleMs - 1_000)
  expect([asks(), onGone.mock.calls.length]).toEqual([null, 0])
  vi.advanceTimersByTime(1_000)
  expect(asks()).toBe(askedMs / 1_000)
})

test('a kiosk that slept in between starts anew as soon as it wakes', () => {
  const { onGone } = atKiosk()
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  vi.advanceTimersByTime(1_000)
  expect(onGone).toHaveBeenCalledOnce()
})

test('a game that is left is watched no longer', () => {
  const { onGone, stop } = atKiosk()
  stop()
  vi.advanceTimersByTime(idleMs + askedMs)
  expect(onGone).not.toHaveBeenCalled()
})
