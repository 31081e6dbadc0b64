import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { usePartyContext } from '#app/features/play/party/use-party.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { colourOf } from './avatar.tsx'
import { listenForPointing } from '#app/features/play/party/pointing.ts'
import { wayTo } from '#app/features/play/party/way-to.ts'
import type { Way } from '#app/features/play/party/way-to.ts'
import { wantsStillness } from '#app/features/puzzles/kit/player/stillness.ts'

export function PictureSigns() {
  const party = usePartyContext()
  if (!party?.isTogether) return null
  return <Signs party={party} />
}

function Signs({ party }: { party: Party }) {
  const { pings, pointing } = party.state
  const layer = useRef<HTMLDivElement>(null)
  const now = useRef(party)
  useEffect(() => void (now.current = party))
  useEffect(() => {
    const picture = layer.current?.parentElement
    if (!picture) return
    return listenForPointing(picture, {
      isPointing: () => now.current.state.pointing,
      pointAt: (at) => now.current.pointAt(at),
      stop: () => now.current.setPointing(false),
    })
  }, [])
  return (
    <div ref={layer} aria-hidden="true" data-pointing={pointing || undefined} className="party-signs">
      {pings
        .filter(({ sceneId }) => sceneId === party.sceneId)
        .map(({ id, playerId, x, y }) => {
          const look = party.lookOf(playerId)
          return <Ping key={id} at={{ x, y }} colour={colourOf(look)} name={look?.name ?? '?'} />
        })}
    </div>
  )
}

type PingProps = { at: { x: number; y: number }; colour: CSSProperties; name: string }

function Ping({ at: { x, y }, colour, name }: PingProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const beyond = useBeyond(mark)
  const lookThere = () =>
    mark.current?.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: wantsStillness() ? 'instant' : 'smooth',
    })
  return (
    <span
      ref={mark}
      className="party-ping"
      data-below={y < 14 || undefined}
      data-side={x < 12 ? 'left' : x > 88 ? 'right' : undefined}
      style={{ ...colour, left: `${x}%`, top: `${y}%` }}
    >
      <span className="party-ring" />
      <span className="party-ring" />
      <bdi translate="no" className="party-ping-name">
        {name}
      </bdi>
      {beyond &&
        createPortal(
          // The news says in words what is pointed at
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={lookThere}
            className="party-beyond"
            style={{ ...colour, left: beyond.way.x, top: beyond.way.y }}
          >
            <ArrowRight aria-hidden="true" style={{ rotate: `${beyond.way.angle}deg` }} className="size-5 shrink-0" />
            <bdi translate="no" className="truncate">
              {name}
            </bdi>
          </button>,
          beyond.stage,
        )}
    </span>
  )
}

function useBeyond(mark: RefObject<HTMLElement | null>): { way: Way; stage: Element } | null {
  const [beyond, setBeyond] = useState<{ way: Way; stage: Element } | null>(null)
  useEffect(() => {
    const stage = mark.current?.closest('.play-stage')
    const scroller = mark.current?.closest('.play-scroller')
    if (!stage || !scroller) return
    const look = () => {
      const place = mark.current?.getBoundingClientRect()
      const way = place ? wayTo(scroller.getBoundingClientRect(), place) : null
      setBeyond(way && { way, stage })
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [mark])
  return beyond
}
