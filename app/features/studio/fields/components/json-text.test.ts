import { expect, test } from 'vitest'
import { parseJson, readJsonList, readJsonObject, unreadableText } from './json-text.ts'

test('JSON of the right shape is read', () => {
  expect(parseJson('{ "heal": 20 }', readJsonObject)).toEqual({ heal: 20 })
  expect(parseJson('[{ "with_item_id": "b" }]', readJsonList)).toEqual([{ with_item_id: 'b' }])
})

test('an empty text is an empty object or list', () => {
  expect(parseJson('  ', readJsonObject)).toEqual({})
  expect(parseJson('', readJsonList)).toEqual([])
})

test.each(['{', '[]', '"text"', 'null', '12'])('%s is not an object', (text) =>
  expect(parseJson(text, readJsonObject)).toBeNull(),
)
test.each(['{}', '[1]', '[[]]', '['])('%s is not a list of objects', (text) =>
  expect(parseJson(text, readJsonList)).toBeNull(),
)

test('a refused text is explained by the position of its error, or by the expected shape', () => {
  expect(unreadableText('{\n  "heal" 20\n}', readJsonObject)).toMatch(/^Line 2, column 10: “20” can’t be here\./)
  expect(unreadableText('[', readJsonList)).toMatch(/^Line 1, column 2: the text ends too early\./)
  expect(unreadableText('[]', readJsonObject)).toMatch(/^This must be in curly brackets: \{ … \}\./)
  expect(unreadableText('{}', readJsonList)).toMatch(/^This must be a list of objects: \[ \{ … \} \]\./)
})
