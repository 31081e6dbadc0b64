import '@xyflow/react/dist/base.css'
import './graph.css'
import {
  Background,
  getNodesBounds,
  getViewportForBounds,
  MarkerType,
  ReactFlow,
  ReactFlowProvider,
  useNodesInitialized,
  useReactFlow,
  useStore,
  useStoreApi,
} from '@xyflow/react'
import type { Edge, Node, ReactFlowProps, Rect, Viewport } from '@xyflow/react'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { wantsStillness } from '#app/features/puzzles/kit/player/stillness.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { useByAndBy } from '#app/ui/use-by-and-by.ts'

export const arrowStyle = {
  type: 'default',
  markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18, color: 'hsl(var(--line-strong))' },
} as const

type GraphFrameProps<Box extends Node> = Omit<ReactFlowProps<Box>, 'aria-label'> & {
  label: string
  smallest: number
  onArrange: () => void
  foot?: ReactNode
  /** Scrolled into view when it changes. */
  shown?: string | null
}

export function GraphFrame<Box extends Node>({ label, smallest, onArrange, foot, ...props }: GraphFrameProps<Box>) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    void frame.current?.scrollIntoView({ block: 'nearest' })
    // The graph renders one frame later, when its visible size is known.
    const picture = requestAnimationFrame(() => {
      const { clientWidth: width, clientHeight: height } = sheet.current!
      startTransition(() => setSize({ width, height }))
    })
    return () => cancelAnimationFrame(picture)
  }, [])
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      className="flex h-[calc(100dvh-14rem)] min-h-96 flex-col overflow-hidden rounded-card border border-line bg-sunken"
    >
      <ReactFlowProvider>
        <ViewButtons smallest={smallest} onArrange={onArrange} />
        <div ref={sheet} className="min-h-0 flex-1">
          {size && <Sheet<Box> size={size} smallest={smallest} {...props} />}
        </div>
      </ReactFlowProvider>
      {foot}
    </div>
  )
}

type Size = { width: number; height: number }

function Sheet<Box extends Node>({
  size,
  smallest,
  shown = null,
  ...props
}: Omit<GraphFrameProps<Box>, 'label' | 'foot' | 'onArrange'> & { size: Size }) {
  // With known sizes, React Flow can skip boxes that are out of sight.
  const { nodes = [] } = props
  const [opening] = useState(() =>
    nodes.length > 0 && nodes.every(({ measured }) => measured?.width && measured.height)
      ? wholeView(getNodesBounds(nodes), size, smallest)
      : null,
  )
  const drawn = useFirst(nodes, opening ? batches : atOnce)
  return (
    <ReactFlow<Box, Edge>
      {...(opening ? { defaultViewport: opening } : {})}
      minZoom={smallestZoom}
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
      ariaLabelConfig={{
        'node.a11yDescription.default': m.studio_graph_node_help(),
        'node.a11yDescription.keyboardDisabled': m.studio_graph_node_help(),
        'edge.a11yDescription.default': m.studio_graph_arrow_help(),
        'handle.ariaLabel': m.studio_graph_handle(),
      }}
      {...props}
      nodes={drawn}
    >
      <Background gap={24} size={1.5} />
      {drawn.length === nodes.length && <Opening smallest={smallest} open={opening !== null} />}
      <Showing id={shown} />
    </ReactFlow>
  )
}

/** Boxes render in batches until they fill most screens. */
const batches = { first: 3, step: 3, enough: 15 }
const atOnce = { first: Infinity, step: Infinity }

function useFirst<Box extends Node>(nodes: Box[], pace: typeof batches | typeof atOnce): Box[] {
  const count = useByAndBy(nodes.length, pace)
  return useMemo(() => {
    if (count >= nodes.length) return nodes
    const first = new Set(
      nodes
        .toSorted((one, other) => one.position.x + one.position.y - other.position.x - other.position.y)
        .slice(0, count),
    )
    return nodes.filter((node) => first.has(node))
  }, [nodes, count])
}

const edge = 24
const smallestZoom = 0.1

function wholeView(all: Rect, { width, height }: Size, smallest: number): Viewport {
  const zoom = Math.min((width - 2 * edge) / all.width, (height - 2 * edge) / all.height, 1)
  return zoom >= smallest
    ? getViewportForBounds(all, width, height, smallestZoom, 1, `${edge}px`)
    : { x: edge, y: edge, zoom: 0.75 }
}

function useWhole(smallest: number): () => void {
  const flow = useReactFlow()
  const store = useStoreApi()
  return () => void flow.setViewport(wholeView(flow.getNodesBounds(flow.getNodes()), store.getState(), smallest))
}

function Opening({ smallest, open }: { smallest: number; /** The view was already known. */ open: boolean }) {
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
      if (before === null) {
        if (!open) now.current.showWhole()
      } else now.current.show(ids.filter((id) => !before.has(id)))
    })
    return () => cancelAnimationFrame(frame)
  }, [drawn, count, flow, now, open])
  return null
}

const nudge = (from: number, length: number, room: number): number => {
  if (from < edge || length > room - 2 * edge) return edge - from
  return Math.min(0, room - edge - length - from)
}

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
    void flow.setViewport(
      { x: x + nudge(left, wide, width), y: y + nudge(top, high, height), zoom },
      { duration: wantsStillness() ? 0 : 250 },
    )
  }
}

function Showing({ id }: { id: string | null }) {
  const show = useLatest(useBoxesInSight())
  useEffect(() => {
    if (id !== null) show.current([id])
  }, [id, show])
  return null
}

function ViewButtons({ smallest, onArrange }: { smallest: number; onArrange: () => void }) {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const showWhole = useWhole(smallest)
  const arrange = () => {
    onArrange()
    // After the boxes have been placed.
    requestAnimationFrame(showWhole)
  }
  const buttons = [
    { label: m.studio_graph_arrange(), Icon: LayoutGrid, run: arrange },
    { label: m.common_zoom_in(), Icon: ZoomIn, run: () => zoomIn() },
    { label: m.common_zoom_out(), Icon: ZoomOut, run: () => zoomOut() },
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
