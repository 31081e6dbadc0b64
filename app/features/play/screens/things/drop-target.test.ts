import { expect, test } from 'vitest'
import { panAtEdge } from './drop-target.ts'

test('an item held at the edge of the stage pans it, the faster the nearer to the edge', () => {
  expect(panAtEdge(400, 0, 800)).toBe(0)
  expect(panAtEdge(790, 0, 800)).toBeGreaterThan(panAtEdge(760, 0, 800))
  expect(panAtEdge(760, 0, 800)).toBeGreaterThan(0)
  expect(panAtEdge(10, 0, 800)).toBe(-panAtEdge(790, 0, 800))
})

test('outside the stage and over the tray nothing pans; the middle of a narrow one is still', () => {
  expect(panAtEdge(-1, 0, 800)).toBe(0)
  expect(panAtEdge(801, 0, 800)).toBe(0)
  expect(panAtEdge(50, 0, 100)).toBe(0)
})
