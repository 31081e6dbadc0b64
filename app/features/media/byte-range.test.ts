import { expect, test } from 'vitest'
import { namesTag, parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { kind: 'part', start: 0, end: 0 }],
  ['bytes=0-', { kind: 'part', start: 0, end: 99 }],
  ['bytes=90-200', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-10', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-1000', { kind: 'part', start: 0, end: 99 }],
  ['bytes=100-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=9-3', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['bytes=1e3-', { kind: 'whole' }],
  ['bytes=99999999999999999999-', { kind: 'whole' }],
  ['items=0-1', { kind: 'whole' }],
  ['', { kind: 'whole' }],
  [null, { kind: 'whole' }],
])('for a file of 100 bytes, %j asks for %j', (header, asked) => {
  expect(parseRange(header, 100)).toEqual(asked)
})

test('an empty file has no first byte', () => {
  expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' })
  expect(parseRange('bytes=-5', 0)).toEqual({ kind: 'unsatisfiable' })
})

test('an entity tag is found in a list, weak or strong, and by a star', () => {
  expect(namesTag('"a", W/"b"', '"b"')).toBe(true)
  expect(namesTag('*', '"b"')).toBe(true)
  expect(namesTag('"c"', '"b"')).toBe(false)
  expect(namesTag(null, '"b"')).toBe(false)
})
