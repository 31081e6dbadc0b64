import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ComponentType } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { StageView } from './use-stage-view.ts'

type Icon = ComponentType<{ 'aria-hidden': 'true'; className?: string }>

export function StageControls({ stage }: { stage: StageView }) {
  const { ways } = stage
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
      {ways.left && (
        <PanButton
          side="left"
          Icon={ChevronLeft}
          label={m.play_look_left()}
          onClick={() => stage.look({ x: -1, y: 0 }, 0.7)}
        />
      )}
      {ways.right && (
        <PanButton
          side="right"
          Icon={ChevronRight}
          label={m.play_look_right()}
          onClick={() => stage.look({ x: 1, y: 0 }, 0.7)}
        />
      )}
      {ways.up && (
        <PanButton
          side="top"
          Icon={ChevronUp}
          label={m.player_look_up()}
          onClick={() => stage.look({ x: 0, y: -1 }, 0.6)}
        />
      )}
      {ways.down && (
        <PanButton
          side="bottom"
          Icon={ChevronDown}
          label={m.player_look_down()}
          onClick={() => stage.look({ x: 0, y: 1 }, 0.6)}
        />
      )}
    </>
  )
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

function PanButton({
  side,
  Icon,
  label,
  onClick,
}: {
  side: 'left' | 'right' | 'top' | 'bottom'
  Icon: Icon
  label: string
  onClick: () => void
}) {
  return (
    <button type="button" data-side={side} onClick={onClick} aria-label={label} className="play-pan">
      <Icon aria-hidden="true" />
    </button>
  )
}
