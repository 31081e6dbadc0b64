import { Handle, Position, useConnection } from '@xyflow/react'
import type { Node, NodeProps } from '@xyflow/react'
import Flag from 'lucide-react/icons/flag'
import ScrollText from 'lucide-react/icons/scroll-text'
import { memo } from 'react'
import type { RoomClueView, RoomPropView, RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { nameOfThing } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { LockPicture } from './lock-picture.tsx'
import { placement } from '#app/features/rows/kinds/placement.ts'
import { SourceIcon } from './thing-parts.tsx'

export type FlowThing =
  | { kind: 'puzzle'; row: RoomPuzzleView; trouble: boolean }
  | { kind: 'prop'; row: RoomPropView; trouble: boolean }
  | { kind: 'clue'; row: RoomClueView; trouble: boolean }

export type FlowBoxNode = Node<{ thing: FlowThing; onEdit: (id: string) => void }, 'flow'>

const looks = {
  puzzle: 'w-60 rounded-card border-2 bg-surface shadow-card',
  prop: 'w-52 rounded-control border-2 bg-raised',
  clue: 'w-52 rounded-control border-2 border-dashed bg-raised',
}

export const FlowBox = memo(function FlowBox({ id, data: { thing, onEdit }, selected }: NodeProps<FlowBoxNode>) {
  const from = useConnection(({ inProgress, fromNode }) => (inProgress ? fromNode.id : null))
  const name = nameOfThing(thing.row)
  return (
    <div
      className={classNames(
        looks[thing.kind],
        'text-[0.9375rem]',
        selected ? 'border-accent' : thing.trouble ? 'border-danger' : 'border-line-strong',
      )}
    >
      <Handle
        type="target"
        position={Position.Left}
        className={classNames('whole', from !== null && 'taking', from !== id && 'z-1')}
      />
      <div className={classNames('flex items-center gap-2.5', thing.kind === 'puzzle' ? 'p-3' : 'px-3 py-2')}>
        <ThingPicture thing={thing} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <button
            type="button"
            className="nokey nopan nodrag line-clamp-2 min-h-6 text-left font-semibold text-accent-ink underline"
            aria-label={m.studio_card_edit({ title: name })}
            onClick={() => onEdit(id)}
          >
            {name}
          </button>
          <ThingFacts thing={thing} />
        </div>
      </div>
      <Handle type="source" position={Position.Right} />
    </div>
  )
})

function ThingPicture({ thing }: { thing: FlowThing }) {
  if (thing.kind === 'puzzle') return <LockPicture lock={thing.row.lockType} className="h-11 shrink-0 text-ink" />
  const className = 'size-5 shrink-0 text-muted'
  if (thing.kind === 'prop') return <SourceIcon source={thing.row.source} className={className} />
  return <ScrollText aria-hidden="true" className={className} />
}

function ThingFacts({ thing }: { thing: FlowThing }) {
  if (thing.kind !== 'puzzle') {
    if (thing.kind === 'clue' && thing.row.isRedHerring)
      return <span className="text-xs text-danger-ink">{m.room_red_herring_mark()}</span>
    if (thing.kind === 'clue' && thing.row.propId !== null) return null
    return <span className="text-xs text-muted">{placement.choices[thing.row.placement]()}</span>
  }
  const { expectedMinutes, endsRoom } = thing.row
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {m.room_minutes({ count: expectedMinutes })}
      {endsRoom && (
        <span className="flex items-center gap-1 font-semibold text-brass-ink">
          <Flag aria-hidden="true" className="size-3.5" />
          {m.room_ends_mark()}
        </span>
      )}
    </span>
  )
}
