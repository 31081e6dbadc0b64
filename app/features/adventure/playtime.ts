import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

export type Playtime = { minutes: number; isGuess: boolean }

/** Uses an estimate until enough players have finished. */
export function playtimeOf(row: {
  averagePlaytimeMinutes: number | null
  expectedMinutes: number | null
}): Playtime | null {
  if (row.averagePlaytimeMinutes !== null) return { minutes: row.averagePlaytimeMinutes, isGuess: false }
  return row.expectedMinutes === null ? null : { minutes: row.expectedMinutes, isGuess: true }
}

export function playtimeText({ minutes, isGuess }: Playtime): string {
  const text = { minutes: formatNumber(minutes) }
  return isGuess ? m.adventure_playtime_about(text) : m.adventure_playtime_minutes(text)
}
