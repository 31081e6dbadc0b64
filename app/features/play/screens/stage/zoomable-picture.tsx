import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

const zooms = [1, 1.75, 3]

type Middle = { x: number; y: number }

export function ZoomablePicture({ picture, alt, lang }: { picture: string; alt: string; lang: Locale }) {
  const frame = useRef<HTMLDivElement>(null)
  const drag = useDragToScroll()
  const [{ step, middle }, setView] = useState<{ step: number; middle: Middle }>({
    step: 0,
    middle: { x: 0.5, y: 0.5 },
  })
  const zoom = zooms[step] ?? 1
  useLayoutEffect(() => {
    const place = frame.current
    if (!place) return
    place.scrollLeft = middle.x * place.scrollWidth - place.clientWidth / 2
    place.scrollTop = middle.y * place.scrollHeight - place.clientHeight / 2
  }, [zoom, middle])

  const zoomBy = (change: 1 | -1) => {
    if (zooms[step + change] !== undefined) setView({ step: step + change, middle: middleOf(frame.current) })
  }
  const zoomAt = (event: MouseEvent) => {
    const place = frame.current
    if (!place || drag.hasMoved()) return
    const { left, top } = place.getBoundingClientRect()
    const spot = {
      x: (event.clientX - left + place.scrollLeft) / place.scrollWidth,
      y: (event.clientY - top + place.scrollTop) / place.scrollHeight,
    }
    setView({ step: (step + 1) % zooms.length, middle: spot })
  }
  const handles = step > 0 ? { tabIndex: 0, role: 'group', 'aria-label': m.play_thing_picture() } : {}
  return (
    <div className="play-lens">
      <div
        ref={frame}
        {...handles}
        data-zoomed={step > 0 || undefined}
        onClick={zoomAt}
        onPointerDown={drag.begin}
        className="play-lens-frame"
      >
        <img
          src={picture}
          alt={alt}
          lang={lang}
          width={1024}
          height={1024}
          draggable={false}
          style={{ width: `${zoom * 100}%` }}
          className="h-auto max-w-none object-contain"
        />
      </div>
      {/* Not `disabled` at the limit, which would lose the focus */}
      <div className="play-lens-tools">
        <button
          type="button"
          aria-disabled={step === 0 || undefined}
          onClick={() => zoomBy(-1)}
          aria-label={m.play_thing_zoom_out()}
          className="play-tool"
        >
          <ZoomOut aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-disabled={step === zooms.length - 1 || undefined}
          onClick={() => zoomBy(1)}
          aria-label={m.play_thing_zoom_in()}
          className="play-tool"
        >
          <ZoomIn aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  )
}

const middleOf = (place: HTMLElement | null): Middle =>
  place
    ? {
        x: (place.scrollLeft + place.clientWidth / 2) / place.scrollWidth,
        y: (place.scrollTop + place.clientHeight / 2) / place.scrollHeight,
      }
    : { x: 0.5, y: 0.5 }

/** A mouse drags what fingers scroll; the click at the end of a drag is ignored. */
function useDragToScroll() {
  const moved = useRef(false)
  return {
    hasMoved: () => moved.current,
    begin(event: PointerEvent<HTMLElement>) {
      moved.current = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      const place = event.currentTarget
      const listening = new AbortController()
      let from = { x: event.clientX, y: event.clientY }
      const onMove = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > 4) moved.current = true
        if (!moved.current) return
        place.scrollBy({ left: from.x - clientX, top: from.y - clientY, behavior: 'instant' })
        from = { x: clientX, y: clientY }
      }
      window.addEventListener('pointermove', onMove, { signal: listening.signal })
      window.addEventListener('pointerup', () => listening.abort(), { signal: listening.signal })
    },
  }
}
