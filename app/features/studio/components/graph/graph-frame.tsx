import '@xyflow/react/dist/base.css'
import './graph.css'
import { Background, MarkerType, ReactFlow, ReactFlowProvider, useNodesInitialized, useReactFlow, useStore, useStoreApi } from '@xyflow/react'
import type { Edge, Node, ReactFlowProps } from '@xyflow/react'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { wantsStillness } from '#app/features/puzzles/kit/stillness.ts'
import { useLatest } from '#app/features/studio/components/scenes/use-latest.ts'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'

/** An arrow between boxes, as all graphs of the studio draw it. */
export const arrowStyle = { type: 'default', markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18, color: 'hsl(var(--line-strong))' } } as const

type GraphFrameProps<Box extends Node> = Omit<ReactFlowProps<Box>, 'aria-label'> & { label: string; /** Smaller than this nothing can be read: a graph that does not fit opens at its beginning instead. */ smallest: number; /** Places all boxes anew. */ onArrange: () => void; /** What can be done with the chosen box, below the sheet. */ foot?: ReactNode }

/**
 * A graph that lies on a sheet: moved by dragging the sheet, zoomed by its buttons or with Ctrl; the page scrolls as ever. It is as high as the
 * window below the bar, less what stands right above it, and comes wholly into sight when it opens.
 */
export function GraphFrame<Box extends Node>({ label, smallest, onArrange, foot, ...props }: GraphFrameProps<Box>) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // newer browsers answer with a promise, which is no clean-up
    void frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={frame} role="region" aria-label={label} className="flex h-[calc(100dvh-14rem)] min-h-96 flex-col overflow-hidden rounded-card border border-line bg-sunken">
      <ReactFlowProvider>
        <ViewButtons smallest={smallest} onArrange={onArrange} />
        <ReactFlow<Box, Edge>
          className="min-h-0 flex-1"
          minZoom={0.1}
          maxZoom={1.5}
          nodesDraggable={false}
          edgesFocusable={false}
          zoomOnScroll={false}
          zoomOnDoubleClick={false}
          preventScrolling={false}
          deleteKeyCode={null}
          multiSelectionKeyCode={null}
          panActivationKeyCode={null}
          selectionKeyCode={null}
          ariaLabelConfig={{ 'node.a11yDescription.default': m.studio_graph_node_help(), 'node.a11yDescription.keyboardDisabled': m.studio_graph_node_help(), 'handle.ariaLabel': m.studio_graph_handle() }}
          {...props}
        >
          <Background gap={24} size={1.5} />
          <Opening smallest={smallest} />
        </ReactFlow>
      </ReactFlowProvider>
      {foot}
    </div>
  )
}

const edge = 24

/** Shows a graph as it opens: all of it, or its beginning where that would be too small to read. */
function useWhole(smallest: number): () => void {
  const flow = useReactFlow()
  const store = useStoreApi()
  return () => {
    const { width, height } = store.getState()
    const all = flow.getNodesBounds(flow.getNodes())
    const zoom = Math.min((width - 2 * edge) / all.width, (height - 2 * edge) / all.height, 1)
    if (zoom >= smallest) void flow.fitView({ padding: `${edge}px`, maxZoom: 1 })
    else void flow.setViewport({ x: edge, y: edge, zoom: 0.75 })
  }
}

/** How a graph opens, once its boxes have their size. From then on the view is its reader's own; only what comes in out of sight is brought into it. */
function Opening({ smallest }: { smallest: number }) {
  const drawn = useNodesInitialized()
  const count = useStore(({ nodes }) => nodes.length)
  const seen = useRef<ReadonlySet<string> | null>(null)
  const show = useBoxesInSight()
  const showWhole = useWhole(smallest)
  const now = useLatest({ show, showWhole })
  const flow = useReactFlow()
  useEffect(() => {
    if (!drawn) return
    const frame = requestAnimationFrame(() => {
      const ids = flow.getNodes().map(({ id }) => id)
      const before = seen.current
      seen.current = new Set(ids)
      if (before === null) now.current.showWhole()
      else now.current.show(ids.filter((id) => !before.has(id)))
    })
    return () => cancelAnimationFrame(frame)
  }, [drawn, count, flow, now])
  return null
}

/** How far a stretch of the sheet must move so that it lies in a window of this length with some room about it; its beginning counts where it is longer. */
const nudge = (from: number, length: number, room: number): number => {
  if (from < edge || length > room - 2 * edge) return edge - from
  return Math.min(0, room - edge - length - from)
}

/** Moves the view as little as brings some boxes into it; not at all where they are in it. */
function useBoxesInSight(): (ids: readonly string[]) => void {
  const flow = useReactFlow()
  const store = useStoreApi()
  return (ids) => {
    if (ids.length === 0) return
    const { width, height } = store.getState()
    const { x, y, zoom } = flow.getViewport()
    const boxes = flow.getNodesBounds([...ids])
    const [left, top] = [boxes.x * zoom + x, boxes.y * zoom + y]
    const [wide, high] = [boxes.width * zoom, boxes.height * zoom]
    if (left >= 0 && top >= 0 && left + wide <= width && top + high <= height) return
    void flow.setViewport({ x: x + nudge(left, wide, width), y: y + nudge(top, high, height), zoom }, { duration: wantsStillness() ? 0 : 250 })
  }
}

function ViewButtons({ smallest, onArrange }: { smallest: number; onArrange: () => void }) {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const showWhole = useWhole(smallest)
  const arrange = () => {
    onArrange()
    // once the boxes stand where they are now
    requestAnimationFrame(showWhole)
  }
  const buttons = [
    { label: m.studio_graph_arrange(), Icon: LayoutGrid, run: arrange },
    { label: m.studio_graph_zoom_in(), Icon: ZoomIn, run: () => zoomIn() },
    { label: m.studio_graph_zoom_out(), Icon: ZoomOut, run: () => zoomOut() },
    { label: m.studio_graph_fit(), Icon: Maximize, run: () => fitView({ padding: 0.08 }) },
  ]
  return (
    <div className="flex justify-end border-b border-line bg-surface px-1">
      {buttons.map(({ label, Icon, run }) => (
        <Tooltip key={label} label={label}>
          <Button variant="ghost" size="icon" aria-label={label} onClick={() => void run()}>
            <Icon aria-hidden="true" className="size-5" />
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}
