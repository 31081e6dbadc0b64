import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import type { RoomClock } from '#app/features/kits/evening/room/room-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useSince } from '#app/ui/use-live-picture.ts'

type ClockProps = { clock: RoomClock; since: number; className: string }

/** What is left, by the page's own clock since the picture came. */
export function Clock({ clock: { leftMs, runs }, since, className }: ClockProps) {
  const ticked = useSince(since)
  const left = runs ? Math.max(0, leftMs - ticked) : leftMs
  return (
    <p role="timer" aria-label={m.evening_room_left()} className={className}>
      {runs && left === 0 ? m.groups_time_up() : formatCountdown(left)}
    </p>
  )
}
