import { expect, test } from 'vitest'
import { isStorableJson, isStorableText } from './storable.ts'

test.each(['', 'plain', 'Élise 🐇', '\n\t'])('%j can be stored', (text) => {
  expect(isStorableText(text)).toBe(true)
})

test.each(['a\u0000', '\ud83d', '\udc00x'])('%j cannot be stored', (text) => {
  expect(isStorableText(text)).toBe(false)
  expect(isStorableJson({ deep: [{ in: text }] })).toBe(false)
  expect(isStorableJson({ [text]: 1 })).toBe(false)
})

test('depth and number of parts are limited, however deep the input goes', () => {
  const nest = (levels: number) => {
    let value: unknown = 1
    for (let level = 1; level < levels; level++) value = [value]
    return value
  }
  expect(isStorableJson(nest(16))).toBe(true)
  expect(isStorableJson(nest(17))).toBe(false)
  expect(isStorableJson(nest(100_000))).toBe(false)
  expect(isStorableJson(Array.from({ length: 4_999 }, () => 0))).toBe(true)
  expect(isStorableJson(Array.from({ length: 5_000 }, () => 0))).toBe(false)
})
