import { expect, test } from 'vitest'
import { jsonSlip, lineAndColumn } from './json-slip.ts'

test.each(['{}', '[]', ' { "a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {} } ', '"text"', '0', '[[[]]]'])(
  '%s is JSON',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow()
    expect(jsonSlip(text)).toBeNull()
  },
)

test.each([
  ['{ "heal": ', 1, 11, null],
  ['{\n  "a": 1,\n}', 3, 1, '}'],
  ['{ "a" 1 }', 1, 7, '1'],
  ['{ a: 1 }', 1, 3, 'a'],
  ["{ 'a': 1 }", 1, 3, "'"],
  ['[1 2]', 1, 4, '2'],
  ['[1,]', 1, 4, ']'],
  ['{"a":1]', 1, 7, ']'],
  ['{} {}', 1, 4, '{'],
  ['[01]', 1, 2, '01'],
  ['[true, oui]', 1, 8, 'oui'],
  ['["open\nended"]', 1, 2, '"'],
  [']', 1, 1, ']'],
  ['', 1, 1, null],
])('%j is invalid, from line %i, column %i on', (text, line, column, found) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(jsonSlip(text)).toMatchObject({ line, column, found })
  expect(lineAndColumn(text, jsonSlip(text)!.at)).toEqual({ line, column })
})

test('it agrees with the browser on any text with a character missing, doubled or moved', () => {
  const whole = '{"a":[1,{"b":"c"}],"d":null}'
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const texts = [...whole].flatMap((sign, at) => [
    whole.slice(0, at) + whole.slice(at + 1),
    whole.slice(0, at) + sign + whole.slice(at),
    ...[...'{}[],:"1'].map((other) => whole.slice(0, at) + other + whole.slice(at + 1)),
  ])
  for (const text of texts) expect([text, jsonSlip(text) === null]).toEqual([text, isJson(text)])
})
