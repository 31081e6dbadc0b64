import { expect, test } from 'vitest'
import { isId, newId } from './ids.ts'

test('thousands of ids of one millisecond sort in creation order, without duplicates', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id holds its millisecond, its version and its variant', () => {
  const before = Date.now()
  const id = newId()
  expect(isId(id)).toBe(true)
  expect(id[14]).toBe('7')
  expect('89ab').toContain(id[19])
  // Ids created earlier may have borrowed a few milliseconds
  expect(Math.abs(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - before)).toBeLessThan(1_000)
})
