import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLines, csvMark, readCsv } from './csv.ts'

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

describe('a table that is read', () => {
  test.each([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, with commas inside',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\r\n1\t2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a separator that is said', 'sep=|\r\na|b,c,d', [['a', 'b,c,d']]],
    ['a separator within quotes', '"a;b;c",d', [['a;b;c', 'd']]],
    ['a mark of the encoding', '\uFEFFa,b', [['a', 'b']]],
    ['quotes and line ends in a cell', '"say ""hi""\r\nthere",b', [['say "hi"\r\nthere', 'b']]],
    ['a space before a quotation mark', 'a, "b,c"', [['a', 'b,c']]],
    ['a quotation mark within words', 'a,5" nail', [['a', '5" nail']]],
    [
      'empty cells and rows without any text',
      'a,,\n\n , \n,b,',
      [
        ['a', '', ''],
        ['', 'b', ''],
      ],
    ],
    ['old line ends', 'a\rb', [['a'], ['b']]],
    ['nothing', '', []],
  ])('has %s', (_what, text, cells) => {
    const rows = readCsv(text)
    expect('unclosed' in rows ? rows : rows.map((row) => row.cells)).toEqual(cells)
  })

  test('knows the line of each row, and of a quotation mark that stays open', () => {
    const rows = readCsv('a,b\n"1\n2",3\n\n4,5')
    expect('unclosed' in rows ? rows : rows.map(({ line }) => line)).toEqual([1, 2, 5])
    expect(readCsv('a,b\n\n1,"2\n3')).toEqual({ unclosed: 3 })
  })

  test('is the same as the one that was written', () => {
    // A leading sign of a formula gets an apostrophe, and texts of spaces alone make no row
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', '\n', ' ') })
    const cell = text.map((rest) => `x${rest}`)
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
    fc.assert(
      fc.property(table, fc.constantFrom('en' as const, 'fr' as const), (rows, language) => {
        const head = rows[0]!.map((_, at) => `c${at}`)
        const read = readCsv(csvMark + csvLines([head, ...rows], language))
        expect('unclosed' in read ? read : read.map(({ cells }) => cells)).toEqual([head, ...rows])
      }),
    )
  })
})
