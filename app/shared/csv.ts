/** At the beginning of a file: without it Excel takes accents in UTF-8 for something else. */
export const csvMark = '\uFEFF'

/** For spreadsheets; lines end as RFC 4180 says. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** A text that a spreadsheet would run as a formula begins with an apostrophe instead. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
