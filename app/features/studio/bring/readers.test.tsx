import { DOMParser as XmlParser } from '@xmldom/xmldom'
import { zipSync } from 'fflate'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textHash } from '#app/features/studio/proofs/text-hash.ts'
import { writeDocx } from '#app/features/studio/proofs/write-docx.ts'
import { m } from '#app/i18n/generated/messages.js'
import { readFiles } from './readers.ts'

beforeEach(() =>
  vi.stubGlobal(
    'DOMParser',
    class extends XmlParser {
      constructor() {
        super({ onError: () => undefined })
      }
    },
  ),
)
afterEach(() => vi.unstubAllGlobals())

const document = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'Texts.DOCX')

test('corrected texts that are dropped where no adventure is open are told where they go', async () => {
  const about = { adventure: textHash('adventure'), languages: ['en'] as const }
  const headings = { text: 'Text', languages: ['English'] }
  const row = { key: textHash('name'), bases: ['0000000'], texts: ['Hall'], label: 'Name' }
  const parts = [{ level: 1 as const, heading: 'Hall', rows: [row] }]
  const read = await readFiles([document(writeDocx(about, { title: '', intro: [], headings, parts }))])
  if (!('show' in read)) throw new Error(read.text)
  expect(renderToStaticMarkup(read.show(() => {}))).toContain(m.bring_proof_where())
})

test.each([
  ['that is damaged', new TextEncoder().encode('PK, and nothing else'), m.proofs_no_document],
  [
    'of something else',
    zipSync({ 'word/document.xml': new TextEncoder().encode('<document/>') }),
    m.proofs_other_document,
  ],
])('a document %s is not taken, with words for it', async (_what, bytes, text) => {
  expect(await readFiles([document(bytes)])).toEqual({ text: text() })
})
