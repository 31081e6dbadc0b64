import Columns2 from 'lucide-react/icons/columns-2'
import Layers from 'lucide-react/icons/layers'
import SquareSplitHorizontal from 'lucide-react/icons/square-split-horizontal'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Middle } from '#app/features/puzzles/kit/picture/pick-picture.tsx'
import { PickPicture } from '#app/features/puzzles/kit/picture/pick-picture.tsx'
import type { Picking } from '#app/features/puzzles/kit/picture/use-picking.ts'
import { ZoomButtons } from '#app/features/puzzles/kit/picture/zoom-buttons.tsx'
import { Button } from '#app/ui/button.tsx'
import { BlinkButtons } from './blink-buttons.tsx'
import type { Presented } from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

interface PairProps {
  configuration: Presented
  picking: Picking
  locked: boolean
  onPick: (point: { x: number; y: number }) => void
  children: ReactNode
}

type Way = 'beside' | 'stacked' | 'swipe'

const ways = {
  beside: { icon: Columns2, text: m.video_difference_side_by_side },
  stacked: { icon: Layers, text: m.video_difference_stacked },
  swipe: { icon: SquareSplitHorizontal, text: m.video_difference_swipe },
} as const

export function Pair({ configuration, picking, locked, onPick, children }: PairProps) {
  const [way, setWay] = useState<Way>('beside')
  const [isSecond, setSecond] = useState(false)
  const [edge, setEdge] = useState(50)
  const [middle, setMiddle] = useState<Middle>({ x: 0.5, y: 0.5 })
  const still = (second: boolean) => {
    const isSwipe = way === 'swipe'
    const text = isSwipe
      ? m.video_difference_swiped()
      : second
        ? m.video_difference_second()
        : m.video_difference_first()
    return (
      <figure className="grid min-w-0 content-start gap-1">
        <PickPicture
          src={second ? configuration.secondStillUrl : configuration.firstStillUrl}
          text={text}
          label={second ? m.video_difference_pick_second() : m.video_difference_pick_first()}
          picking={picking}
          locked={locked}
          onPick={onPick}
          middle={middle}
          onMiddle={setMiddle}
        >
          {isSwipe && <Laid src={configuration.secondStillUrl} edge={edge} />}
          {children}
        </PickPicture>
        <figcaption aria-hidden="true" className="text-center text-sm text-muted">
          {text}
        </figcaption>
      </figure>
    )
  }
  return (
    <>
      <InPlace>
        {way === 'beside' ? (
          <div className="grid gap-3 in-data-in-place:grid-cols-2 sm:grid-cols-2">
            {still(false)}
            {still(true)}
          </div>
        ) : (
          still(way === 'stacked' && isSecond)
        )}
      </InPlace>
      {way === 'swipe' && <EdgeField edge={edge} onChange={setEdge} />}
      <div className="flex flex-wrap items-center justify-center gap-2">
        <div role="group" aria-label={m.video_difference_ways()} className="flex flex-wrap justify-center gap-1">
          {(Object.keys(ways) as Way[]).map((each) => {
            const { icon: Icon, text } = ways[each]
            return (
              <Button
                key={each}
                size="small"
                variant="ghost"
                className="min-h-11 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
                aria-pressed={way === each}
                onClick={() => setWay(each)}
              >
                <Icon aria-hidden="true" className="size-4.5" />
                {text()}
              </Button>
            )
          })}
        </div>
        {way === 'stacked' && <BlinkButtons isSecond={isSecond} onTurn={setSecond} />}
        <ZoomButtons picking={picking} />
      </div>
    </>
  )
}

function Laid({ src, edge }: { src: string; edge: number }) {
  return (
    <>
      <img
        src={src}
        alt=""
        draggable={false}
        className="absolute inset-0 size-full select-none"
        style={{ clipPath: `inset(0 0 0 ${edge}%)` }}
      />
      <span
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_black]"
        style={{ left: `${edge}%` }}
      />
    </>
  )
}

function EdgeField({ edge, onChange }: { edge: number; onChange: (edge: number) => void }) {
  return (
    <label className="flex items-center gap-3 text-sm font-semibold">
      <span className="shrink-0">{m.video_difference_edge()}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={edge}
        aria-valuetext={m.video_difference_edge_at({ percent: edge })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 min-w-0 grow cursor-pointer accent-brass"
      />
    </label>
  )
}
