import Package from 'lucide-react/icons/package'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'
import { roomProp } from '#app/features/rows/kinds/room-prop.ts'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { PropDialog } from './prop-dialog.tsx'
import { RoomCard } from './room-card.tsx'
import { sources } from './sources.ts'
import { UsedInRoom } from './used-in-room.tsx'

export function PropsTab() {
  const { roomProps } = useDraft()
  const open = useOpenRow(roomProps)
  return (
    <TabFrame title={m.room_tab_props()} text={m.room_props_text()}>
      <RowList
        kind="roomProp"
        rows={roomProps}
        open={open}
        empty={{
          title: m.room_props_empty(),
          text: m.room_props_empty_text(),
          create: m.room_props_first(),
          picture: <Package aria-hidden="true" className="size-14 text-brass-ink" />,
        }}
        dialog={(prop, handlers) => <PropDialog prop={prop} {...handlers} />}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        card={(prop, buttons) => {
          const { Icon } = sources[prop.source]
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
                    {roomProp.fields.source.choices[prop.source]()}
                  </Badge>
                  <Badge>{roomProp.fields.placement.choices[prop.placement]()}</Badge>
                  {prop.quantity > 1 && <Badge>{m.room_quantity_times({ count: prop.quantity })}</Badge>}
                  {prop.isReusable && <Badge tone="brass">{m.room_reusable_mark()}</Badge>}
                  {prop.isDecoration && <Badge>{m.room_decoration_mark()}</Badge>}
                </>
              }
              buttons={buttons}
            >
              {!prop.isDecoration && <UsedInRoom id={prop.id} />}
            </RoomCard>
          )
        }}
      />
    </TabFrame>
  )
}
