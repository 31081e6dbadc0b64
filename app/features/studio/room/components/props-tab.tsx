import Package from 'lucide-react/icons/package'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomPropView } from '#app/features/studio/draft/view.ts'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { DeleteInRoom } from './delete-in-room.tsx'
import { PropDialog } from './prop-dialog.tsx'
import { RoomCard } from './room-card.tsx'
import { placementTexts, sourceTexts } from './room-texts.ts'
import { sourceIcons } from './source-icons.ts'
import { UsedInRoom } from './used-in-room.tsx'
import { useOpen } from './use-open.ts'

export function PropsTab() {
  const { roomProps } = useDraft()
  const duplicate = useDuplicate('roomProp', m.room_prop_copied)
  const { open, setOpen, close, create } = useOpen<RoomPropView>(roomProps)
  return (
    <section aria-labelledby="props" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="props" className="text-heading">
          {m.room_tab_props()}
        </h2>
        <p className="max-w-prose text-muted">{m.room_props_text()}</p>
      </div>
      <OrderedRows
        kind="roomProp"
        rows={roomProps}
        nameOf={({ name }) => name}
        empty={{
          title: m.room_props_empty(),
          text: m.room_props_empty_text(),
          create: m.room_props_first(),
          picture: <Package aria-hidden="true" className="size-14 text-brass-ink" />,
        }}
        create={m.room_prop_new()}
        onCreate={create}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        card={(prop, move) => {
          const Icon = sourceIcons[prop.source]
          return (
            <RoomCard
              id={prop.id}
              name={prop.name}
              text={prop.description}
              image={prop.image}
              drawing={<Icon aria-hidden="true" className="size-9 text-muted" />}
              badges={
                <>
                  <Badge tone="accent" shape="ticket">
                    {sourceTexts[prop.source]()}
                  </Badge>
                  <Badge>{placementTexts[prop.placement]()}</Badge>
                  {prop.quantity > 1 && <Badge>{m.room_quantity_times({ count: prop.quantity })}</Badge>}
                  {prop.isReusable && <Badge tone="brass">{m.room_reusable_mark()}</Badge>}
                  {prop.isDecoration && <Badge>{m.room_decoration_mark()}</Badge>}
                </>
              }
              onEdit={() => setOpen({ kind: 'edit', row: prop })}
              onDuplicate={() => void duplicate(prop.id)}
              onDelete={() => setOpen({ kind: 'delete', row: prop })}
              move={move}
            >
              {!prop.isDecoration && <UsedInRoom id={prop.id} />}
            </RoomCard>
          )
        }}
      />
      {open?.kind === 'create' && <PropDialog prop={null} onClose={close} onReopen={create} />}
      {open?.kind === 'edit' && (
        <PropDialog key={open.row.id} prop={open.row} onClose={close} onReopen={() => setOpen(open)} />
      )}
      {open?.kind === 'delete' && (
        <DeleteInRoom kind="roomProp" id={open.row.id} name={open.row.name} onClose={close} />
      )}
    </section>
  )
}
