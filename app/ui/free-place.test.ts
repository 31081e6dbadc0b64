import { expect, test } from 'vitest'
import { covered, freePlace } from './free-place.ts'

const room = { width: 360, height: 640, edge: 12 }
const size = { width: 336, height: 70 }
const row = (top: number, height = 44) => ({ left: 12, top, width: 336, height })

test('it goes to the corner if nothing is there, otherwise above the controls there', () => {
  expect(freePlace(size, [], room, null)).toEqual({ left: 12, bottom: 12, covers: 0 })
  const above = freePlace(size, [row(580), row(520)], room, null)
  expect(above.covers).toBe(0)
  expect(640 - above.bottom).toBeLessThanOrEqual(520)
})

test('it stays where it is as long as it covers nothing there', () => {
  const stands = { left: 12, bottom: 300 }
  expect(freePlace(size, [], room, stands)).toMatchObject(stands)
  expect(freePlace(size, [row(640 - 340)], room, stands)).toMatchObject({ bottom: 12 })
})

test('a wide window has two other columns to try before it moves up', () => {
  const wide = { width: 1280, height: 800, edge: 24 }
  expect(freePlace({ width: 356, height: 70 }, [{ left: 24, top: 700, width: 300, height: 90 }], wide, null)).toEqual({
    left: 900,
    bottom: 24,
    covers: 0,
  })
})

test('when everything is full it covers a large thing rather than small ones', () => {
  const picture = { left: 0, top: 0, width: 360, height: 320 }
  const buttons = Array.from({ length: 8 }, (_, at) => row(320 + at * 40, 40))
  const found = freePlace(size, [picture, ...buttons], room, null)
  expect(640 - found.bottom).toBeLessThanOrEqual(320)
  expect(found.covers).toBeLessThan(0.3)
  expect(covered({ left: 12, top: 320, ...size }, buttons)).toBeGreaterThan(1)
})
