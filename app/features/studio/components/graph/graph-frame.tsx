import '@xyflow/react/dist/base.css'
import './graph.css'
import { Background, MarkerType, Panel, ReactFlow, useNodesInitialized, useReactFlow, useStoreApi } from '@xyflow/react'
import type { Edge, Node, ReactFlowProps } from '@xyflow/react'
import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'

/** An arrow between boxes, as all graphs of the studio draw it. */
export const arrowStyle = { type: 'default', markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18, color: 'hsl(var(--line-strong))' } } as const

type GraphFrameProps<Box extends Node> = Omit<ReactFlowProps<Box>, 'aria-label'> & { label: string; /** Smaller than this nothing can be read: a graph that does not fit opens at its beginning instead. */ smallest: number; children?: ReactNode }

/** A graph that lies on a sheet: moved by dragging the sheet, zoomed by its buttons or with Ctrl; the page scrolls as ever. */
export function GraphFrame<Box extends Node>({ label, smallest, children, ...props }: GraphFrameProps<Box>) {
  return (
    <div role="region" aria-label={label} className="h-[min(78vh,56rem)] min-h-96 overflow-hidden rounded-card border border-line bg-sunken">
      <ReactFlow<Box, Edge>
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
        <ZoomButtons />
        <Opening smallest={smallest} />
        {children}
      </ReactFlow>
    </div>
  )
}

const edge = 24

/** How a graph opens, once its boxes have their size. */
function Opening({ smallest }: { smallest: number }) {
  const drawn = useNodesInitialized()
  const flow = useReactFlow()
  const store = useStoreApi()
  useEffect(() => {
    if (!drawn) return
    const frame = requestAnimationFrame(() => {
      const { width, height } = store.getState()
      const all = flow.getNodesBounds(flow.getNodes())
      const zoom = Math.min((width - 2 * edge) / all.width, (height - 2 * edge) / all.height, 1)
      if (zoom >= smallest) void flow.fitView({ padding: `${edge}px`, maxZoom: 1 })
      else void flow.setViewport({ x: edge, y: 3 * edge, zoom: 0.75 })
    })
    return () => cancelAnimationFrame(frame)
  }, [drawn, flow, store, smallest])
  return null
}

function ZoomButtons() {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const buttons = [
    { label: m.studio_graph_zoom_in(), Icon: ZoomIn, run: () => zoomIn() },
    { label: m.studio_graph_zoom_out(), Icon: ZoomOut, run: () => zoomOut() },
    { label: m.studio_graph_fit(), Icon: Maximize, run: () => fitView({ padding: 0.08 }) },
  ]
  return (
    <Panel position="top-right" className="flex overflow-hidden rounded-control border border-line bg-surface">
      {buttons.map(({ label, Icon, run }) => (
        <Tooltip key={label} label={label}>
          <Button variant="ghost" size="icon" aria-label={label} onClick={() => void run()}>
            <Icon aria-hidden="true" className="size-5" />
          </Button>
        </Tooltip>
      ))}
    </Panel>
  )
}
