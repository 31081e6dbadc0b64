import fc from 'fast-check'
import { expect, test } from 'vitest'
import '#tests/support/drawn-cases.ts'
import { fitObject, fitsOnPhone, onObject, savable, scaleIn, usualPlace } from './object-fit.ts'

const picture = { width: 800, height: 600 }
const place = { x: 50, y: 50, width: 50, height: 50 }
const least = { width: 200, height: 150 }
const phone = { width: 360, height: 480 }

test.each([
  { of: 'of its own shape shows all of it', room: { width: 400, height: 300 }, left: 0, top: 0, wide: 400, scale: 1 },
  { of: 'that is tall is filled from edge to edge', room: phone, left: -140, top: 0, wide: 640, scale: 1.6 },
  {
    of: 'that is small zooms in on the place',
    room: { width: 320, height: 240 },
    left: -40,
    top: -30,
    wide: 400,
    scale: 1,
  },
])('a room $of', ({ room, left, top, wide, scale }) => {
  const fit = fitObject({ room, picture, place, least })
  expect(fit).toMatchObject({ picture: { left, top, width: wide }, scale })
})

test('a place is never cut off to fill the room with the picture', () => {
  const fit = fitObject({ room: phone, picture, place: { ...place, width: 90 }, least })
  expect(fit).toMatchObject({ place: { left: 0, width: 360 }, picture: { width: 400 } })
})

test('things are drawn at most so much larger, and never smaller than usual', () => {
  expect(fitObject({ room: { width: 1200, height: 900 }, picture, place, least })?.scale).toBe(1.75)
  expect(scaleIn({ width: 100, height: 100 }, least)).toBe(0.5)
})

test.each([
  { of: 'much too wide for what lies there', place: { ...place, height: 8 }, least },
  { of: 'so small that the picture would not be known any more', place: { ...place, width: 10, height: 10 }, least },
  { of: 'too small for text twice as large', place, least: { width: 400, height: 300 } },
])('a place $of has no room on a phone', (lying) => {
  expect(fitObject({ room: phone, picture, ...lying })).toBeNull()
  expect(fitsOnPhone({ picture, ...lying })).toBe(false)
})

test('a place at the edge lies on the picture', () => {
  expect(onObject({ ...place, x: 5, y: 98 })).toEqual({ ...place, x: 25, y: 75 })
})

test('a place drawn too small at the edge is made large enough there', () => {
  expect(savable({ x: 99, y: 50, width: 2, height: 3 })).toEqual({ x: 97.5, y: 50, width: 5, height: 5 })
})

test('the usual place has the proportions of what lies there', () => {
  expect(usualPlace(picture, { width: 100, height: 200 })).toEqual({ x: 50, y: 50, width: 22.5, height: 60 })
})

const side = fc.integer({ min: 40, max: 2_000 })
const size = fc.record({ width: side, height: side })
const share = fc.integer({ min: 1, max: 100 })

test('an object shows its place whole, in the room, large enough and where it was drawn', () => {
  fc.assert(
    fc.property(
      size,
      size,
      size,
      fc.record({
        x: fc.integer({ min: 0, max: 100 }),
        y: fc.integer({ min: 0, max: 100 }),
        width: share,
        height: share,
      }),
      (room, of, needs, drawn) => {
        const fit = fitObject({ room, picture: of, place: drawn, least: needs })
        if (!fit) return
        const { left, top, width, height } = fit.place
        const within = (value: number, from: number, to: number) => value >= from - 0.01 && value <= to + 0.01
        expect(within(left, 0, room.width) && within(left + width, 0, room.width)).toBe(true)
        expect(within(top, 0, room.height) && within(top + height, 0, room.height)).toBe(true)
        expect(fit.scale).toBeGreaterThanOrEqual(0.99)
        expect(width).toBeGreaterThanOrEqual(needs.width * 0.99)
        expect(height).toBeGreaterThanOrEqual(needs.height * 0.99)
        const on = onObject(drawn)
        expect(((left + width / 2 - fit.picture.left) / fit.picture.width) * 100).toBeCloseTo(on.x, 3)
        expect(((top + height / 2 - fit.picture.top) / fit.picture.height) * 100).toBeCloseTo(on.y, 3)
      },
    ),
  )
})
