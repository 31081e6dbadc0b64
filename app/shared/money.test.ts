import { expect, test } from 'vitest'
import { isTooMuch, parsePrice, priceInput } from './money.ts'

test.each([
  ['0', 0],
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  [' $4.99 ', 499],
  ['4,99 $', 499],
  // 4.35 * 100 is 434.99999999999994 in floating point
  ['4.35', 435],
  ['9999.99', 999_999],
])('%s is %d cents', (typed, cents) => {
  expect(parsePrice(typed)).toBe(cents)
})

test.each(['', '-1', '1.005', '1e3', 'free', '10000.00', '1,000.00', '٣', '.5', 'NaN', '0x10'])(
  '%j is not a price',
  (typed) => {
    expect(parsePrice(typed)).toBeNull()
  },
)

test.each([
  ['9999.99', false],
  ['10000.00', true],
  ['$99999999999', true],
  ['1,000.00', false],
  ['-10000', false],
  ['', false],
])('%j is more than may be charged: %s', (typed, tooMuch) => {
  expect(isTooMuch(typed)).toBe(tooMuch)
})

test.each([0, 5, 50, 1250, 999_999])('%d cents survive the field that shows them', (cents) => {
  expect(parsePrice(priceInput(cents))).toBe(cents)
})
