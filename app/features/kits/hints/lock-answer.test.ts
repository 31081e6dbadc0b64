import { expect, test } from 'vitest'
import { fieldTakes } from './lock-answer.ts'

test.each(['', ' ', '-', '\u2013', '\u2212', '.', ',', '/', ' - ', '\u00a0', '\u202f'])(
  'a field of digits takes a code that is set apart by %j whole',
  (separator) => {
    expect(fieldTakes('digits3', ['7', '2', '9'].join(separator))).toBe('729')
    expect(fieldTakes('digits4', ['6', '9', '5', '8'].join(separator))).toBe('6958')
  },
)

test('a field of digits takes no more than the lock has, any other what is typed', () => {
  expect(fieldTakes('digits3', '7290')).toBe('729')
  expect(['word', 'directions', 'paper'].map((lock) => fieldTakes(lock as 'word', 'a-b 1'))).toEqual(
    Array(3).fill('a-b 1'),
  )
})
