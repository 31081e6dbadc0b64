import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { Point } from './geometry.ts'
import type { Picking } from './use-picking.ts'

export interface Middle {
  x: number
  y: number
}

interface PickPictureProps {
  src: string
  text: string
  label: string
  picking: Picking
  locked: boolean
  onPick: (point: Point) => void
  children?: ReactNode
  middle?: Middle
  onMiddle?: (middle: Middle) => void
}

export function PickPicture({
  src,
  text,
  label,
  picking,
  locked,
  onPick,
  children,
  middle,
  onMiddle,
}: PickPictureProps) {
  const { zoom, cross } = picking
  const { ratio, image } = useRatio()
  const [hasKeys, setKeys] = useState(false)
  const mark = useRef<HTMLSpanElement>(null)
  const { scroller, onScroll } = useMiddle(zoom, middle, onMiddle)
  useEffect(() => {
    if (hasKeys) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cross, hasKeys])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (locked) return
    // pressing Enter or Space has no position of its own
    if (event.detail === 0) return cross ? onPick(cross) : picking.setCross({ x: 50, y: 50 })
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onPick({ x: tenth(((event.clientX - left) / width) * 100), y: tenth(((event.clientY - top) / height) * 100) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (picking.onKey(event)) setKeys(true)
  }
  const size = { '--ratio': ratio, '--zoom': zoom } as CSSProperties
  return (
    <div
      ref={scroller}
      data-aimed-at
      onScroll={onScroll}
      className="max-h-[var(--tall,62dvh)] max-w-full justify-self-center overflow-auto overscroll-contain rounded-control border border-line-strong bg-sunken"
      style={{ ...size, width: 'min(100%, var(--tall, 62dvh) * var(--ratio))' }}
    >
      <div className="relative" style={{ width: 'calc(100% * var(--zoom))', aspectRatio: 'var(--ratio)' }}>
        <img ref={image} src={src} alt={text} draggable={false} className="absolute inset-0 size-full select-none" />
        <div aria-hidden="true" className="pointer-events-none absolute inset-0">
          {children}
          {cross && <Cross ref={mark} at={cross} />}
        </div>
        <button
          type="button"
          aria-label={label}
          aria-disabled={locked || undefined}
          onClick={press}
          onKeyDown={onKeyDown}
          className={classNames('absolute inset-0 -outline-offset-4', locked ? 'cursor-default' : 'cursor-crosshair')}
        />
      </div>
    </div>
  )
}

const tenth = (percent: number) => Math.min(100, Math.max(0, Math.round(percent * 10) / 10))

function useMiddle(zoom: number, asked: Middle | undefined, onMiddle: ((middle: Middle) => void) | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const kept = useRef<Middle>({ x: 0.5, y: 0.5 })
  const { x = null, y = null } = asked ?? {}
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (x !== null && y !== null) kept.current = { x, y }
    element.scrollLeft = kept.current.x * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = kept.current.y * element.scrollHeight - element.clientHeight / 2
  }, [zoom, x, y])
  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element
    const now = { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight }
    // what this very effect caused is not a move by the reader
    const moved =
      Math.abs(now.x - kept.current.x) * scrollWidth > 2 || Math.abs(now.y - kept.current.y) * scrollHeight > 2
    kept.current = now
    if (moved) onMiddle?.(now)
  }
  return { scroller, onScroll }
}

function useRatio() {
  const [ratio, setRatio] = useState(16 / 9)
  const image = (element: HTMLImageElement | null) => {
    if (!element) return undefined
    const measure = () => {
      if (element.naturalHeight > 0) setRatio(element.naturalWidth / element.naturalHeight)
    }
    // it may have loaded before this page hydrated
    measure()
    element.addEventListener('load', measure)
    return () => element.removeEventListener('load', measure)
  }
  return { ratio, image }
}

function Cross({ ref, at }: { ref: RefObject<HTMLSpanElement | null>; at: Point }) {
  return (
    <span
      ref={ref}
      data-cross
      className="absolute size-11 -translate-1/2 scroll-m-8 rounded-full border-2 border-white shadow-[0_0_0_2px_black,inset_0_0_0_2px_black]"
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
    >
      <span className="absolute top-1/2 left-1/2 size-1.5 -translate-1/2 rounded-full border border-black bg-white" />
    </span>
  )
}
