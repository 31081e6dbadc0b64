import { expect, test } from 'vitest'
import { numberedNames } from './numbered-names.ts'

test('names that stand several times in a list are numbered, others are not', () => {
  expect(numberedNames(['Key', 'Key'], ['Item', 'Puzzle'])).toEqual(['Key', 'Key'])
  expect(numberedNames(['Door', 'Lamp', 'Door'])).toEqual(['Door (1 of 2)', 'Lamp', 'Door (2 of 2)'])
})
