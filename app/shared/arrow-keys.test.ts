import { expect, test } from 'vitest'
import { stepIn } from './arrow-keys.ts'

test('arrow keys move from cell to cell and stop at the edges', () => {
  const size = [3, 4] as const
  expect(stepIn([1, 1], 'ArrowUp', size)).toEqual([0, 1])
  expect(stepIn([0, 1], 'ArrowUp', size)).toEqual([0, 1])
  expect(stepIn([2, 1], 'ArrowDown', size)).toEqual([2, 1])
  expect(stepIn([1, 3], 'ArrowRight', size)).toEqual([1, 3])
  expect(stepIn([1, 2], 'ArrowLeft', size)).toEqual([1, 1])
  expect([stepIn([1, 2], 'Home', size), stepIn([1, 2], 'End', size), stepIn([1, 2], 'a', size)]).toEqual([
    [1, 0],
    [1, 3],
    null,
  ])
})
