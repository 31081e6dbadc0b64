/** At the start of a file: without it Excel misreads accents in UTF-8. */
export const csvMark = '\uFEFF'

type Signs = { column: ',' | ';'; decimal: '.' | ',' }

/** What a spreadsheet in a language expects between columns and in numbers. */
const signsOf: Record<'en' | 'fr', Signs> = {
  en: { column: ',', decimal: '.' },
  fr: { column: ';', decimal: ',' },
}

/** For spreadsheets; lines end as in RFC 4180. */
export function csvLines(rows: readonly (readonly (string | number)[])[], language: 'en' | 'fr'): string {
  const { column, decimal } = signsOf[language]
  return rows.map((row) => `${row.map((value) => cellOf(value, decimal)).join(column)}\r\n`).join('')
}

/** A text that a spreadsheet would run as a formula gets a leading apostrophe. */
function cellOf(value: string | number, decimal: Signs['decimal']): string {
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const harmless = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** `line`: where the row begins in its file, from 1. */
export type CsvRow = { line: number; cells: string[] }

const separators = [',', ';', '\t']

/** Rows without any text are left out. The separator is what the first row has most of, or what `sep=` says.
 * @returns `unclosed`: the line of a quotation mark that nothing closes */
export function readCsv(file: string): CsvRow[] | { unclosed: number } {
  const text = file.replace(/^\uFEFF/, '')
  const said = /^sep=([,;:|\t])\r?\n/i.exec(text)
  const column = said?.[1] ?? separatorOf(text)
  const rows: CsvRow[] = []
  let at = said?.[0].length ?? 0
  let line = said ? 2 : 1
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] }
    for (let ends = false; !ends;) {
      let cell = ''
      const quote = /^ *"/.exec(text.slice(at, at + 50))
      if (quote) {
        const read = quoted(text, at + quote[0].length)
        if (!read) return { unclosed: line }
        cell = read.cell
        line += cell.split('\n').length - 1
        at = read.end
      }
      let end = at
      while (end < text.length && !['\n', '\r', column].includes(text[end]!)) end++
      row.cells.push(cell + text.slice(at, end))
      ends = text[end] !== column
      at = end + (ends && text.startsWith('\r\n', end) ? 2 : 1)
    }
    line++
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row)
  }
  return rows
}

function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  return separators.toSorted((one, other) => head.split(other).length - head.split(one).length)[0]!
}

/** From behind a quotation mark to behind the one that closes it; two in a row stand for one. */
function quoted(text: string, from: number): { cell: string; end: number } | null {
  const parts: string[] = []
  for (let at = from; ;) {
    const end = text.indexOf('"', at)
    if (end < 0) return null
    parts.push(text.slice(at, end))
    if (text[end + 1] !== '"') return { cell: parts.join('"'), end: end + 1 }
    at = end + 2
  }
}
