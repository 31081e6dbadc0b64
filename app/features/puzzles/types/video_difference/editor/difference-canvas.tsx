import { useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Draft } from '#app/features/puzzles/types/video_difference/rules/compare.ts'
import { circleAt } from './differences.ts'
import type { Circle } from '#app/features/puzzles/types/video_difference/rules/schema.ts'

interface DifferenceCanvasProps {
  draft: Draft
  suggestions: readonly Circle[]
  chosen: number
  onChoose: (at: number) => void
  onAdd: (point: Point) => void
  onMove: (at: number, point: Point) => void
}

export function DifferenceCanvas({ draft, suggestions, chosen, onChoose, onAdd, onMove }: DifferenceCanvasProps) {
  const { configuration, solution } = draft
  const [moving, setMoving] = useState<{ at: number; to: Point } | null>(null)
  const ratio = configuration.stillRatio
  const circles = solution.differences.map((difference, at) =>
    moving?.at === at ? { ...difference, ...moving.to } : difference,
  )
  const still = (address: string, text: string) => (
    <Still
      address={address}
      text={text}
      draft={draft}
      moving={moving}
      onBegin={(at) => {
        onChoose(at)
        setMoving({ at, to: { x: circles[at]!.x, y: circles[at]!.y } })
      }}
      onMove={(at, to) => setMoving({ at, to })}
      onEnd={() => {
        if (moving) onMove(moving.at, moving.to)
        setMoving(null)
      }}
      onAdd={onAdd}
    >
      {suggestions.map((circle) => (
        <Ring key={`${circle.x} ${circle.y}`} circle={circle} ratio={ratio} look="border-dashed" sign="" />
      ))}
      {circles.map((circle, at) => (
        <Ring
          key={at}
          circle={circle}
          ratio={ratio}
          look={at === chosen ? 'border-4 bg-brass/30' : 'border-2'}
          sign={String(at + 1)}
        />
      ))}
    </Still>
  )
  return (
    <div className="grid gap-3 md:max-lg:grid-cols-2">
      {still(configuration.firstStillUrl, m.video_difference_first())}
      {still(configuration.secondStillUrl, m.video_difference_second())}
    </div>
  )
}

interface StillProps {
  address: string
  text: string
  draft: Draft
  moving: { at: number } | null
  onBegin: (at: number) => void
  onMove: (at: number, to: Point) => void
  onEnd: () => void
  onAdd: (point: Point) => void
  children: ReactNode
}

function Still({ address, text, draft, moving, onBegin, onMove, onEnd, onAdd, children }: StillProps) {
  const surface = useRef<HTMLDivElement>(null)
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = surface.current!.getBoundingClientRect()
    const within = (value: number) => Math.min(100, Math.max(0, value))
    return { x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) }
  }
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point = pointOf(event)
    const at = circleAt(draft, point)
    if (at === -1) return onAdd(point)
    surface.current!.setPointerCapture(event.pointerId)
    onBegin(at)
  }
  return (
    <div
      ref={surface}
      onPointerDown={begin}
      onPointerMove={(event) =>
        moving && surface.current!.hasPointerCapture(event.pointerId) && onMove(moving.at, pointOf(event))
      }
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      className="relative w-full cursor-crosshair touch-none overflow-hidden rounded-control border border-line-strong bg-sunken select-none"
      style={{ aspectRatio: draft.configuration.stillRatio }}
    >
      <img src={address} alt={text} draggable={false} className="pointer-events-none absolute inset-0 size-full" />
      {children}
    </div>
  )
}

function Ring({ circle, ratio, look, sign }: { circle: Circle; ratio: number; look: string; sign: string }) {
  const { x, y, radius } = circle
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute grid -translate-1/2 place-items-center rounded-full border-2 border-white shadow-[0_0_0_2px_black,inset_0_0_0_2px_black]',
        look,
      )}
      style={{ left: `${x}%`, top: `${y}%`, width: `${radius * 2}%`, height: `${radius * 2 * ratio}%` }}
    >
      {sign && <span className="rounded-full bg-black/75 px-1.5 text-xs/5 font-bold text-white">{sign}</span>}
    </span>
  )
}
