import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clampView,
  nearestZoom,
  panBy,
  sizeAt,
  startingZoom,
  stepZoom,
  toggleZoom,
  waysOn,
  wholeView,
  zoomAround,
} from './stage-geometry.ts'
import type { Frame, Point, View } from './stage-geometry.ts'

const phone: Frame = { width: 360, height: 480, ratio: 16 / 9 }
const desk: Frame = { width: 1280, height: 620, ratio: 16 / 9 }

const frames = fc.record({
  width: fc.integer({ min: 240, max: 2600 }),
  height: fc.integer({ min: 160, max: 1500 }),
  ratio: fc.constantFrom(16 / 9, 9 / 16),
})
const parts = fc.double({ min: 0, max: 1, noNaN: true })
const views = fc.record({
  zoom: fc.double({ min: 0.2, max: 12, noNaN: true }),
  left: fc.double({ min: -3000, max: 9000, noNaN: true }),
  top: fc.double({ min: -3000, max: 9000, noNaN: true }),
})

function seenAt(frame: Frame, view: View, spot: Point): Point {
  const size = sizeAt(frame, view.zoom)
  return {
    x: spot.x * size.width + Math.max(0, (frame.width - size.width) / 2) - view.left,
    y: spot.y * size.height + Math.max(0, (frame.height - size.height) / 2) - view.top,
  }
}

test('a landscape starts as high as the stage on an upright phone, and whole elsewhere', () => {
  expect(sizeAt(phone, startingZoom(phone)).height).toBeCloseTo(480)
  expect(startingZoom({ ...phone, ratio: 9 / 16 })).toBe(1)
  expect(startingZoom(desk)).toBe(1)
  expect(sizeAt(desk, 1)).toEqual({ width: expect.closeTo(1102.2, 1), height: expect.closeTo(620, 5) })
})

test('no view goes beyond the picture’s edges nor beyond the nearest and farthest zoom', () => {
  fc.assert(
    fc.property(frames, views, (frame, asked) => {
      const view = clampView(frame, asked)
      const size = sizeAt(frame, view.zoom)
      expect(view.zoom).toBeGreaterThanOrEqual(1)
      expect(view.zoom).toBeLessThanOrEqual(nearestZoom(frame))
      expect(view.left).toBeGreaterThanOrEqual(0)
      expect(view.left).toBeLessThanOrEqual(Math.max(0, size.width - frame.width))
      expect(view.top).toBeLessThanOrEqual(Math.max(0, size.height - frame.height))
    }),
  )
})

test('a pinch keeps what is under the fingers in place, unless an edge is reached', () => {
  fc.assert(
    fc.property(frames, views, parts, parts, fc.double({ min: 1, max: 8, noNaN: true }), (frame, asked, x, y, zoom) => {
      const view = clampView(frame, asked)
      const spot = { x, y }
      const point = seenAt(frame, view, spot)
      const next = zoomAround(frame, view, zoom, point)
      const after = seenAt(frame, next, spot)
      const size = sizeAt(frame, next.zoom)
      const atEdge = (offset: number, most: number) => offset <= 0.001 || offset >= most - 0.001
      if (!atEdge(next.left, size.width - frame.width)) expect(after.x).toBeCloseTo(point.x, 3)
      if (!atEdge(next.top, size.height - frame.height)) expect(after.y).toBeCloseTo(point.y, 3)
    }),
  )
})

test('zooming in ends at the nearest zoom, zooming out at the whole picture', () => {
  let view = wholeView(desk)
  for (let i = 0; i < 10; i++) view = stepZoom(desk, view, 1)
  expect(view.zoom).toBe(nearestZoom(desk))
  expect(waysOn(desk, view)).toMatchObject({
    nearer: false,
    farther: true,
    left: true,
    right: true,
    up: true,
    down: true,
  })
  for (let i = 0; i < 10; i++) view = stepZoom(desk, view, -1)
  expect(view).toEqual(wholeView(desk))
  expect(waysOn(desk, view)).toEqual({
    nearer: true,
    farther: false,
    left: false,
    right: false,
    up: false,
    down: false,
  })
})

test('a phone’s first view can be panned, zoomed in, and zoomed out to the whole picture', () => {
  const start = clampView(phone, { zoom: startingZoom(phone), left: 200, top: 0 })
  expect(waysOn(phone, start)).toEqual({ left: true, right: true, up: false, down: false, nearer: true, farther: true })
  expect(waysOn(phone, wholeView(phone))).toMatchObject({ left: false, right: false })
})

test('a double tap zooms in on its spot, and another returns to how the scene began', () => {
  const near = toggleZoom(phone, clampView(phone, { zoom: startingZoom(phone), left: 0, top: 0 }), { x: 100, y: 100 })
  expect(near.zoom).toBeGreaterThan(startingZoom(phone) * 1.5)
  expect(toggleZoom(phone, near, { x: 100, y: 100 }).zoom).toBeCloseTo(startingZoom(phone))
})

test('panning to a side stops at the edge', () => {
  const view = panBy(phone, wholeView(phone), { x: 1, y: 1 })
  expect(view).toEqual(wholeView(phone))
  const far = panBy(phone, { zoom: 4, left: 0, top: 0 }, { x: 99, y: 0 })
  expect(far.left).toBeCloseTo(sizeAt(phone, 4).width - 360)
})
