/** For spreadsheets: UTF-8 with its mark, or Excel takes accents for something else; lines end as RFC 4180 says. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

/** A text that a spreadsheet would run as a formula begins with an apostrophe instead. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
