import Package from 'lucide-react/icons/package'
import { roomProp } from '#app/features/rows/kinds/room-prop.ts'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { LookChoice, PictureChoice } from '#app/features/studio/kit/components/picture-choice.tsx'
import { RowCard } from '#app/features/studio/kit/components/row-card.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { PlacementFields, SourceIcon, UsedInRoom } from './thing-parts.tsx'

const { fields } = roomProp

export const PropsTab = () => (
  <RowTab
    kind="roomProp"
    title={m.studio_kit_tab_props()}
    text={m.room_props_text()}
    empty={{
      title: m.room_props_empty(),
      text: m.room_props_empty_text(),
      create: m.room_props_first(),
      picture: <Package aria-hidden="true" className="size-14 text-brass-ink" />,
    }}
    Dialog={PropDialog}
    card={(prop, buttons) => (
      <RowCard
        row={prop}
        text={prop.description}
        drawing={<SourceIcon source={prop.source} className="size-9 text-muted" />}
        badges={
          <>
            <Badge tone="accent" shape="ticket">
              {fields.source.choices[prop.source]()}
            </Badge>
            <Badge>{fields.placement.choices[prop.placement]()}</Badge>
            {prop.quantity > 1 && <Badge>{m.room_quantity_times({ count: prop.quantity })}</Badge>}
            {prop.isReusable && <Badge tone="brass">{m.room_reusable_mark()}</Badge>}
            {prop.isDecoration && <Badge>{m.room_decoration_mark()}</Badge>}
          </>
        }
        buttons={buttons}
      >
        {!prop.isDecoration && <UsedInRoom id={prop.id} />}
      </RowCard>
    )}
  />
)

export const PropDialog = (opened: Opened<'roomProp'>) => (
  <KitDialog
    kind="roomProp"
    {...opened}
    onlyOnPhones
    steps={(form) => [
      [fields.description.label(), 'name', 'description'],
      [
        fields.source.label(),
        <PictureChoice
          key="source"
          kind="roomProp"
          name="source"
          picture={(source) => <SourceIcon source={source} className="size-7 text-accent-ink" />}
          className="gap-3 sm:grid-cols-3"
        />,
        form.values.source === 'print' ? <LookChoice key="look" kind="roomProp" /> : ['substitutes', { rows: 1 }],
        <PlacementFields key="placement" kind="roomProp" />,
      ],
      [
        fields.quantity.label(),
        ['quantity', { className: 'sm:max-w-xs' }],
        { pair: ['isReusable', 'isDecoration'] },
        ['resetStep', { rows: 1 }],
      ],
      [
        fields.imageAssetId.label(),
        <RowPicture key="picture" kind="roomProp" prompt={() => promptOfItem(form.values)} />,
      ],
    ]}
  />
)
