import type { Connection, Edge, FinalConnectionState, NodeChange } from '@xyflow/react'
import { useMemo, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import X from 'lucide-react/icons/x'
import { arrowStyle, GraphFrame } from '#app/features/studio/graph/components/graph-frame.tsx'
import { RoutedArrow } from '#app/features/studio/graph/components/routed-arrow.tsx'
import type { RoutedArrowEdge } from '#app/features/studio/graph/components/routed-arrow.tsx'
import { usePlacedBoxes } from '#app/features/studio/graph/components/use-placed-boxes.ts'
import { droppedArrow, useDrawnArrows } from '#app/features/studio/graph/components/use-drawn-arrows.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { boardStep, onBoard } from '#app/features/studio/room/on-board.ts'
import { placeFlow } from '#app/features/studio/room/place-flow.ts'
import { arrowsIn, leadersOf, nameOfThing } from '#app/features/studio/room/room-links.ts'
import type { FlowArrow } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import type { Place } from '#app/shared/place-boxes.ts'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { FlowBox } from './flow-box.tsx'
import type { FlowBoxNode, FlowThing } from './flow-box.tsx'
import { useFlowCommands } from './use-flow-commands.ts'

const boxTypes = { flow: FlowBox }
const nowhere: readonly string[] = []
const arrowTypes = { routed: RoutedArrow }
const guess = ({ data: { thing } }: Pick<FlowBoxNode, 'data'>) =>
  thing.kind === 'puzzle' ? { width: 240, height: 76 } : { width: 208, height: 62 }
const boxOf = ({ id, position, measured, data }: FlowBoxNode) => ({
  id,
  ...position,
  ...guess({ data }),
  ...measured,
})

type FlowGraphProps = {
  things: readonly FlowThing[]
  chosen: string | null
  onChoose: Dispatch<SetStateAction<string | null>>
  onEdit: (id: string) => void
}

export function FlowGraph({ things, chosen, onChoose, onEdit }: FlowGraphProps) {
  const { roomPuzzles, roomProps, roomClues } = useDraft()
  const { arrows, leads } = useMemo(() => {
    const linked = { roomPuzzles, roomProps, roomClues }
    return { arrows: arrowsIn(linked), leads: leadersOf(linked) }
  }, [roomPuzzles, roomProps, roomClues])
  const thing = things.find(({ row }) => row.id === chosen)
  const commands = useFlowCommands()
  const cut = ({ id }: Pick<Edge, 'id'>) => {
    const found = arrows.find((each) => each.id === id)
    if (found) commands.cut(found.drawn)
  }
  const drawnArrows = useDrawnArrows(cut)
  const [dragged, setDragged] = useState<{ id: string; x: number; y: number } | null>(null)
  const drawn = useMemo(() => drawing(things, arrows, onEdit), [things, arrows, onEdit])
  const placed = usePlacedBoxes<FlowBoxNode>(drawn.boxes, arrows, nowhere, guess, placeFlow)
  const onPlace = useOnBoard(placed.nodes, things, leads, dragged)
  const nodes = useMemo(() => onPlace.map((node) => ({ ...node, selected: node.id === chosen })), [onPlace, chosen])
  const boxes = nodes.map(boxOf)
  const edges = drawn.edges.map(({ lanes, ...edge }): RoutedArrowEdge => ({
    ...edge,
    selected: edge.id === drawnArrows.selected,
    data: { boxes, lanes },
  }))
  const change = (changes: NodeChange<FlowBoxNode>[]) => {
    placed.onNodesChange(changes.filter(({ type }) => type === 'dimensions'))
    for (const each of changes) {
      if (each.type === 'select') onChoose((now) => (each.selected ? each.id : now === each.id ? null : now))
      if (each.type !== 'position' || !each.position) continue
      if (each.dragging) setDragged({ id: each.id, ...each.position })
      else {
        setDragged(null)
        commands.place(each.id, each.position)
      }
    }
  }
  const draw = ({ source, target }: Pick<Connection, 'source' | 'target'>) => commands.draw(source, target)
  const drop = (event: MouseEvent | TouchEvent, state: FinalConnectionState) => {
    const { source = '', target } = droppedArrow(event, state) ?? {}
    if (target && target !== source) draw({ source, target })
  }
  const arrange = () => {
    commands.unplace()
    placed.arrange()
  }
  return (
    <div className="grid min-w-0 gap-3">
      <GraphFrame<FlowBoxNode>
        label={m.room_flow_graph()}
        smallest={0.6}
        onArrange={arrange}
        shown={chosen}
        nodes={nodes}
        edges={edges}
        nodeTypes={boxTypes}
        edgeTypes={arrowTypes}
        snapToGrid
        snapGrid={[boardStep, boardStep]}
        onNodesChange={change}
        onConnect={draw}
        onConnectEnd={drop}
        onReconnect={(old, next) => {
          cut(old)
          draw(next)
        }}
        {...drawnArrows.props}
        onPaneClick={() => onChoose(null)}
        foot={
          thing && (
            <FlowTools
              things={things}
              arrows={arrows}
              thing={thing}
              place={nodes.find(({ id }) => id === chosen)?.position}
              onEdit={onEdit}
            />
          )
        }
      />
      <p className="text-sm text-muted">{m.room_flow_help()}</p>
    </div>
  )
}

/** Boxes at the positions that the author chose, and those that follow them. */
function useOnBoard(
  nodes: FlowBoxNode[],
  things: readonly FlowThing[],
  leads: ReadonlyMap<string, string>,
  dragged: { id: string; x: number; y: number } | null,
): FlowBoxNode[] {
  return useMemo(() => {
    const chosen = new Map(
      things.flatMap(({ kind, row }) =>
        kind === 'puzzle' && row.boardX !== null && row.boardY !== null
          ? [[row.id, { x: row.boardX * boardStep, y: row.boardY * boardStep }] as const]
          : [],
      ),
    )
    if (dragged) chosen.set(dragged.id, dragged)
    const places = onBoard(nodes.map(boxOf), chosen, leads)
    return nodes.map((node) => ({ ...node, position: places.get(node.id) ?? node.position }))
  }, [nodes, things, leads, dragged])
}

const namesOf = (things: readonly FlowThing[]) => new Map(things.map(({ row }) => [row.id, nameOfThing(row)]))

const kindTexts = { puzzle: m.room_box_puzzle, prop: m.room_box_prop, clue: m.room_box_clue }

function drawing(things: readonly FlowThing[], arrows: readonly FlowArrow[], onEdit: (id: string) => void) {
  const names = namesOf(things)
  const order = new Map(things.map(({ row }, index) => [row.id, index]))
  const boxes = things.map((thing) => ({
    id: thing.row.id,
    type: 'flow' as const,
    deletable: false,
    draggable: thing.kind === 'puzzle',
    ariaLabel: kindTexts[thing.kind]({ name: nameOfThing(thing.row) }),
    data: { thing, onEdit },
  }))
  const edges = arrows.map(({ id, from, to, drawn }, out) => ({
    ...arrowStyle,
    type: 'routed' as const,
    id,
    source: from,
    target: to,
    ariaLabel: m.studio_graph_arrow({ from: names.get(from) ?? '', to: names.get(to) ?? '' }),
    ...(drawn.kind === 'carry' ? { className: 'brought' } : {}),
    lanes: { out, in: order.get(to) ?? 0 },
  }))
  return { boxes, edges }
}

type ArrowsProps = Pick<FlowGraphProps, 'things'> & { arrows: readonly FlowArrow[]; thing: FlowThing }

const ways = [
  { to: 'left', x: -1, y: 0, label: m.room_box_left },
  { to: 'up', x: 0, y: -1, label: m.room_box_up },
  { to: 'down', x: 0, y: 1, label: m.room_box_down },
  { to: 'right', x: 1, y: 0, label: m.room_box_right },
] as const

/** The actions for the selected box, usable without a pointer. */
function FlowTools({
  place,
  onEdit,
  ...all
}: ArrowsProps & Pick<FlowGraphProps, 'onEdit'> & { place: Place | undefined }) {
  const commands = useFlowCommands()
  const { thing } = all
  const { id } = thing.row
  const name = nameOfThing(thing.row)
  return (
    <div
      role="group"
      aria-label={m.studio_graph_chosen({ name })}
      className="grid max-h-[45%] gap-2 overflow-y-auto border-t border-line bg-surface p-2 sm:px-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-1 min-w-0 font-semibold">{name}</span>
        <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={() => onEdit(id)}>
          {m.common_edit()}
        </Button>
        {thing.kind === 'puzzle' && place && (
          <span className="flex">
            {ways.map(({ to, x, y, label }) => (
              <MoveButton
                key={to}
                to={to}
                label={label({ name })}
                off={(x < 0 && place.x <= 0) || (y < 0 && place.y <= 0)}
                onClick={() => commands.place(id, { x: place.x + x * boardStep, y: place.y + y * boardStep })}
              />
            ))}
          </span>
        )}
        <NewArrow {...all} />
      </div>
      <Arrows {...all} />
    </div>
  )
}

function NewArrow({ things, arrows, thing }: ArrowsProps) {
  const commands = useFlowCommands()
  const { id } = thing.row
  const has = (from: string, to: string) => arrows.some((arrow) => arrow.from === from && arrow.to === to)
  const others = things.filter(({ kind, row }) => row.id !== id && [kind, thing.kind].includes('puzzle'))
  const isPuzzle = thing.kind === 'puzzle'
  const ends = [
    {
      label: isPuzzle ? m.room_add_need : m.room_add_giver,
      of: others.filter(({ row }) => !has(row.id, id)),
      draw: (from: string) => commands.draw(from, id),
    },
    {
      label: isPuzzle ? m.room_add_lead : m.room_add_user,
      of: others.filter(({ row }) => !has(id, row.id)),
      draw: (to: string) => commands.draw(id, to),
    },
  ]
  return ends.map(
    ({ label, of, draw }, at) =>
      of.length > 0 && (
        <ActionSelect
          key={at}
          label={label()}
          of={of.map(({ row }) => ({ id: row.id, name: nameOfThing(row) }))}
          onChoose={draw}
          className="min-w-40 flex-1"
        />
      ),
  )
}

function Arrows({ things, arrows, thing }: ArrowsProps) {
  const commands = useFlowCommands()
  const { id } = thing.row
  const own = arrows.filter(({ from, to }) => from === id || to === id)
  if (own.length === 0) return null
  const names = namesOf(things)
  return (
    <ul aria-label={m.room_arrows()} className="flex flex-wrap gap-1.5">
      {own.map(({ id: arrow, from, to, drawn }) => {
        const ends = { from: names.get(from) ?? '', to: names.get(to) ?? '' }
        return (
          <li key={arrow} className="flex min-h-9 items-center rounded-full border border-line bg-sunken pl-3 text-sm">
            {from === id ? `→ ${ends.to}` : `${ends.from} →`}
            <button
              type="button"
              aria-label={m.room_arrow_cut(ends)}
              onClick={() => commands.cut(drawn)}
              className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:text-danger-ink pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
