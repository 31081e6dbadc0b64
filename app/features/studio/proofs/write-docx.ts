import { strToU8, zipSync } from 'fflate'
import type { Locale } from '#app/i18n/locale.ts'
import { markOf, referenceOf } from './proof-document.ts'
import type { ProofDocument, ProofRow } from './proof-document.ts'
import { written } from './text-hash.ts'

export type ProofText = {
  title: string
  /** What to do with it. */
  intro: readonly string[]
  headings: { text: string; languages: readonly string[] }
  parts: readonly { level: 1 | 2; heading: string; rows: readonly (ProofRow & { label: string })[] }[]
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const plainFiles = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'word/styles.xml': `${head}<w:styles xmlns:w="${main}"><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="60"/></w:pPr><w:rPr><w:sz w:val="22"/></w:rPr></w:style>${headingStyle('Title', 'Title', 40)}${headingStyle('Heading1', 'heading 1', 30, 0)}${headingStyle('Heading2', 'heading 2', 24, 1)}</w:styles>`,
}

function headingStyle(id: string, name: string, size: number, level?: number): string {
  const outline = level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/>${outline}</w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`
}

/** In twentieths of a point, on letter paper lying down. */
const widths = { reference: 1300, label: 2100, texts: 10_400 }

/** Spelling is checked in the language of the column. */
const spelling: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' }

/** A document for word processors: a table for each part, the languages side by side. */
export function writeDocx(document: Omit<ProofDocument, 'rows' | 'strays'>, text: ProofText): Uint8Array<ArrayBuffer> {
  const body = [
    paragraph(text.title, { style: 'Title' }),
    ...text.intro.map((line) => paragraph(line)),
    ...text.parts.flatMap(({ level, heading, rows }) => [
      paragraph(heading, { style: `Heading${level}` }),
      ...(rows.length > 0 ? [table(document, text.headings, rows)] : []),
    ]),
    '<w:p/>',
    '<w:sectPr><w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr>',
  ].join('')
  const files = {
    ...plainFiles,
    'word/document.xml': `${head}<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))
}

type Look = { style?: string; bold?: boolean; small?: boolean; language?: Locale }

function table(
  document: Omit<ProofDocument, 'rows' | 'strays'>,
  headings: ProofText['headings'],
  rows: ProofText['parts'][number]['rows'],
): string {
  const { languages } = document
  const each = Math.floor(widths.texts / languages.length)
  const columns = [widths.reference, widths.label, ...languages.map(() => each)]
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`).join('')
  const cell = (at: number, inside: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${columns[at]}" w:type="dxa"/></w:tcPr>${inside}</w:tc>`
  const top = [markOf(document), headings.text, ...headings.languages].map((text, at) =>
    cell(at, paragraph(text, at === 0 ? { small: true } : { bold: true })),
  )
  const lines = rows.map((row) =>
    [
      cell(0, paragraph(referenceOf(row), { small: true })),
      cell(1, paragraph(row.label)),
      ...row.texts.map((text, at) => cell(at + 2, paragraphs(text, languages[at]!))),
    ].join(''),
  )
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${columns.reduce((a, b) => a + b)}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr>`,
    `<w:tblGrid>${columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
    `<w:tr><w:trPr><w:tblHeader/></w:trPr>${top.join('')}</w:tr>`,
    ...lines.map((line) => `<w:tr>${line}</w:tr>`),
    '</w:tbl>',
  ].join('')
}

/** Each line of a text is a paragraph, as a word processor makes them. */
const paragraphs = (text: string, language: Locale): string =>
  written(text)
    .split('\n')
    .map((line) => paragraph(line, { language }))
    .join('')

function paragraph(text: string, { style, bold, small, language }: Look = {}): string {
  const look = [
    bold ? '<w:b/>' : '',
    language ? '' : '<w:noProof/>',
    small ? '<w:color w:val="999999"/><w:sz w:val="12"/>' : '',
    language ? `<w:lang w:val="${spelling[language]}"/>` : '',
  ].join('')
  const words = written(text)
    .split('\t')
    .map((part) => (part === '' ? '' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`))
    .join('<w:tab/>')
  const run = words === '' ? '' : `<w:r><w:rPr>${look}</w:rPr>${words}</w:r>`
  return `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${run}</w:p>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
