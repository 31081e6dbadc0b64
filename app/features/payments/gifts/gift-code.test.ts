import { expect, test } from 'vitest'
import { newGiftCode, readGiftCode, showGiftCode } from './gift-code.ts'

test('a code has 80 bits: sixteen of 32 characters, all of which occur, and none easily confused', () => {
  const codes = Array.from({ length: 1_000 }, newGiftCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect([...new Set(codes.join(''))].sort().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ')
  expect(codes.filter((code) => !/^[2-9A-HJ-NP-Z]{16}$/.test(code))).toEqual([])
})

test('every code can be read back as it is displayed', () => {
  for (const code of Array.from({ length: 100 }, newGiftCode)) expect(readGiftCode(showGiftCode(code))).toBe(code)
})

test.each([
  '7K4M-Q2VX-AB3C-D9EF',
  '7k4m q2vx ab3c d9ef',
  ' 7K4MQ2VXAB3CD9EF ',
  '７Ｋ４ＭＱ２ＶＸAB3CD9EF',
  '7K4M–Q2VX—AB3C.D9EF',
])('%s is the code that people mean by it', (typed) => expect(readGiftCode(typed)).toBe('7K4MQ2VXAB3CD9EF'))

test.each([
  '',
  '7K4M-Q2VX-AB3C-D9E',
  '7K4M-Q2VX-AB3C-D9EFF',
  '0K4M-Q2VX-AB3C-D9EF',
  'OK4MQ2VXAB3CD9EF',
  "' or 1=1 --------",
])('%j cannot be a code', (typed) => expect(readGiftCode(typed)).toBeUndefined())
