import { hasBegun } from '#app/features/play/groups/board.ts'
import type { BoardTeam, TeamClock } from '#app/features/play/groups/board.ts'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { m } from '#app/i18n/generated/messages.js'

export const runMsOf = ({ runMs, ticks }: TeamClock, ago: number): number =>
  Math.floor((runMs + (ticks ? ago : 0)) / 1000) * 1000

/** Null where nothing runs out. */
export function leftText({ standing, clock: { leftMs, ticks } }: BoardTeam, ago: number): string | null {
  if (leftMs === null || !hasBegun({ standing }) || standing === 'finished') return null
  return formatCountdown(Math.max(0, leftMs - (ticks ? ago : 0)))
}

const minute = 60_000

/** By the minute: a number that runs would draw the eye. */
export function quietText({ quietMs }: TeamClock, ago: number): string {
  if (quietMs === null) return '–'
  const minutes = Math.floor((quietMs + ago) / minute)
  return minutes === 0 ? m.groups_just_now() : m.groups_ago({ time: formatDuration(minutes * minute) })
}
