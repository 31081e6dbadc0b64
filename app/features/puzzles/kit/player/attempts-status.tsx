import { m } from '#app/i18n/generated/messages.js'
import { AtHand } from '#app/features/puzzles/kit/object/in-place.tsx'
import { formatCountdown } from './use-countdown.ts'

interface AttemptsStatusProps {
  attemptsLeft: number
  /** The length of the pause when it was announced, in ms; 0 without one. */
  pausedForMs: number
  leftMs: number
}

export function AttemptsStatus({ attemptsLeft, pausedForMs, leftMs }: AttemptsStatusProps) {
  const paused = leftMs > 0
  const said = paused
    ? m.puzzles_pause_began({ count: Math.ceil(pausedForMs / 1000) })
    : pausedForMs > 0
      ? m.puzzles_pause_over()
      : ''
  return (
    <AtHand>
      <div className="min-h-7 text-center">
        {paused ? (
          <p role="timer" className="font-semibold text-warning-ink tabular-nums">
            {m.puzzles_pause({ time: formatCountdown(leftMs) })}
          </p>
        ) : (
          <p role="status" className="text-muted">
            {m.puzzles_attempts_left({ count: attemptsLeft })}
          </p>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </AtHand>
  )
}
