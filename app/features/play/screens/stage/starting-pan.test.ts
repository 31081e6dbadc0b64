import { expect, test } from 'vitest'
import { startingPan } from './starting-pan.ts'

const phone = { width: 1000, shown: 360 }

test('a scene without hotspots, or with its first one in view, starts in its middle', () => {
  expect(startingPan(phone, undefined)).toBe(320)
  expect(startingPan(phone, { x: 50, width: 6 })).toBe(320)
})

test.each([
  ['left', { x: 24, width: 6 }],
  ['right', { x: 76, width: 6 }],
])('a first hotspot on the %s of the visible part is panned into view, clear of the buttons', (_, first) => {
  const pan = startingPan(phone, first)
  const [left, right] = [(first.x - first.width / 2) * 10 - pan, (first.x + first.width / 2) * 10 - pan]
  expect(left).toBeGreaterThanOrEqual(56)
  expect(right).toBeLessThanOrEqual(360 - 56)
  expect(pan).not.toBe(320)
})

test('a scene is never panned past its edges, and one that fits is not panned', () => {
  expect(startingPan(phone, { x: 1, width: 4 })).toBe(0)
  expect(startingPan(phone, { x: 99, width: 4 })).toBe(640)
  expect(startingPan({ width: 360, shown: 360 }, { x: 5, width: 4 })).toBe(0)
})

test('a hotspot wider than the phone is shown at its middle', () => {
  expect(startingPan(phone, { x: 30, width: 50 })).toBe(120)
})
