import { describe, expect, test } from 'vitest'
import { movedBy, resizedBy } from './place.ts'

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
