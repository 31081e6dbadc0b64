import { DOMParser as XmlParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseOf } from './proof-document.ts'
import type { ProofRow } from './proof-document.ts'
import { readDocx } from './read-docx.ts'
import { textHash, written } from './text-hash.ts'
import { writeDocx } from './write-docx.ts'
import type { ProofText } from './write-docx.ts'

/** Like a browser's, which says nothing. */
class DOMParser extends XmlParser {
  constructor() {
    super({ onError: () => undefined })
  }
}
beforeEach(() => vi.stubGlobal('DOMParser', DOMParser))
afterEach(() => vi.unstubAllGlobals())

const about = { adventure: textHash('adventure'), languages: ['en', 'fr'] as const }

const row = (name: string, ...texts: string[]): ProofRow & { label: string } => ({
  key: textHash(name),
  bases: texts.map(baseOf),
  texts,
  label: name,
})

const textOf = (...rows: (ProofRow & { label: string })[]): ProofText => ({
  title: 'Title',
  intro: ['How to'],
  headings: { text: 'Text', languages: ['English', 'French'] },
  parts: [
    { level: 1, heading: 'A place', rows },
    { level: 2, heading: 'An empty place', rows: [] },
  ],
})

const readBack = (bytes: Uint8Array) => {
  const read = readDocx(bytes)
  if (typeof read === 'string') throw new Error(read)
  return read
}

/** The document after somebody's word processor. */
function edited(bytes: Uint8Array, change: (xml: string) => string): Uint8Array {
  const files = unzipSync(bytes)
  return zipSync({ ...files, 'word/document.xml': strToU8(change(strFromU8(files['word/document.xml']!))) })
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '\u00a0', '\n', '\t', '\r', '&', '<', '>', '"', ']]>', '\u0000', '\ud800'),
  }),
)

test('what is written is read again, whatever the texts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 5 }), (texts) => {
      const rows = texts.map((pair, at) => row(String(at), ...pair))
      const read = readBack(writeDocx(about, textOf(...rows)))
      expect(read).toEqual({
        ...about,
        rows: rows.map(({ key, bases, texts: own }) => ({ key, bases, texts: own.map(written) })),
        strays: [],
      })
    }),
    { numRuns: 300 },
  )
})

const word = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const marked = 'w:id="1" w:author="Ada" w:date="2026-11-30T00:00:00Z"'

const saved: [title: string, inside: string, text: string][] = [
  ['words in several runs', `<w:p>${word('One ')}${word('two')}</w:p>`, 'One two'],
  ['an insertion', `<w:p>${word('One')}<w:ins ${marked}>${word(' two')}</w:ins></w:p>`, 'One two'],
  ['a deletion', `<w:p>${word('One')}<w:del ${marked}><w:r><w:delText> two</w:delText></w:r></w:del></w:p>`, 'One'],
  [
    'words that moved',
    `<w:p><w:moveFrom ${marked}>${word('two ')}</w:moveFrom>${word('One ')}<w:moveTo ${marked}>${word('two')}</w:moveTo></w:p>`,
    'One two',
  ],
  ['two paragraphs', `<w:p>${word('One')}</w:p><w:p>${word('two')}</w:p>`, 'One\ntwo'],
  [
    'a deleted end of a paragraph',
    `<w:p><w:pPr><w:rPr><w:del ${marked}/></w:rPr></w:pPr>${word('One ')}</w:p><w:p>${word('two')}</w:p>`,
    'One two',
  ],
  [
    'a break, a tab and a hyphen',
    `<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/><w:t>c</w:t><w:noBreakHyphen/></w:r></w:p>`,
    'a\nb\tc\u2011',
  ],
  ['a link', `<w:p><w:hyperlink>${word('One')}</w:hyperlink></w:p>`, 'One'],
  ['a field for content', `<w:sdt><w:sdtPr/><w:sdtContent><w:p>${word('One')}</w:p></w:sdtContent></w:sdt>`, 'One'],
  [
    'a picture with words',
    `<w:p>${word('One')}<w:r><w:drawing><wps xmlns="x"><w:txbxContent><w:p>${word('drawn')}</w:p></w:txbxContent></wps></w:drawing></w:r></w:p>`,
    'One',
  ],
  [
    'a table in a cell',
    `<w:p>${word('One')}</w:p><w:tbl><w:tr><w:tc><w:p>${word('two')}</w:p></w:tc></w:tr></w:tbl><w:p/>`,
    'One\ntwo\n',
  ],
  ['nothing', '<w:p/>', ''],
]

test.each(saved)('as a word processor saves it: %s', (_title, inside, text) => {
  const bytes = writeDocx(about, textOf(row('one', 'CELL', 'autre')))
  const cell = /<w:p><w:r><w:rPr><w:lang w:val="en-CA"\/><\/w:rPr><w:t xml:space="preserve">CELL<\/w:t><\/w:r><\/w:p>/u
  const { rows, strays } = readBack(edited(bytes, (xml) => xml.replace(cell, inside)))
  expect([rows.map(({ texts }) => texts), strays]).toEqual([[[text, 'autre']], []])
})

test('rows that were deleted, also as a tracked change, are not read', () => {
  const bytes = writeDocx(
    about,
    textOf(row('one', 'One', 'Un'), row('two', 'Two', 'Deux'), row('three', 'Three', 'Trois')),
  )
  const { rows } = readBack(
    edited(bytes, (xml) => {
      const [before, one, two, three] = xml.split('<w:tr><w:tc>')
      const kept = [before, `<w:trPr><w:del ${marked}/></w:trPr><w:tc>${one}`, three].join('<w:tr>')
      expect(two).toContain('Deux')
      return kept.replace('<w:tr><w:tcPr>', '<w:tr><w:tc><w:tcPr>')
    }),
  )
  expect(rows.map(({ texts }) => texts)).toEqual([['Three', 'Trois']])
})

test('a row without its reference, or with a column less, is told with its words', () => {
  const bytes = writeDocx(about, textOf(row('one', 'One', 'Un'), row('two', 'Two', 'Deux')))
  const { rows, strays } = readBack(
    edited(bytes, (xml) =>
      xml
        .replace(/[0-9a-z]{11}\.[0-9a-z]{7}\.[0-9a-z]{7}/u, '')
        .replace(/<w:tc>(?:(?!<w:tc>).)*Deux(?:(?!<\/w:tc>).)*<\/w:tc>/u, ''),
    ),
  )
  expect([rows, strays]).toEqual([[], ['one | One | Un', 'two | Two']])
})

test('a file that is no document, and a document that is not from here, are told apart', () => {
  const bytes = writeDocx(about, textOf(row('one', 'One', 'Un')))
  expect(readDocx(strToU8('not a zip'))).toBe('noDocument')
  expect(readDocx(zipSync({ 'word/other.xml': strToU8('<a/>') }))).toBe('noDocument')
  expect(readDocx(edited(bytes, (xml) => xml.slice(0, -20)))).toBe('noDocument')
  expect(readDocx(bytes.slice(0, -100))).toBe('noDocument')
  expect(readDocx(edited(bytes, (xml) => xml.replaceAll(/w1-/gu, 'w2-')))).toBe('otherDocument')
})
