import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import type { RoomClock } from '#app/features/kits/evening/room/room-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useSince } from '#app/ui/use-live-picture.ts'

type ClockProps = { clock: RoomClock; since: number; className: string }

/** What is left, by the page's own clock since the picture came. */
export function Clock({ clock: { leftMs, runs }, since, className }: ClockProps) {
  const left = useLeft({ leftMs, runs }, since)
  return (
    <p role="timer" aria-label={m.evening_room_left()} className={className}>
      {runs && left === 0 ? (
        <span className="text-[max(1.5rem,0.4em)]">{m.groups_time_up()}</span>
      ) : (
        formatCountdown(left)
      )}
    </p>
  )
}

/** What becomes of the game once its time is up; nothing before. */
export function OnceUp({ clock, since, text }: { clock: RoomClock; since: number; text: string }) {
  const isUp = useLeft(clock, since) === 0 && clock.runs
  return (
    <p role="status" className="font-medium text-brass-ink empty:sr-only">
      {isUp && text}
    </p>
  )
}

function useLeft({ leftMs, runs }: RoomClock, since: number): number {
  const ticked = useSince(since)
  return runs ? Math.max(0, leftMs - ticked) : leftMs
}
