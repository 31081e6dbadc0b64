import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box, Point } from './geometry.ts'
import { boxOf, centreOf, distanceToEdge, fitInto, isInside, outlineOf, roundOutline, simplified } from './geometry.ts'

const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
const point: fc.Arbitrary<Point> = fc.record({ x: percent, y: percent })
const box: fc.Arbitrary<Box> = fc.record({
  left: fc.integer({ min: 0, max: 80 }),
  top: fc.integer({ min: 0, max: 80 }),
  width: fc.integer({ min: 2, max: 20 }),
  height: fc.integer({ min: 2, max: 20 }),
})

test('a point is inside a box when it lies between its sides', () => {
  fc.assert(
    fc.property(box, point, (each, { x, y }) => {
      const inside = x > each.left && x < each.left + each.width && y > each.top && y < each.top + each.height
      const outside = x < each.left || x > each.left + each.width || y < each.top || y > each.top + each.height
      const said = isInside(outlineOf(each), { x, y })
      if (inside) expect(said).toBe(true)
      if (outside) expect(said).toBe(false)
    }),
  )
})

test('a concave outline leaves out the rest of its bounding box', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 50 },
    { x: 0, y: 50 },
  ]
  expect(
    [
      { x: 5, y: 40 },
      { x: 40, y: 5 },
      { x: 30, y: 30 },
    ].map((each) => isInside(corner, each)),
  ).toEqual([true, true, false])
  expect(distanceToEdge(corner, { x: 30, y: 30 })).toBeCloseTo(20)
})

test('a round outline contains its middle and nothing beyond its radius', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 80 }),
      fc.integer({ min: 20, max: 80 }),
      fc.integer({ min: 2, max: 15 }),
      (x, y, reach) => {
        const outline = roundOutline({ x, y }, reach)
        expect(isInside(outline, { x, y })).toBe(true)
        expect(isInside(outline, { x: x + reach + 0.2, y })).toBe(false)
        expect(centreOf(outline).x).toBeCloseTo(x, 0)
      },
    ),
  )
})

test('an outline moved into a box fills it, keeps its corners and stays on the picture', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 30 }),
      fc.record({
        left: fc.integer({ min: -50, max: 150 }),
        top: fc.integer({ min: -50, max: 150 }),
        width: fc.integer({ min: 1, max: 200 }),
        height: fc.integer({ min: 1, max: 200 }),
      }),
      (outline, to) => {
        const moved = fitInto(outline, to)
        expect(moved).toHaveLength(outline.length)
        expect(moved.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
        const from = boxOf(outline)
        if (from.width > 0) expect(boxOf(moved).width).toBeCloseTo(Math.min(100, to.width), 0)
        if (from.height > 0) expect(boxOf(moved).height).toBeCloseTo(Math.min(100, to.height), 0)
      },
    ),
  )
})

test('a line drawn by hand keeps its shape with few corners', () => {
  const drawn = Array.from({ length: 400 }, (_, at) => ({
    x: 50 + 30 * Math.cos((at * Math.PI) / 200),
    y: 50 + 20 * Math.sin((at * Math.PI) / 200),
  }))
  const outline = simplified(drawn, 32)
  expect(outline.length).toBeLessThanOrEqual(32)
  expect(drawn.every((each) => distanceToEdge(outline, each) < 1.5)).toBe(true)
  expect(isInside(outline, { x: 50, y: 50 })).toBe(true)
})

test('any line is reduced to the allowed number of corners', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 200 }), fc.integer({ min: 3, max: 32 }), (drawn, most) => {
      expect(simplified(drawn, most).length).toBeLessThanOrEqual(most)
    }),
  )
})
