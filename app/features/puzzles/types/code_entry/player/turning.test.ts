import { expect, test } from 'vitest'
import { repeatAfterMs, scrolledPx, stepPx, takeSteps, turned } from './turning.ts'

const letters = [...'ABCDE']

test('a wheel wraps at both ends, and an empty one starts at the end that it is turned from', () => {
  expect([
    turned(letters, 'E', 1),
    turned(letters, 'A', -1),
    turned(letters, 'B', 5),
    turned(letters, 'B', -11),
  ]).toEqual(['A', 'E', 'B', 'A'])
  expect([turned(letters, ' ', 1), turned(letters, ' ', -1), turned(letters, ' ', 3)]).toEqual(['A', 'E', 'C'])
})

test('dragging or scrolling makes whole steps, and the rest counts for the next one', () => {
  expect(takeSteps(stepPx * 2 + 5)).toEqual({ steps: 2, restPx: 5 })
  expect(takeSteps(-stepPx - 5)).toEqual({ steps: -1, restPx: -5 })
  expect(takeSteps(stepPx - 1).steps).toBe(0)
  expect(takeSteps(takeSteps(stepPx - 1).restPx + 1).steps).toBe(1)
})

test('a mouse wheel’s notch is one character; a touchpad’s small changes add up', () => {
  for (const notch of [
    { deltaY: 100, deltaMode: 0 },
    { deltaY: 3, deltaMode: 1 },
    { deltaY: 1, deltaMode: 2 },
  ])
    expect(takeSteps(scrolledPx(notch))).toEqual({ steps: 1, restPx: 0 })
  expect(takeSteps(scrolledPx({ deltaY: -120, deltaMode: 0 })).steps).toBe(-1)
  expect(scrolledPx({ deltaY: -4, deltaMode: 0 })).toBe(-4)
})

test('a held button waits after its first step, then speeds up to a limit', () => {
  const waits = Array.from({ length: 40 }, (_, times) => repeatAfterMs(times))
  expect(waits[0]).toBeGreaterThan(300)
  expect(waits.slice(1)).toEqual(waits.slice(1).toSorted((a, b) => b - a))
  expect(Math.min(...waits)).toBe(55)
})
