import { expect, test } from 'vitest'
import { rowOf, secondPressMs } from './second-press.ts'

const first = { at: { x: 100, y: 100 }, ended: 1_000, there: new Set(['door']) }

test.each([30, 150, 300, 450])('a press %i ms after another in the same place continues its series', (pause) => {
  expect(rowOf(first, { x: 103, y: 98, by: 'mouse', began: 1_000 + pause })).toBe(first)
})

test('a later press, or one elsewhere, starts a new series', () => {
  expect(rowOf(first, { x: 100, y: 100, by: 'mouse', began: 1_001 + secondPressMs })).toBe(null)
  expect(rowOf(first, { x: 130, y: 100, by: 'mouse', began: 1_100 })).toBe(null)
  expect(rowOf(null, { x: 100, y: 100, by: 'mouse', began: 1_100 })).toBe(null)
})

test('a finger may land beside its first place', () => {
  expect(rowOf(first, { x: 125, y: 115, by: 'finger', began: 1_200 })).toBe(first)
})
