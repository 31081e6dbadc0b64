import Eye from 'lucide-react/icons/eye'
import Pause from 'lucide-react/icons/pause'
import Repeat from 'lucide-react/icons/repeat'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useStillness } from '#app/features/puzzles/kit/player/stillness.ts'
import { Button } from '#app/ui/button.tsx'
import { turnEveryMs } from '#app/features/puzzles/types/video_difference/rules/limits.ts'

/** Stills alternate slowly enough that nothing flashes; people who prefer less motion switch them manually. */
export function BlinkButtons({ isSecond, onTurn }: { isSecond: boolean; onTurn: (second: boolean) => void }) {
  const [isBlinking, setBlinking] = useState(false)
  const isStill = useStillness()
  const blinks = isBlinking && !isStill
  const turn = useEffectEvent(() => onTurn(!isSecond))
  useEffect(() => {
    if (!blinks) return
    const timer = setInterval(turn, turnEveryMs)
    return () => clearInterval(timer)
  }, [blinks])
  return (
    <>
      <Button
        size="small"
        className="min-h-11"
        onClick={() => {
          setBlinking(false)
          onTurn(!isSecond)
        }}
      >
        <Eye aria-hidden="true" className="size-4.5" />
        {isSecond ? m.video_difference_show_first() : m.video_difference_show_second()}
      </Button>
      {!isStill && (
        <Button size="small" variant="ghost" className="min-h-11" onClick={() => setBlinking(!isBlinking)}>
          {blinks ? (
            <Pause aria-hidden="true" className="size-4.5" />
          ) : (
            <Repeat aria-hidden="true" className="size-4.5" />
          )}
          {blinks ? m.video_difference_blink_stop() : m.video_difference_blink()}
        </Button>
      )}
    </>
  )
}
