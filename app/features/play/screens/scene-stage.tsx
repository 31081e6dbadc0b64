import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { HotspotProjection, SceneProjection } from '#app/features/engine/projection.ts'
import { boxOf } from './hit-testing.ts'
import { HotspotLayer } from './hotspot-layer.tsx'
import { startingPan } from './starting-pan.ts'

type SceneStageProps = {
  scene: SceneProjection
  picture: string | undefined
  showHotspots: boolean
  onUse: (hotspot: HotspotProjection) => void
  /** What lies over the picture, such as the last remark. */
  children?: ReactNode
}

/**
 * The scene's picture with everything that can be touched. Where the room is wide, all of it is seen; where it is high, as on a phone,
 * a landscape fills the height and is looked around in from side to side.
 */
export function SceneStage({ scene, picture, showHotspots, onUse, children }: SceneStageProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { canvas } = scene
  const begun = useRef<string>(null)
  useLayoutEffect(() => {
    const place = scroller.current
    // Only where a scene begins: what changes in it must not turn the player's head
    if (!place || begun.current === scene.id) return
    begun.current = scene.id
    const [first] = scene.hotspots
    place.scrollLeft = startingPan({ width: place.scrollWidth, shown: place.clientWidth }, first && boxOf(first, scene.canvas))
  }, [scene])
  const style = { '--play-ratio': canvas.width / canvas.height } as CSSProperties
  return (
    <div className="play-stage">
      {picture && <div aria-hidden="true" className="play-backdrop" style={{ backgroundImage: `url("${picture}")` }} />}
      <div ref={scroller} className="play-scroller">
        <div key={scene.id} className="play-picture" data-landscape={canvas.width > canvas.height || undefined} style={style}>
          {picture && <img src={picture} alt={scene.altText || scene.name} width={canvas.width} height={canvas.height} fetchPriority="high" draggable={false} className="size-full" />}
          <HotspotLayer scene={scene} shown={showHotspots || !picture} onUse={onUse} />
        </div>
      </div>
      <Panning key={scene.id} scroller={scroller} />
      {children}
    </div>
  )
}

/** Buttons to look left and right, for those who neither swipe nor turn a wheel; there as long as there is something that way. */
function Panning({ scroller }: { scroller: RefObject<HTMLDivElement | null> }) {
  const [beyond, setBeyond] = useState({ left: false, right: false })
  useEffect(() => {
    const place = scroller.current
    if (!place) return
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = place
      const next = { left: scrollLeft > 4, right: scrollLeft + clientWidth < scrollWidth - 4 }
      setBeyond((now) => (now.left === next.left && now.right === next.right ? now : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    place.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('scroll', measure)
    }
  }, [scroller])
  const look = (direction: 1 | -1) => scroller.current?.scrollBy({ left: direction * scroller.current.clientWidth * 0.7, behavior: 'smooth' })
  return (
    <>
      {beyond.left && (
        <button type="button" onClick={() => look(-1)} aria-label={m.play_look_left()} className="play-pan left-0 rounded-r-control">
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {beyond.right && (
        <button type="button" onClick={() => look(1)} aria-label={m.play_look_right()} className="play-pan right-0 rounded-l-control">
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </>
  )
}
