import { expect, test } from 'vitest'
import { boxOf, hotspotAt, isMiddleOf } from './hit-testing.ts'
import type { Target } from './hit-testing.ts'

const canvas = { width: 1920, height: 1080 }
const desktop = { canvas, shownWidth: 1920 }
const phone = { canvas, shownWidth: 853 }

const target = (id: string, x: number, y: number, size: number, more: Partial<Target> = {}): Target => ({
  id,
  shape: 'rectangle',
  x,
  y,
  width: size,
  height: size,
  points: [],
  zIndex: 0,
  ...more,
})
const at = (x: number, y: number, picture: typeof desktop) => ({
  x: (x / 100) * picture.shownWidth,
  y: (y / 100) * picture.shownWidth * (9 / 16),
})
const hit = (targets: Target[], x: number, y: number, picture = desktop) =>
  hotspotAt(targets, at(x, y, picture), picture)?.id

test('a hotspot is hit in its area and not beside it', () => {
  const drawer = target('drawer', 50, 50, 200)
  expect(hit([drawer], 54, 50)).toBe('drawer')
  expect(hit([drawer], 56, 50)).toBeUndefined()
})

test('on a phone a hotspot of 26 pixels is hit within 44', () => {
  const key = target('key', 50, 50, 60)
  const beside = (pixels: number) => hotspotAt([key], { x: 853 / 2 + pixels, y: 480 / 2 }, phone)?.id
  expect([13, 21, 23].map(beside)).toEqual(['key', 'key', undefined])
})

test('where two grown areas overlap, the nearest centre wins', () => {
  const keys = [target('left', 50, 50, 60, { zIndex: 5 }), target('right', 53, 50, 60)]
  expect(hit(keys, 51.4, 50, phone)).toBe('left')
  expect(hit(keys, 51.6, 50, phone)).toBe('right')
})

test('a small hotspot on a large one is hit although it is small', () => {
  const door = target('door', 50, 50, 800)
  const keyhole = target('keyhole', 62, 50, 20)
  expect(hit([door, keyhole], 62.4, 51, phone)).toBe('keyhole')
  expect(hit([door, keyhole], 55, 50, phone)).toBe('door')
})

test('of two large overlapping hotspots the upper one is hit', () => {
  const curtain = target('curtain', 50, 50, 600, { zIndex: 2 })
  const window = target('window', 52, 50, 300, { zIndex: 1 })
  expect(hit([window, curtain], 52, 50)).toBe('curtain')
})

test('an ellipse has no corners', () => {
  const clock = target('clock', 50, 50, 400, { shape: 'ellipse' })
  expect(hit([clock], 59, 50)).toBe('clock')
  expect(hit([clock], 59, 66)).toBeUndefined()
})

test('a polygon is hit inside its corners, except in its dents', () => {
  const points = [
    { x: 40, y: 40 },
    { x: 60, y: 40 },
    { x: 60, y: 60 },
    { x: 50, y: 45 },
    { x: 40, y: 60 },
  ]
  const rug = target('rug', 50, 50, 384, { shape: 'polygon', height: 216, points })
  expect(hit([rug], 50, 42)).toBe('rug')
  expect(hit([rug], 42, 55)).toBe('rug')
  expect(hit([rug], 50, 58)).toBeUndefined()
})

test('the box of a polygon is that of its corners, whatever centre was stored', () => {
  const points = [
    { x: 10, y: 20 },
    { x: 30, y: 20 },
    { x: 30, y: 60 },
  ]
  expect(boxOf(target('p', 0, 0, 60, { shape: 'polygon', points }), canvas)).toEqual({
    x: 20,
    y: 40,
    width: 20,
    height: 40,
  })
  expect(boxOf(target('r', 25, 75, 96), canvas)).toMatchObject({ x: 25, y: 75, width: 5 })
})

test('the middle of a button is its own, whatever its shape and whatever covers it', () => {
  const box = { left: 100, top: 40, width: 61, height: 44 }
  expect(isMiddleOf(box, { x: 130, y: 62 })).toBe(true)
  expect(isMiddleOf(box, { x: 131.5, y: 62.5 })).toBe(true)
  expect(isMiddleOf(box, { x: 133, y: 62 })).toBe(false)
})
