import { serverZone } from '#app/i18n/format.ts'

const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: serverZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The accounting day of a moment: `2026-11-30`. */
export function accountingDay(at: Date): string {
  const { year, month, day } = Object.fromEntries(days.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

/** `2026-11`. */
export const accountingMonth = (at: Date): string => accountingDay(at).slice(0, 7)

/** `2026-11` to `2026-12`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}
