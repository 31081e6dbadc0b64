import { useState } from 'react'
import type { RunProjection } from '#app/features/engine/projection.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

type Standing = Pick<RunProjection, 'halted' | 'limitLeftMs' | 'puzzlesSolved' | 'puzzlesInAll' | 'score' | 'runMs'>

type Why = 'paused' | 'ended' | 'outOfTime'

const titles: Record<Why, () => string> = {
  paused: m.groups_status_paused,
  ended: m.groups_over,
  outOfTime: m.groups_time_up,
}
const texts: Record<Why, () => string> = {
  paused: m.groups_paused_text,
  ended: m.groups_ended_text,
  outOfTime: m.groups_time_up_text,
}

/** Says over everything else that the session takes no moves now. Put away, the game can still be looked at. */
export function GroupHalt({ view, told }: { view: Standing; told: unknown }) {
  const leftMs = useTimeLeft(view.limitLeftMs ?? 0, told)
  const why = view.halted ?? (view.limitLeftMs !== null && leftMs === 0 ? 'outOfTime' : null)
  const [away, putAway] = useState<Why | null>(null)
  if (away !== null && away !== why) putAway(null)
  if (why === null || why === away) return null
  return (
    <Modal title={titles[why]()} look="parchment" onClose={() => putAway(why)}>
      <p className="text-lg">{texts[why]()}</p>
      {why === 'ended' && (
        <ul role="list" className="grid gap-1 font-semibold">
          <li>{m.play_progress({ solved: view.puzzlesSolved, all: view.puzzlesInAll })}</li>
          <li>{m.play_points({ count: view.score })}</li>
          <li>{formatDuration(view.runMs)}</li>
        </ul>
      )}
      <div>
        <Button variant="primary" onClick={() => putAway(why)}>
          {m.common_close()}
        </Button>
      </div>
    </Modal>
  )
}
