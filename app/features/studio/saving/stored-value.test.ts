import { describe, expect, test } from 'vitest'
import { holdsSent, isNothing, isStoredAlike, storedAt } from './stored-value.ts'

describe('values as the server stores them', () => {
  test('an empty text, list or object is nothing, as is what is absent; no and zero are something', () => {
    expect([undefined, null, '', [], {}].every(isNothing)).toBe(true)
    expect([false, 0, ' ', [''], { a: '' }].some(isNothing)).toBe(false)
  })

  test('texts are trimmed and what is empty goes away, in lists and objects too', () => {
    expect(isStoredAlike({ a: [' x'], b: '' }, { a: ['x'] })).toBe(true)
    expect(isStoredAlike(undefined, {})).toBe(true)
    expect(isStoredAlike(['x'], ['x', 'y'])).toBe(false)
    expect(isStoredAlike({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  })

  test('what was sent is held by an object that has more, and by no translation when all its texts were taken away', () => {
    expect(holdsSent({ a: 1, b: 2 }, { a: 1 })).toBe(true)
    expect([holdsSent(undefined, { fr: { title: '' } }), holdsSent(null, { fr: { title: '' } })]).toEqual([true, true])
    expect(holdsSent({ a: 1 }, { a: 2 })).toBe(false)
  })

  test('a picture is sent by its id', () => {
    expect(storedAt({ image: { id: 'a' } }, 'imageAssetId')).toBe('a')
    expect(storedAt({ image: null }, 'imageAssetId')).toBeNull()
    expect(storedAt({ imageAssetId: 'b' }, 'imageAssetId')).toBe('b')
  })
})
