import Hourglass from 'lucide-react/icons/hourglass'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { formatCountdown, useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { momentReached } from '#app/features/play/screens/moments.ts'
import { Button } from '#app/ui/button.tsx'

type TimeLimitProps = { puzzle: PuzzleProjection; busy: boolean; onRestart: () => void }

/** Shown every second, but announced only now and then. */
export function TimeLimit({ puzzle, busy, onRestart }: TimeLimitProps) {
  const left = useTimeLeft(puzzle.timeLeftMs ?? 0, puzzle)
  const [first, setFirst] = useState(left)
  // The time was restarted
  if (left > first) setFirst(left)
  if (puzzle.timeLeftMs === null || puzzle.solved) return null
  const isOver = left === 0
  const moment = momentReached(first, left)
  return (
    <div className="grid justify-items-center gap-2">
      {!isOver && (
        <p role="timer" className="inline-flex items-center gap-2 font-semibold text-warning-ink tabular-nums">
          <Hourglass aria-hidden="true" className="size-5" />
          {m.play_time_left({ time: formatCountdown(left) })}
        </p>
      )}
      <p role="status" className={isOver ? 'font-semibold text-warning-ink' : 'sr-only'}>
        {isOver ? m.play_time_up() : moment === null ? '' : m.play_time_left({ time: formatDuration(moment) })}
      </p>
      {isOver && (
        <Button variant="primary" loading={busy} aria-disabled={busy || undefined} onClick={() => !busy && onRestart()}>
          {m.play_restart_puzzle()}
        </Button>
      )}
    </div>
  )
}
