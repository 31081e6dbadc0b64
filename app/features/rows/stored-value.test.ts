import { describe, expect, test } from 'vitest'
import { isNothing, isStoredAlike } from './stored-value.ts'

describe('values as the server stores them', () => {
  test('an empty text, list or object counts as nothing, like undefined; false and zero do not', () => {
    expect([undefined, null, '', [], {}].every(isNothing)).toBe(true)
    expect([false, 0, ' ', [''], { a: '' }].some(isNothing)).toBe(false)
  })

  test('texts are trimmed and empty values dropped, in lists and objects too', () => {
    expect(isStoredAlike({ a: [' x'], b: '' }, { a: ['x'] })).toBe(true)
    expect(isStoredAlike(undefined, {})).toBe(true)
    expect(isStoredAlike(['x'], ['x', 'y'])).toBe(false)
    expect(isStoredAlike({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  })

  test('a date is not empty, and equals only the same date', () => {
    expect(isStoredAlike(new Date(1), new Date(1))).toBe(true)
    expect(isStoredAlike(new Date(1), new Date(2))).toBe(false)
    expect(isStoredAlike(null, new Date(1))).toBe(false)
  })
})
