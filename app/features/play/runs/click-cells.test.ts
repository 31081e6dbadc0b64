import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAt, columnsOf, mostCells } from './click-cells.ts'

const landscape = { width: 1920, height: 1080 }
const portrait = { width: 1080, height: 1920 }

test('cells are numbered row by row from the top left', () => {
  expect(cellAt(landscape, { x: 0, y: 0 })).toBe(0)
  expect(cellAt(landscape, { x: 0.999, y: 0 })).toBe(31)
  expect(cellAt(landscape, { x: 0, y: 1 / 18 })).toBe(32)
  expect(cellAt(portrait, { x: 0.999, y: 0 })).toBe(17)
  expect(cellAt(portrait, { x: 0.999, y: 0.999 })).toBe(575)
})

test('every place is in a cell of its own picture, even at the edges', () => {
  const part = fc.double({ min: -0.1, max: 1.1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(landscape, portrait), part, part, (canvas, x, y) => {
      const cell = cellAt(canvas, { x, y })
      expect(Number.isInteger(cell) && cell >= 0 && cell < mostCells).toBe(true)
      const left = (cell % columnsOf(canvas)) / columnsOf(canvas)
      if (x >= 0 && x < 1) expect(x - left).toBeGreaterThanOrEqual(0)
    }),
  )
})
