import { hotspotName } from '#app/features/studio/fields/components/hotspot-names.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { CanvasCommand, CanvasScene, Tool } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import type { Selection } from '#app/features/studio/scenes/canvas/selection.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { keepInSight } from '#app/ui/keep-in-sight.ts'
import type { CanvasAction } from './canvas-actions.ts'
import { CanvasMarks } from './canvas-marks.tsx'
import { CanvasToolbar } from './canvas-toolbar.tsx'
import { OthersOnCanvas } from './others-on-canvas.tsx'
import { SelectionMenu } from './selection-menu.tsx'
import { useCanvasMachine } from './use-canvas-machine.ts'
import { useCanvasPointer } from './use-canvas-pointer.ts'
import { useCanvasShortcuts } from './use-canvas-shortcuts.ts'
import { useCanvasZoom } from './use-canvas-zoom.ts'

type SceneCanvasProps = {
  adventure: string
  scene: SceneView
  hotspots: readonly HotspotView[]
  selected: Selection
  onSelect: (ids: Selection) => void
  onCommand: (command: CanvasCommand) => void
  onAction: (action: CanvasAction) => void
  /** Between the picture and the hotspots, and above these. */
  layers?: ReactNode
  frameOfLayer?: ReactNode
}

/** Rendered in percent; `canvas-machine.ts` handles pointer and keys. */
export function SceneCanvas({
  adventure,
  scene,
  hotspots,
  selected,
  onSelect,
  onCommand,
  onAction,
  layers,
  frameOfLayer,
}: SceneCanvasProps) {
  const canvasParts = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [snaps, setSnaps] = useState(true)
  const { zoom, zoomTo, zoomStep } = useCanvasZoom(viewport)
  const canvas = useMemo(
    () => ({ width: scene.canvasWidth, height: scene.canvasHeight }),
    [scene.canvasWidth, scene.canvasHeight],
  )
  // Measured only for pointers, to avoid layout on keys.
  const sceneNow = (): CanvasScene => ({
    pieces: hotspots,
    canvas,
    snaps,
    get drawn() {
      return frame.current!.getBoundingClientRect()
    },
  })
  const store = useStore()
  const { state, send } = useCanvasMachine({
    selected,
    onSelect,
    onCommand,
    onGesture: () => store.completeStep(),
    sceneNow,
  })
  const { frameProps, press, actions, onCornerKey } = useCanvasPointer(frame, state, send)
  useCanvasShortcuts(canvasParts, { send, onAction, zoomTo, zoomStep })
  const onTool = useCallback((tool: Tool) => send({ type: 'tool', tool }), [send])

  const [first] = selected
  const single = selected.length === 1 ? hotspots.find(({ id }) => id === first) : undefined
  const only = single?.id
  useEffect(() => {
    if (only === undefined) return
    const picture = requestAnimationFrame(() =>
      keepInSight(viewport.current, frame.current?.querySelector<HTMLElement>(`[data-hotspot="${only}"]`)),
    )
    return () => cancelAnimationFrame(picture)
  }, [only])
  const menu = useMemo(
    () => (
      <SelectionMenu
        adventure={adventure}
        selected={selected.length}
        all={hotspots.length}
        onAction={onAction}
        onLeave={() => frame.current?.focus({ preventScroll: true })}
      />
    ),
    [adventure, selected.length, hotspots.length, onAction],
  )
  return (
    <div ref={canvasParts} data-canvas="" className="grid gap-2">
      <CanvasToolbar
        tool={state.tool}
        onTool={onTool}
        snaps={snaps}
        onSnaps={setSnaps}
        zoom={zoom}
        onZoomStep={zoomStep}
        onZoomTo={zoomTo}
        menu={menu}
      />
      <div
        ref={viewport}
        className="max-h-[calc(100dvh-9rem)] overflow-auto overscroll-contain rounded-card border border-line bg-sunken shadow-card"
        onPointerDown={(event) => event.target === viewport.current && onSelect([])}
      >
        <div
          ref={frame}
          role="group"
          aria-label={m.studio_canvas_label({ name: scene.name })}
          tabIndex={-1}
          {...frameProps}
          className={classNames(
            'relative isolate mx-auto cursor-crosshair overflow-clip outline-none select-none [overflow-clip-margin:1rem]',
            state.tool !== 'select' && 'touch-none',
          )}
          style={{
            aspectRatio: `${canvas.width} / ${canvas.height}`,
            width: `calc(min(100%, (100dvh - 13rem) * ${canvas.width / canvas.height}) * ${zoom})`,
            minWidth: `${(scene.orientation === 'portrait' ? 20 : 40) * zoom}rem`,
          }}
        >
          {scene.image && (
            <img
              src={scene.image.url}
              alt={scene.altText || scene.name}
              draggable={false}
              className="absolute inset-0 size-full object-fill will-change-transform"
            />
          )}
          {layers}
          <CanvasMarks
            state={state}
            canvas={canvas}
            hotspots={hotspots}
            single={single}
            actions={actions}
            onPress={press}
            onCornerKey={onCornerKey}
          />
          <OthersOnCanvas hotspots={hotspots} canvas={canvas} />
          {frameOfLayer}
        </div>
      </div>
      <p role="status" className="sr-only">
        {single
          ? m.studio_hotspot_on_canvas({ name: hotspotName(single), x: Math.round(single.x), y: Math.round(single.y) })
          : selected.length > 1
            ? m.canvas_selection({ count: selected.length })
            : ''}
      </p>
    </div>
  )
}
