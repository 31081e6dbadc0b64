import { describe, expect, test } from 'vitest'
import { movedBy, placeFor, placeOfHotspot, resizedBy, wholeScene } from './layer-place.ts'

const canvas = { width: 1920, height: 1080 }
/** As the editor has it: a row with more than its place. */
const lamp = { x: 40, y: 60, width: 20, height: 10, name: 'Lamp' }

test('moving keeps the size, and the centre on the picture', () => {
  expect(movedBy(lamp, { x: 5, y: -10 })).toEqual({ x: 45, y: 50, width: 20, height: 10 })
  expect(movedBy(lamp, { x: -90, y: 90 })).toEqual({ x: 0, y: 100, width: 20, height: 10 })
})

describe('resizing moves the lower right corner', () => {
  test('and keeps the proportions and the upper left corner', () => {
    expect(resizedBy(lamp, { x: 10, y: 0 }, false)).toEqual({ x: 45, y: 62.5, width: 30, height: 15 })
  })

  test('freely on request, and never to nothing', () => {
    expect(resizedBy(lamp, { x: 0, y: 10 }, true)).toEqual({ x: 40, y: 65, width: 20, height: 20 })
    expect(resizedBy(lamp, { x: -50, y: 0 }, true).width).toBe(0.5)
  })
})

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
