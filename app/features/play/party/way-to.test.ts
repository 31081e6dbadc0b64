import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wayTo } from './way-to.ts'

const box = { left: 10, top: 20, width: 360, height: 500 }

test('a place inside the box, edges included, needs no arrow', () => {
  expect(wayTo(box, { left: 10, top: 20 })).toBeNull()
  expect(wayTo(box, { left: 370, top: 520 })).toBeNull()
})

test('an arrow is at the nearest edge and points at the place', () => {
  expect(wayTo(box, { left: 700, top: 270 })).toEqual({ x: 296, y: 250, angle: 0 })
  expect(wayTo(box, { left: -400, top: 270 })).toEqual({ x: 64, y: 250, angle: 180 })
  expect(wayTo(box, { left: 190, top: 900 })).toEqual({ x: 180, y: 464, angle: 90 })
  expect(wayTo(box, { left: 190, top: -300 })).toEqual({ x: 180, y: 36, angle: -90 })
})

test('an arrow stays within its box, however small that is, and wherever the place', () => {
  const length = fc.integer({ min: 1, max: 3000 })
  const anywhere = fc.record({
    left: fc.integer({ min: -5000, max: 5000 }),
    top: fc.integer({ min: -5000, max: 5000 }),
  })
  fc.assert(
    fc.property(length, length, anywhere, (width, height, place) => {
      const way = wayTo({ left: 0, top: 0, width, height }, place)
      if (!way) return
      expect(way.x).toBeGreaterThanOrEqual(0)
      expect(way.x).toBeLessThanOrEqual(width)
      expect(way.y).toBeGreaterThanOrEqual(0)
      expect(way.y).toBeLessThanOrEqual(height)
    }),
  )
})
