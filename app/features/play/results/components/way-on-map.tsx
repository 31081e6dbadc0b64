import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useId, useMemo, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { placeBoxes } from '#app/shared/place-boxes.ts'
import type { Place } from '#app/shared/place-boxes.ts'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { stepText } from '#app/features/play/results/result-words.ts'
import type { WayMap, WayStep } from '#app/features/play/results/way.ts'

/** Pixels of the drawing. */
const box = { width: 200, height: 68 } as const
const edge = 16
const stepMs = 900

/** A team's events one by one: a slider, a button that plays them, and the map with where they were. */
export function WayOnMap({ map, steps, team }: { map: WayMap; steps: readonly WayStep[]; team: string }) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const slider = useId()
  const last = steps.length - 1
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setAt((now) => Math.min(last, now + 1)), stepMs)
    return () => clearInterval(timer)
  }, [isPlaying, last])
  if (isPlaying && at >= last) setPlaying(false)
  const step = steps[at]
  if (!step) return <p className="text-muted">{m.results_way_none()}</p>
  const play = () => {
    if (at >= last) setAt(0)
    setPlaying(!isPlaying)
  }
  const said = `${formatCountdown(step.at)} · ${stepText(step)}`
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" onClick={play} className="needs-script">
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4.5" />
          ) : (
            <Play aria-hidden="true" className="size-4.5" />
          )}
          {isPlaying ? m.results_way_pause() : m.results_way_play()}
        </Button>
        <label htmlFor={slider} className="sr-only">
          {m.results_way_slider({ team })}
        </label>
        <input
          id={slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={said}
          onChange={(event) => {
            setPlaying(false)
            setAt(Number(event.target.value))
          }}
          className="h-11 min-w-40 flex-1 accent-accent"
        />
        <span className="text-sm text-muted tabular-nums">
          {m.results_way_count({ step: at + 1, steps: steps.length })}
        </span>
      </div>
      <p className="min-h-7 text-lg">
        <span className="mr-3 font-display text-brass-ink tabular-nums">{formatCountdown(step.at)}</span>
        {stepText(step)}
      </p>
      <MapAt map={map} steps={steps.slice(0, at + 1)} label={m.results_way({ team })} />
    </div>
  )
}

/** Drawn for eyes: the line above says the same in words. */
function MapAt({ map, steps, label }: { map: WayMap; steps: readonly WayStep[]; label: string }) {
  const { places, size } = useMemo(() => laidOut(map), [map])
  const been = new Set(steps.map(({ sceneId }) => sceneId))
  const here = new Set(new Map(steps.map(({ playerId, sceneId }) => [playerId, sceneId])).values())
  const now = steps.at(-1)
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-sunken"
    >
      <svg
        aria-hidden="true"
        viewBox={`${-edge} ${-edge} ${size.width + 2 * edge} ${size.height + 2 * edge}`}
        width={size.width + 2 * edge}
        height={size.height + 2 * edge}
        className="mx-auto max-w-none"
      >
        {map.ways.map(({ from, to }) => (
          <path
            key={`${from} ${to}`}
            d={curve(places.get(from), places.get(to))}
            className={classNames(
              'fill-none stroke-2 transition-[stroke]',
              been.has(from) && been.has(to) ? 'stroke-brass-ink' : 'stroke-line-strong',
            )}
          />
        ))}
        {map.scenes.map(({ id, name }) => {
          const { x, y } = places.get(id) ?? { x: 0, y: 0 }
          return (
            <g key={id} transform={`translate(${x} ${y})`}>
              <rect
                {...box}
                rx={10}
                className={classNames(
                  'transition-[stroke,fill]',
                  id === now?.sceneId
                    ? 'fill-accent stroke-accent stroke-3'
                    : here.has(id)
                      ? 'fill-surface stroke-accent stroke-3'
                      : been.has(id)
                        ? 'fill-surface stroke-brass-ink'
                        : 'fill-sunken stroke-line-strong [stroke-dasharray:4_4]',
                )}
              />
              <foreignObject {...box}>
                <p
                  className={classNames(
                    'grid h-full content-center px-3 text-center text-sm leading-tight font-semibold',
                    id === now?.sceneId ? 'text-on-accent' : been.has(id) ? 'text-ink' : 'text-muted',
                  )}
                >
                  <span className="line-clamp-3">{name}</span>
                </p>
              </foreignObject>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function laidOut({ scenes, ways, start }: WayMap) {
  const boxes = scenes.map(({ id }) => ({ id, ...box }))
  const places = placeBoxes(boxes, ways, scenes.some(({ id }) => id === start) ? [start] : [])
  const all = [...places.values()]
  const top = Math.min(0, ...all.map(({ y }) => y))
  return {
    places: new Map([...places].map(([id, { x, y }]) => [id, { x, y: y - top }])),
    size: {
      width: Math.max(0, ...all.map(({ x }) => x)) + box.width,
      height: Math.max(0, ...all.map(({ y }) => y - top)) + box.height,
    },
  }
}

/** To the right from side to side; back, or within a column, from middle to middle below the boxes. */
function curve(from?: Place, to?: Place): string {
  if (!from || !to) return ''
  const middle = box.height / 2
  if (to.x <= from.x) {
    const [x, end] = [from.x + box.width / 2, to.x + box.width / 2]
    return `M${x} ${from.y + middle} L${end} ${to.y + middle}`
  }
  const [start, half] = [from.x + box.width, (from.x + box.width + to.x) / 2]
  return `M${start} ${from.y + middle} C${half} ${from.y + middle} ${half} ${to.y + middle} ${to.x} ${to.y + middle}`
}
