import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

test.each([
  ['The door is shut.', 'The door is open.', 'The door is ', 'shut.', 'open.', ''],
  ['The dor is shut.', 'The door is shut.', 'The ', 'dor', 'door', ' is shut.'],
  ['', 'New', '', '', 'New', ''],
  ['Old', '', '', 'Old', '', ''],
  ['a a a', 'a a', 'a a', ' a', '', ''],
])('from %j to %j it marks whole words', (before, after, start, gone, added, end) => {
  expect(differenceOf(before, after)).toEqual({ start, gone, added, end })
})

test('both texts can be put together from it again', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { start, gone, added, end } = differenceOf(before, after)
      expect([start + gone + end, start + added + end]).toEqual([before, after])
    }),
  )
})
