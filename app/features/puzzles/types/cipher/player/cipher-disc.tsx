import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DiscFace } from './disc-face.tsx'
import { readLetter, shiftOf, stepsOfDisc } from './work.ts'

const degreesOfStep = 360 / stepsOfDisc

const byKey: Record<string, (turn: number) => number> = {
  ArrowRight: (turn) => turn + 1,
  ArrowUp: (turn) => turn + 1,
  ArrowLeft: (turn) => turn - 1,
  ArrowDown: (turn) => turn - 1,
  PageUp: (turn) => turn + 5,
  PageDown: (turn) => turn - 5,
  Home: (turn) => turn - shiftOf(turn),
  End: (turn) => turn - shiftOf(turn) + stepsOfDisc - 1,
}

/** The letter that is written for A, shown above it: D when the disc was turned by three. */
const writtenFor = (turn: number) => readLetter('A', -turn)

export function CipherDisc({
  turn,
  onTurn,
  hint = m.cipher_disc_hint(),
}: {
  turn: number
  onTurn: (turn: number) => void
  hint?: string
}) {
  const titleId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const next = Object.hasOwn(byKey, event.key) ? byKey[event.key] : undefined
    if (!next) return
    event.preventDefault()
    onTurn(next(turn))
  }
  return (
    <div role="group" aria-labelledby={titleId} className="grid justify-items-center gap-3">
      <h3 id={titleId} className="font-display text-lg">
        {m.cipher_disc_title()}
      </h3>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={stepsOfDisc - 1}
        aria-valuenow={shiftOf(turn)}
        aria-valuetext={m.cipher_disc_value({ written: writtenFor(turn), count: shiftOf(turn) })}
        onKeyDown={onKeyDown}
        translate="no"
        className="w-full max-w-72 rounded-full"
      >
        <DiscFace turn={turn} grip={useDrag(turn, onTurn)} />
      </div>
      <div className="flex items-center gap-3">
        <Button size="icon" aria-label={m.cipher_disc_back()} onClick={() => onTurn(turn - 1)}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </Button>
        <p aria-hidden="true" className="min-w-36 text-center font-semibold">
          {m.cipher_disc_reading({ written: writtenFor(turn) })}
        </p>
        <Button size="icon" aria-label={m.cipher_disc_forward()} onClick={() => onTurn(turn + 1)}>
          <RotateCw aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p className="max-w-prose text-center text-sm text-muted">{hint}</p>
    </div>
  )
}

function useDrag(turn: number, onTurn: (turn: number) => void) {
  const held = useRef<{ from: number; angle: number; degrees: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { from: turn, angle: angleAt(event), degrees: 0 }
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const drag = held.current
      if (!drag) return
      const angle = angleAt(event)
      drag.degrees += ((angle - drag.angle + 540) % 360) - 180
      drag.angle = angle
      const next = drag.from + Math.round(drag.degrees / degreesOfStep)
      if (next !== turn) onTurn(next)
    },
    onPointerUp: () => {
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
  }
}

/** The pointer's angle in degrees round the middle of the whole disc, which turning does not move. */
function angleAt(event: PointerEvent<SVGElement>): number {
  const disc = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
  if (!disc) return 0
  return (
    (Math.atan2(event.clientY - (disc.top + disc.height / 2), event.clientX - (disc.left + disc.width / 2)) * 180) /
    Math.PI
  )
}
