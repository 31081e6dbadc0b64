import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Outline, Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { boxOf, centreOf, fitInto, outlineOf, simplified } from '#app/features/puzzles/kit/picture/geometry.ts'
import { classNames } from '#app/ui/class-names.ts'
import { mostCorners } from '#app/features/puzzles/types/hidden_object/rules/limits.ts'
import type { Zone } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'

export type Tool = 'box' | 'line'

interface ZoneCanvasProps {
  picture: string
  text: string
  zones: readonly Zone[]
  signOf: (zone: Zone) => string
  chosen: string | null
  tool: Tool
  onChoose: (id: string) => void
  onDraw: (outline: Point[]) => void
  onReshape: (id: string, outline: Point[]) => void
}

type Drag = { kind: 'draw'; points: Point[] } | { kind: 'move' | 'size'; zone: Zone; from: Point; outline: Outline }

const least = 1.2

export function ZoneCanvas({
  picture,
  text,
  zones,
  signOf,
  chosen,
  tool,
  onChoose,
  onDraw,
  onReshape,
}: ZoneCanvasProps) {
  const surface = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = surface.current!.getBoundingClientRect()
    const within = (value: number) => Math.min(100, Math.max(0, value))
    return { x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) }
  }
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const from = pointOf(event)
    const { zone: id, handle } = (event.target as Element & { dataset: DOMStringMap }).dataset
    const zone = zones.find((each) => each.id === id)
    surface.current!.setPointerCapture(event.pointerId)
    if (!zone) return setDrag({ kind: 'draw', points: [from] })
    onChoose(zone.id)
    setDrag({ kind: handle === undefined ? 'move' : 'size', zone, from, outline: zone.outline })
  }
  const go = (event: PointerEvent) => {
    if (!drag) return
    const to = pointOf(event)
    setDrag(drag.kind === 'draw' ? { ...drag, points: [...drag.points, to] } : { ...drag, outline: dragged(drag, to) })
  }
  const end = () => {
    if (!drag) return
    setDrag(null)
    if (drag.kind !== 'draw') {
      if (drag.outline !== drag.zone.outline) onReshape(drag.zone.id, [...drag.outline])
      return
    }
    const drawn = drawnOutline(drag.points, tool)
    if (drawn) onDraw(drawn)
  }
  const shown = (zone: Zone): Outline =>
    drag && drag.kind !== 'draw' && drag.zone.id === zone.id ? drag.outline : zone.outline
  return (
    <div
      ref={surface}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
      className="relative w-full cursor-crosshair touch-none overflow-hidden rounded-control border border-line-strong bg-sunken select-none"
    >
      <img
        src={picture}
        alt={text || m.hidden_object_form_picture_alt()}
        draggable={false}
        className="pointer-events-none block w-full"
      />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
        {zones.map((zone) => (
          <Shape
            key={zone.id}
            id={zone.id}
            outline={shown(zone)}
            chosen={zone.id === chosen}
            isLookAlike={zone.object === ''}
          />
        ))}
        {drag?.kind === 'draw' && (
          <Shape outline={tool === 'box' ? boxBetween(drag.points) : drag.points} chosen isLookAlike={false} />
        )}
      </svg>
      {zones.map((zone) => (
        <ZoneSign key={zone.id} zone={zone} outline={shown(zone)} sign={signOf(zone)} chosen={zone.id === chosen} />
      ))}
    </div>
  )
}

function dragged({ kind, zone, from }: Extract<Drag, { zone: Zone }>, to: Point): Point[] {
  const { left, top, width, height } = boxOf(zone.outline)
  const [right, down] = [to.x - from.x, to.y - from.y]
  return fitInto(
    zone.outline,
    kind === 'move'
      ? { left: left + right, top: top + down, width, height }
      : { left, top, width: width + right, height: height + down },
  )
}

const boxBetween = (points: readonly Point[]): Point[] => outlineOf(boxOf([points[0]!, points.at(-1)!]))

function drawnOutline(points: readonly Point[], tool: Tool): Point[] | null {
  const { width, height } = boxOf(tool === 'box' ? [points[0]!, points.at(-1)!] : points)
  if (width < least || height < least) return null
  const outline = tool === 'box' ? boxBetween(points) : simplified(points, mostCorners)
  return outline.length < 3 ? outlineOf(boxOf(points)) : outline
}

function Shape({
  id,
  outline,
  chosen,
  isLookAlike,
}: {
  id?: string
  outline: Outline
  chosen: boolean
  isLookAlike: boolean
}) {
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <g className={id ? 'cursor-move' : undefined}>
      <polygon
        data-zone={id}
        points={points}
        fill={chosen ? 'hsl(var(--brass) / 0.35)' : 'hsl(0 0% 0% / 0.2)'}
        stroke="black"
        strokeWidth={chosen ? 6 : 4}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <polygon
        points={points}
        fill="none"
        stroke="white"
        strokeWidth={chosen ? 3 : 1.5}
        strokeDasharray={isLookAlike ? '5 4' : undefined}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="pointer-events-none"
      />
    </g>
  )
}

function ZoneSign({ zone, outline, sign, chosen }: { zone: Zone; outline: Outline; sign: string; chosen: boolean }) {
  const { x, y } = centreOf(outline)
  const { left, top, width, height } = boxOf(outline)
  return (
    <>
      <span
        aria-hidden="true"
        data-zone={zone.id}
        style={{ left: `${x}%`, top: `${y}%` }}
        className={classNames(
          'absolute grid min-w-6 -translate-1/2 cursor-move place-items-center rounded-full border border-white px-1.5 text-xs/5 font-bold',
          chosen ? 'bg-brass text-on-brass' : 'bg-black/75 text-white',
        )}
      >
        {sign}
      </span>
      {chosen && (
        <span
          aria-hidden="true"
          data-zone={zone.id}
          data-handle=""
          style={{ left: `${left + width}%`, top: `${top + height}%` }}
          className="absolute size-5 -translate-1/2 cursor-nwse-resize rounded-small border-2 border-black bg-white"
        />
      )}
    </>
  )
}
