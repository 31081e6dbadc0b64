import { expect, test } from 'vitest'
import { isPutDown } from './use-put-down.ts'

test('a sheet pulled far, or flung, is put down; one that hardly moved springs back', () => {
  expect(isPutDown(120, 0)).toBe(true)
  expect(isPutDown(30, 1.2)).toBe(true)
  expect(isPutDown(30, 0.1)).toBe(false)
  expect(isPutDown(2, 3)).toBe(false)
})
