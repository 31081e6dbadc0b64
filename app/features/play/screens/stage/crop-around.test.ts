import { expect, test } from 'vitest'
import { cropAround, liesOn } from './crop-around.ts'

const canvas = { width: 1600, height: 900 }
const thing = { x: 50, y: 50, width: 400, height: 100 }

test.each([
  { of: 'wide in the middle', place: thing, shown: { left: 460, top: 195, width: 680, height: 510 } },
  {
    of: 'tall',
    place: { ...thing, width: 100, height: 300 },
    shown: { left: 460, top: 195, width: 680, height: 510 },
  },
  { of: 'in a corner', place: { ...thing, x: 100, y: 0 }, shown: { left: 920, top: 0, width: 680, height: 510 } },
  {
    of: 'as large as its scene',
    place: { ...thing, width: 1600, height: 900 },
    shown: { left: 200, top: 0, width: 1200, height: 900 },
  },
])('what is seen of a thing $of stays on its scene', ({ place, shown }) => {
  expect(cropAround(place, canvas, 4 / 3)).toEqual(shown)
})

test.each([
  { to: 'its edge', layer: { x: 32, y: 50, width: 12, height: 4 }, lies: true },
  { to: 'just beside it', layer: { x: 30, y: 50, width: 12, height: 4 }, lies: false },
  { to: 'all of its scene', layer: { x: 50, y: 50, width: 100, height: 100 }, lies: true },
])('a layer that reaches to $to counts as on a thing: $lies', ({ layer, lies }) => {
  expect(liesOn(layer, thing, canvas)).toBe(lies)
})
