import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { StageView } from './use-stage-view.ts'

type Icon = ComponentType<{ 'aria-hidden': 'true'; className?: string }>

const sides = [
  { side: 'left', Icon: ChevronLeft, label: m.play_look_left, by: { x: -1, y: 0 }, part: 0.7 },
  { side: 'right', Icon: ChevronRight, label: m.play_look_right, by: { x: 1, y: 0 }, part: 0.7 },
  { side: 'up', Icon: ChevronUp, label: m.player_look_up, by: { x: 0, y: -1 }, part: 0.6 },
  { side: 'down', Icon: ChevronDown, label: m.player_look_down, by: { x: 0, y: 1 }, part: 0.6 },
] as const
type Side = (typeof sides)[number]['side']

export function StageControls({ stage }: { stage: StageView }) {
  const { ways } = stage
  const { lastPressed, press } = useLastPressed()
  return (
    <>
      <div role="group" aria-label={m.player_zoom()} className="play-zoom">
        <ZoomButton Icon={Plus} label={m.player_zoom_in()} enabled={ways.nearer} onClick={() => stage.stepZoom(1)} />
        <ZoomButton
          Icon={Minus}
          label={m.player_zoom_out()}
          enabled={ways.farther}
          onClick={() => stage.stepZoom(-1)}
        />
        <ZoomButton Icon={Maximize} label={m.player_zoom_whole()} enabled={ways.farther} onClick={stage.showWhole} />
      </div>
      {sides.map(
        ({ side, Icon, label, by, part }) =>
          (ways[side] || lastPressed === side) && (
            <button
              key={side}
              type="button"
              data-side={side}
              aria-label={label()}
              aria-disabled={!ways[side] || undefined}
              onClick={() => {
                press(side)
                stage.look(by, part)
              }}
              className="play-pan"
            >
              <Icon aria-hidden="true" />
            </button>
          ),
      )}
    </>
  )
}

const lingerMs = 1_500

/** An arrow stays for a while after the last press: at the picture's edge, one too many must not open a door under it. */
function useLastPressed(): { lastPressed: Side | null; press: (side: Side) => void } {
  const [last, setLast] = useState<{ side: Side } | null>(null)
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(null), lingerMs)
    return () => clearTimeout(timer)
  }, [last])
  return { lastPressed: last?.side ?? null, press: (side) => setLast({ side }) }
}

function ZoomButton({
  Icon,
  label,
  enabled,
  onClick,
}: {
  Icon: Icon
  label: string
  enabled: boolean
  onClick: () => void
}) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={!enabled || undefined} onClick={onClick}>
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
