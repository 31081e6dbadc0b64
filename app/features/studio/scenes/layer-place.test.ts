import { expect, test } from 'vitest'
import { placeFor, placeOfHotspot, wholeScene } from './layer-place.ts'

const canvas = { width: 1920, height: 1080 }
test.each([
  { of: 'the scene’s proportions covers it', picture: { width: 1280, height: 720 }, place: wholeScene },
  {
    of: 'a square takes a third of the width',
    picture: { width: 512, height: 512 },
    place: { ...wholeScene, width: 33, height: 58.67 },
  },
  {
    of: 'a tall one fits the height',
    picture: { width: 100, height: 400 },
    place: { ...wholeScene, width: 12.66, height: 90 },
  },
])('a picture with $of', ({ picture, place }) => {
  expect(placeFor(picture, canvas)).toEqual(place)
})

test('a layer drawn for a hotspot lies where the hotspot is, in the proportions of its picture', () => {
  const hotspot = { x: 10, y: 90, width: 192, height: 108 }
  expect(placeOfHotspot(hotspot, canvas, null)).toEqual({ x: 10, y: 90, width: 10, height: 10 })
  expect(placeOfHotspot(hotspot, canvas, { width: 400, height: 100 })).toEqual({
    x: 10,
    y: 90,
    width: 10,
    height: 4.44,
  })
  expect(placeOfHotspot(hotspot, canvas, { width: 100, height: 100 })).toEqual({
    x: 10,
    y: 90,
    width: 5.63,
    height: 10,
  })
})
