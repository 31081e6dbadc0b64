import { expect, test } from 'vitest'
import { newJoinCode, readJoinCode, showJoinCode } from './join-code.ts'

test('a code has 40 bits: eight of 32 characters, all of which occur', () => {
  const codes = Array.from({ length: 2_000 }, newJoinCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(codes.join('')).size).toBe(32)
  expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toEqual([])
})

test('every code is read back from the way it is displayed', () => {
  for (const code of Array.from({ length: 100 }, newJoinCode)) expect(readJoinCode(showJoinCode(code))).toBe(code)
})

test.each(['7K4M-0Q1V', '7k4m 0q1v', ' 7K4M0Q1V ', '7k4m–oqlv', '7K4MOQIV', '7-K-4-M-o-q-i-v', '７Ｋ４Ｍ０Ｑ１Ｖ'])(
  '%s is the code that people mean',
  (typed) => {
    expect(readJoinCode(typed)).toBe('7K4M0Q1V')
  },
)

test('the short code of an adventure is typed in the same place', () => {
  expect(readJoinCode('6789b-cdfgh')).toBe('6789BCDFGH')
})

test.each([
  '',
  '7K4M0Q1',
  '7K4M0Q1V00',
  '6789BCDFG',
  '7K4M0Q1VV',
  '7K4M0Q1U',
  'é K4M0Q1V',
  '../7K4M0Q1V/..//x',
  '7K4M0Q1\u0000',
])('%j cannot be a code', (typed) => {
  expect(readJoinCode(typed)).toBeUndefined()
})
