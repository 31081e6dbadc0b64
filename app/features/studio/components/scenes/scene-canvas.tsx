import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { drawnBox } from '#app/features/studio/canvas/canvas-machine.ts'
import type { CanvasOrder } from '#app/features/studio/canvas/canvas-machine.ts'
import { toPercent } from '#app/features/studio/canvas/geometry.ts'
import type { Box } from '#app/features/studio/canvas/geometry.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { HotspotMark } from './hotspot-mark.tsx'
import { useCanvasMachine } from './use-canvas-machine.ts'

type SceneCanvasProps = {
  scene: SceneView
  /** With what is not saved yet; lowest first. */
  hotspots: readonly HotspotView[]
  selected: string | null
  onSelect: (id: string | null) => void
  onOrder: (order: CanvasOrder) => void
}

/**
 * The picture of a scene with its hotspots on it. Everything is drawn in percent, so that a hotspot stays on its object at
 * any size; what the pointer and the keys do is decided in `canvas-machine.ts`.
 */
export function SceneCanvas({ scene, hotspots, selected, onSelect, onOrder }: SceneCanvasProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { state, send } = useCanvasMachine({ selected, onSelect, onOrder })
  const canvas = { width: scene.canvasWidth, height: scene.canvasHeight }

  const placeOf = (event: { clientX: number; clientY: number }) => toPercent({ x: event.clientX, y: event.clientY }, frame.current!.getBoundingClientRect())

  const press = (event: PointerEvent, kind: 'hotspot' | 'handle', id: string, box: Box) => {
    if (event.button !== 0) return
    event.stopPropagation()
    // the frame hears of the pointer wherever it goes
    frame.current?.setPointerCapture(event.pointerId)
    send({ type: 'down', on: { kind, id, box }, at: placeOf(event), pointer: event.pointerId })
  }
  const onPointerMove = (event: PointerEvent) => {
    const rect = frame.current!.getBoundingClientRect()
    send({ type: 'move', at: placeOf(event), pointer: event.pointerId, drawn: rect, canvas, coarse: event.pointerType === 'touch' })
  }
  const onKey = (event: KeyboardEvent, id: string, box: Box) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (send({ type: 'key', key: event.key, shift: event.shiftKey, id, box })) event.preventDefault()
  }
  // The pointer is captured by the frame, so the clicks on a hotspot arrive there too
  const hotspotUnder = (event: MouseEvent): string | undefined =>
    document.elementsFromPoint(event.clientX, event.clientY).find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset['hotspot'] !== undefined)?.dataset['hotspot']
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && !hotspotUnder(event)) send({ type: 'click', at: placeOf(event) })
  }
  const onDoubleClick = (event: MouseEvent) => {
    const id = hotspotUnder(event)
    if (id) onOrder({ type: 'open', id })
  }

  const portrait = scene.orientation === 'portrait'
  return (
    <div className="overflow-auto overscroll-contain rounded-card border border-line bg-sunken shadow-card">
      <div
        ref={frame}
        role="group"
        aria-label={m.studio_canvas_label({ name: scene.name })}
        onPointerDown={() => send({ type: 'down', on: { kind: 'ground' } })}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => send({ type: 'up', pointer: event.pointerId })}
        onPointerCancel={() => send({ type: 'cancel' })}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        className="relative mx-auto cursor-crosshair select-none"
        style={{
          aspectRatio: `${canvas.width} / ${canvas.height}`,
          width: `min(100%, calc((100dvh - 13rem) * ${canvas.width / canvas.height}))`,
          minWidth: portrait ? '20rem' : '40rem',
        }}
      >
        {scene.image && <img src={scene.image.url} alt={scene.altText || scene.name} draggable={false} className="absolute inset-0 size-full object-fill" />}
        {hotspots.map((hotspot) => {
          const box = drawnBox(state, hotspot.id, hotspot)
          return (
            <HotspotMark
              key={hotspot.id}
              hotspot={hotspot}
              box={box}
              canvas={canvas}
              selected={hotspot.id === selected}
              moving={state.gesture?.id === hotspot.id && state.gesture.now !== null}
              onPress={(event) => press(event, 'hotspot', hotspot.id, hotspot)}
              onPressHandle={(event) => press(event, 'handle', hotspot.id, hotspot)}
              onKey={(event) => onKey(event, hotspot.id, hotspot)}
              onFocus={() => selected !== hotspot.id && send({ type: 'select', id: hotspot.id })}
              onOpen={() => onOrder({ type: 'open', id: hotspot.id })}
            />
          )
        })}
      </div>
    </div>
  )
}
