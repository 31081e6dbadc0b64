import { expect, test } from 'vitest'
import { afterRefusal } from './entry.ts'

test.each([
  ['the next digit after a wrong code begins another', '12345', '1234', true, '5'],
  ['a digit that is taken off a wrong code leaves the others', '123', '1234', true, '123'],
  ['what was not refused goes on', '12345', '1234', false, '12345'],
  ['another code in its place stays whole', '987', '1234', true, '987'],
])('%s', (_, keyed, code, refused, kept) => {
  expect(afterRefusal(keyed, code, refused)).toBe(kept)
})
