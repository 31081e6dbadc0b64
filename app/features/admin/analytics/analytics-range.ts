import { dayOf } from '#app/i18n/day.ts'

/** Whole days in Montréal, both inclusive. */
export type Range = { from: string; to: string }

export const presets = [7, 30, 90, 365] as const
const usual = 30
/** Rows of a list on the page; its file has more. */
export const shownRows = 25
/** Figures by day are kept for 400 days. */
export const mostDays = 400

const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
export const dayAfter = (day: string, days: number): string =>
  new Date(atNoon(day) + days * dayMs).toISOString().slice(0, 10)
export const daysIn = ({ from, to }: Range): number => Math.round((atNoon(to) - atNoon(from)) / dayMs) + 1

const dayIn = (asked: string | null): string | null =>
  asked !== null && dayPattern.test(asked) && dayAfterOrNull(asked) === asked ? asked : null

/** `2026-02-30` is not a day. */
function dayAfterOrNull(day: string): string | null {
  const at = atNoon(day)
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10)
}

export const lastDays = (days: number, today: string): Range => ({ from: dayAfter(today, 1 - days), to: today })

/** From `from` and `to` of an address, which anybody may have typed: in order, not after today, 400 days at most. */
export function rangeOf(query: URLSearchParams, now = new Date()): Range {
  const today = dayOf(now)
  const asked = [dayIn(query.get('from')), dayIn(query.get('to'))] as const
  const [from, to] = asked[0] !== null && asked[1] !== null && asked[0] > asked[1] ? [asked[1], asked[0]] : asked
  if (from === null && to === null) return lastDays(usual, today)
  const last = [to ?? today, today].toSorted()[0]!
  const first = [from ?? dayAfter(last, 1 - usual), last].toSorted()[0]!
  return { from: [first, dayAfter(last, 1 - mostDays)].toSorted()[1]!, to: last }
}

/** The same number of days right before, for comparison. */
export const rangeBefore = (range: Range): Range => ({
  from: dayAfter(range.from, -daysIn(range)),
  to: dayAfter(range.from, -1),
})

/** Null when there was nothing to grow from. */
export const growthOf = (now: number, before: number): number | null => (before > 0 ? (now - before) / before : null)

export const analyticsPath = (range: Range, file?: { of: string }): string =>
  `/admin/analytics${file ? '.csv' : ''}?from=${range.from}&to=${range.to}${file ? `&of=${file.of}` : ''}`
