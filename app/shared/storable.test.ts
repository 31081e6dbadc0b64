import { expect, test } from 'vitest'
import { isOneLine, isStorableJson, isStorableText, toOneLine } from './storable.ts'

test.each(['', 'plain', 'Élise 🐇', '\n\t'])('%j can be stored', (text) => {
  expect(isStorableText(text)).toBe(true)
})

test.each(['a\u0000', '\ud83d', '\udc00x'])('%j cannot be stored', (text) => {
  expect(isStorableText(text)).toBe(false)
  expect(isStorableJson({ deep: [{ in: text }] })).toBe(false)
  expect(isStorableJson({ [text]: 1 })).toBe(false)
})

test.each([
  ['Ada\r\nBcc: eve', 'Ada Bcc: eve'],
  ['a\u0000b', 'a b'],
  ['a\u2028b\u2029c', 'a b c'],
  ['a\u0085b', 'a b'],
  ['\ud83d', '\ufffd'],
])('%j is not one storable line; it becomes %j', (text, line) => {
  expect(isOneLine(text)).toBe(false)
  expect(toOneLine(text)).toBe(line)
  expect(isOneLine(line)).toBe(true)
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
