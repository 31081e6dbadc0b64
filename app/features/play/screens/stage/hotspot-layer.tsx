import CircleCheck from 'lucide-react/icons/circle-check'
import Users from 'lucide-react/icons/users'
import { useRef } from 'react'
import type { CSSProperties, MouseEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { HotspotProjection, SceneProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { boxOf, hotspotAt, isMiddleOf } from '#app/features/play/runs/hit-testing.ts'
import { hotspotListings } from './hotspot-listing.ts'
import { useLabelPlaces } from './use-label-places.ts'

type HotspotLayerProps = {
  scene: SceneProjection
  shown: boolean
  over: string | null
  onUse: (hotspot: HotspotProjection) => void
}

export function HotspotLayer({ scene, shown, over, onUse }: HotspotLayerProps) {
  const layer = useRef<HTMLUListElement>(null)
  useLabelPlaces(layer)
  const use = (event: MouseEvent, hotspot: HotspotProjection) => {
    // A key or an assistive device means this very button; a pointer means whatever is nearest to it
    const at = { x: event.clientX, y: event.clientY }
    const isMeant = event.detail === 0 || isMiddleOf(event.currentTarget.getBoundingClientRect(), at)
    if (isMeant || !layer.current) return onUse(hotspot)
    const frame = layer.current.getBoundingClientRect()
    const point = { x: at.x - frame.left, y: at.y - frame.top }
    const meant = hotspotAt(scene.hotspots, point, { canvas: scene.canvas, shownWidth: frame.width })
    if (meant) onUse(meant)
  }
  return (
    <ul
      ref={layer}
      role="list"
      aria-label={m.play_hotspots()}
      data-shown={shown || undefined}
      className="play-hotspots"
    >
      {scene.hotspots.map((hotspot) => (
        <li key={hotspot.id}>
          <HotspotButton
            hotspot={hotspot}
            canvas={scene.canvas}
            isOver={hotspot.id === over}
            onClick={(event) => use(event, hotspot)}
          />
        </li>
      ))}
    </ul>
  )
}

type HotspotButtonProps = {
  hotspot: HotspotProjection
  canvas: SceneProjection['canvas']
  isOver: boolean
  onClick: (event: MouseEvent) => void
}

function HotspotButton({ hotspot, canvas, isOver, onClick }: HotspotButtonProps) {
  const box = boxOf(hotspot, canvas)
  const lang = useContentLanguage()
  const { unnamed, done } = hotspotListings[hotspot.type]
  return (
    <button
      type="button"
      onClick={onClick}
      data-kind={hotspot.type}
      data-over={isOver || undefined}
      className="play-hotspot"
      style={{
        left: `${box.x}%`,
        top: `${box.y}%`,
        width: `${box.width}%`,
        height: `${box.height}%`,
        zIndex: hotspot.zIndex,
        ...placeOf(box),
      }}
    >
      <Outline hotspot={hotspot} canvas={canvas} />
      <span className="play-hotspot-name">
        <span lang={hotspot.name ? lang : undefined}>{hotspot.name || unnamed()}</span>
        {hotspot.takesTwo && (
          <>
            <Users aria-hidden="true" className="size-4" />
            <span className="sr-only">{m.together_takes_two()}</span>
          </>
        )}
        {hotspot.done && done?.isSuccess && (
          <>
            <CircleCheck aria-hidden="true" className="size-4 text-success-ink" />
            <span className="sr-only">{done.text()}</span>
          </>
        )}
      </span>
    </button>
  )
}

/** The style sheet keeps the name inside the picture at every zoom. */
const placeOf = ({ x, y, height }: ReturnType<typeof boxOf>) => ({ '--x': x, '--y': y, '--h': height }) as CSSProperties

/** The true shape, which may be smaller than the area that a finger hits. */
function Outline({ hotspot, canvas }: { hotspot: HotspotProjection; canvas: SceneProjection['canvas'] }) {
  if (hotspot.shape !== 'polygon' || hotspot.points.length < 3) {
    const size = {
      width: `${(hotspot.width / canvas.width) * 100}cqw`,
      aspectRatio: `${hotspot.width} / ${hotspot.height}`,
    }
    return <span aria-hidden="true" data-shape={hotspot.shape} className="play-hotspot-outline" style={size} />
  }
  const box = boxOf(hotspot, canvas)
  const corners = hotspot.points.map(
    ({ x, y }) =>
      `${((x - box.x + box.width / 2) / box.width) * 100},${((y - box.y + box.height / 2) / box.height) * 100}`,
  )
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="play-hotspot-polygon">
      <polygon points={corners.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
