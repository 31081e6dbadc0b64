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
