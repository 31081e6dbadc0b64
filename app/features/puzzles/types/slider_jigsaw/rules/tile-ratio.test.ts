import { expect, test } from 'vitest'
import { phoneBoard } from '#app/features/puzzles/types/slider_jigsaw/editor/phone-size.ts'
import type { Shape } from './board.ts'
import { isCropped, tileRatio } from './tile-ratio.ts'

const grid = (columns: number, rows: number, rotates = false): Shape => ({ variant: 'swap', columns, rows, rotates })

test('a picture of 16:9 keeps its proportions, however it is cut', () => {
  for (const [columns, rows] of [
    [3, 3],
    [4, 2],
    [2, 6],
  ] as const) {
    const shape = grid(columns, rows)
    expect((columns * tileRatio(shape, 16 / 9)) / rows).toBeCloseTo(16 / 9)
    expect(isCropped(shape, 16 / 9)).toBe(false)
  }
})

test('tiles that turn are square, and what that crops is reported', () => {
  expect(tileRatio(grid(3, 3, true), 16 / 9)).toBe(1)
  expect(isCropped(grid(3, 3, true), 16 / 9)).toBe(true)
  expect(isCropped(grid(4, 3, true), 4 / 3)).toBe(false)
  expect(isCropped(grid(3, 3, true), null)).toBe(false)
})

test('a wide picture gets lower tiles on a phone, and is not cropped', () => {
  const [square, wide] = [phoneBoard(grid(3, 3), 1), phoneBoard(grid(3, 3), 16 / 9)]
  expect(wide.width).toBe(square.width)
  expect(wide.tile).toBeLessThan(square.tile)
})
