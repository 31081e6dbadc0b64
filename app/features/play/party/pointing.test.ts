import { expect, test } from 'vitest'
import { percentIn } from './pointing.ts'

const box = { left: 100, top: 50, width: 800, height: 450 }

test('a place on the screen is the same place in everybody’s picture, whatever its size', () => {
  expect(percentIn(box, { clientX: 300, clientY: 275 })).toEqual({ x: 25, y: 50 })
  expect(percentIn({ left: -40, top: 0, width: 320, height: 180 }, { clientX: 40, clientY: 90 })).toEqual({
    x: 25,
    y: 50,
  })
})

test('pointing beside the picture means its edge, and an empty picture has only one place', () => {
  expect(percentIn(box, { clientX: 0, clientY: 9_999 })).toEqual({ x: 0, y: 100 })
  expect(percentIn({ ...box, width: 0, height: 0 }, { clientX: 1, clientY: 1 })).toEqual({ x: 0, y: 0 })
})
