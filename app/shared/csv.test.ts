import { expect, test } from 'vitest'
import { csvLines, csvMark } from './csv.ts'

const cells = (...row: (string | number)[]) => csvLines([row], 'en')

test('the file begins with a UTF-8 byte order mark, and its lines end with CR and LF', () => {
  expect(Buffer.from(csvMark + csvLines([['é'], ['b']], 'en')).toString('hex')).toBe('efbbbfc3a90d0a620d0a')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('%j is written so that no spreadsheet runs it', (text, written) => {
  expect(cells(text)).toBe(`${written}\r\n`)
})

test('commas, quotes and line breaks stay in their cell; numbers are plain', () => {
  expect(cells('Le dîner, "le vrai"', 'a\nb', 12.5, -3, 0)).toBe('"Le dîner, ""le vrai""","a\nb",12.5,-3,0\r\n')
  expect(csvLines([['a;b', 12.5, 'c']], 'fr')).toBe('"a;b";12,5;c\r\n')
})
