import type { Connection, Edge, FinalConnectionState, XYPosition } from '@xyflow/react'
import { useMemo } from 'react'
import { arrowStyle, GraphFrame } from '#app/features/studio/graph/components/graph-frame.tsx'
import { usePlacedBoxes } from '#app/features/studio/graph/components/use-placed-boxes.ts'
import { useSame } from '#app/features/studio/fields/components/use-same.ts'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { droppedArrow, useDrawnArrows } from '#app/features/studio/graph/components/use-drawn-arrows.ts'
import { RoutedArrow } from '#app/features/studio/graph/components/routed-arrow.tsx'
import type { RoutedArrowEdge } from '#app/features/studio/graph/components/routed-arrow.tsx'
import { DialogueBox } from './dialogue-box.tsx'
import type { DialogueBoxNode } from './dialogue-box.tsx'
import type { Lead } from './dialogue-choices.ts'
import { isWholeChoice, unreachableNodes } from '#app/features/studio/fields/components/dialogue-order.ts'
import { NodeTools } from './node-tools.tsx'
import type { NodeToolsProps } from './node-tools.tsx'

const boxTypes = { dialogue: DialogueBox }
const arrowTypes = { routed: RoutedArrow }
const guess = ({ data }: Pick<DialogueBoxNode, 'data'>) => ({ width: 288, height: 160 + 38 * data.node.choices.length })

type DialogueGraphProps = Omit<NodeToolsProps, 'node'> & { label: string; primary: Locale }

/** An accidental drag creates no node. */
const isFar = (from: XYPosition | null, to: XYPosition | null): boolean =>
  from !== null && to !== null && Math.hypot(to.x - from.x, to.y - from.y) > 40

export function DialogueGraph({ label, primary, ...tools }: DialogueGraphProps) {
  const { nodes: steps, onEdit, onLead, onLeadToNew } = tools
  const drawn = useMemo(() => drawing(steps, primary, onEdit), [steps, primary, onEdit])
  const { nodes, onNodesChange, chosen, choose, arrange } = usePlacedBoxes<DialogueBoxNode>(
    drawn.boxes,
    drawn.arrows,
    drawn.starts,
    guess,
  )
  const boxes = useSame(
    nodes.map(({ id, position, measured, data }) => ({ id, ...position, ...guess({ data }), ...measured })),
    haveSamePlaces,
  )
  const arrows = useMemo(
    () => drawn.edges.map(({ lanes, ...edge }): RoutedArrowEdge => ({ ...edge, data: { boxes, lanes } })),
    [drawn.edges, boxes],
  )
  const find = (id: string) => steps.find((step) => step.id === id)

  const lead = ({ source, sourceHandle, target }: Connection, cut: readonly Lead[] = []) => {
    const [from, to] = [find(source), find(target)]
    if (from && to) onLead(from, [...cut, { index: choiceAt(sourceHandle), nodeId: to.nodeId }])
  }
  const leadToNew = (source: string, handle: string | null | undefined) => {
    const step = find(source)
    if (step) onLeadToNew(step, choiceAt(handle))
  }
  const drop = (event: MouseEvent | TouchEvent, state: FinalConnectionState) => {
    const dropped = droppedArrow(event, state)
    if (!dropped) return
    const { source, handle, target } = dropped
    if (!target) return isFar(state.from, state.to) ? leadToNew(source, handle) : undefined
    if (target !== source) lead({ source, sourceHandle: handle, target, targetHandle: null })
  }
  const cut = ({ source, sourceHandle }: Edge) => {
    const from = find(source)
    if (from) onLead(from, [{ index: choiceAt(sourceHandle), nodeId: '' }])
  }
  const drawnArrows = useDrawnArrows(cut)
  const edges = arrows.map((edge) => (edge.id === drawnArrows.selected ? { ...edge, selected: true } : edge))
  // Moving the end changes the target; moving the start makes it belong to another choice.
  const redraw = (old: Edge, next: Connection) => {
    if (old.source !== next.source) cut(old)
    lead(
      next,
      old.source === next.source && old.sourceHandle !== next.sourceHandle
        ? [{ index: choiceAt(old.sourceHandle), nodeId: '' }]
        : [],
    )
  }
  return (
    <div className="grid gap-3">
      <GraphFrame<DialogueBoxNode>
        label={label}
        smallest={0.5}
        onArrange={arrange}
        nodes={nodes}
        edges={edges}
        nodeTypes={boxTypes}
        edgeTypes={arrowTypes}
        onNodesChange={onNodesChange}
        onConnect={(connection) => lead(connection)}
        onConnectEnd={drop}
        onReconnect={redraw}
        {...drawnArrows.props}
        onPaneClick={() => choose(null)}
        foot={<NodeTools {...tools} node={chosen === null ? undefined : find(chosen)} />}
      />
      <p className="text-sm text-muted">{m.studio_graph_dialogue_help()}</p>
    </div>
  )
}

type PlacedBox = { id: string; x: number; y: number; width: number; height: number }

const haveSamePlaces = (a: readonly PlacedBox[], b: readonly PlacedBox[]): boolean =>
  a.length === b.length &&
  a.every((box, at) => (['id', 'x', 'y', 'width', 'height'] as const).every((field) => box[field] === b[at]![field]))

const choiceAt = (handle: string | null | undefined): number | null =>
  !handle || handle === 'new' ? null : Number(handle)

function drawing(steps: readonly NodeView[], primary: Locale, onEdit: (node: NodeView) => void) {
  const unreachable = unreachableNodes(steps)
  const boxes = steps.map((node, index) => ({
    id: node.id,
    type: 'dialogue' as const,
    deletable: false,
    ariaLabel: m.studio_graph_step({ position: index + 1, name: node.nodeId }),
    data: { node, nodes: steps, place: index + 1, unreachable: unreachable.has(node.id), primary, onEdit },
  }))
  const leading = steps
    .flatMap((node) =>
      node.choices.map((choice, index) => ({
        node,
        choice,
        index,
        to: steps.findIndex(({ nodeId }) => nodeId === choice.next_node_id),
      })),
    )
    .filter(({ to }) => to >= 0)
  const edges = leading.map(({ node, choice, index, to }, out) => {
    const target = steps[to]!
    const label = m.studio_graph_arrow({ from: node.nodeId, to: target.nodeId })
    const drawn = {
      ...arrowStyle,
      type: 'routed' as const,
      id: `${node.id} ${index}`,
      source: node.id,
      sourceHandle: String(index),
      target: target.id,
      ariaLabel: label,
      ...(isWholeChoice(choice, steps) ? {} : { className: 'unfinished' }),
    }
    return { ...drawn, lanes: { out, in: to } }
  })
  const arrows = edges.map(({ source, target }) => ({ from: source, to: target }))
  // No dialogue starts after the first node without conditions.
  const firstSure = steps.findIndex(({ conditions }) => Object.keys(conditions).length === 0)
  const starts = steps.slice(0, firstSure < 0 ? steps.length : firstSure + 1).map(({ id }) => id)
  return { boxes, edges, arrows, starts }
}
