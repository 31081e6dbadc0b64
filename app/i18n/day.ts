import { serverZone } from './format.ts'

// Canada writes the year first
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: serverZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Montréal, as `2026-11-23`, by which all figures are kept. */
export const dayOf = (time: Date): string => parts.format(time)
