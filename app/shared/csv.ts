/** At the start of a file: without it Excel misreads accents in UTF-8. */
export const csvMark = '\uFEFF'

/** For spreadsheets; lines end as in RFC 4180. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** A text that a spreadsheet would run as a formula gets a leading apostrophe. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
