import ScrollText from 'lucide-react/icons/scroll-text'
import { roomClue } from '#app/features/rows/kinds/room-clue.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomClueView } from '#app/features/studio/draft/view.ts'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { LookChoice } from '#app/features/studio/kit/components/picture-choice.tsx'
import { RowCard } from '#app/features/studio/kit/components/row-card.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { PlacementFields, UsedInRoom } from './thing-parts.tsx'

const { fields } = roomClue

export function CluesTab() {
  const { roomProps } = useDraft()
  const propOf = ({ propId }: RoomClueView) => roomProps.find(({ id }) => id === propId)
  return (
    <RowTab
      kind="roomClue"
      title={m.studio_kit_tab_clues()}
      text={m.room_clues_text()}
      empty={{
        title: m.room_clues_empty(),
        text: m.room_clues_empty_text(),
        create: m.room_clues_first(),
        picture: <ScrollText aria-hidden="true" className="size-14 text-brass-ink" />,
      }}
      Dialog={ClueDialog}
      card={(clue, buttons) => (
        <RowCard
          row={clue}
          text={clue.content}
          drawing={<LookPicture look={clue.look} className="size-12" />}
          badges={
            <>
              <Badge tone="accent" shape="ticket">
                {propOf(clue) ? m.room_clue_stands_on({ name: propOf(clue)!.name }) : m.room_clue_own_paper()}
              </Badge>
              {!propOf(clue) && <Badge>{fields.placement.choices[clue.placement]()}</Badge>}
              {clue.isReusable && <Badge tone="brass">{m.room_reusable_mark()}</Badge>}
              {clue.isRedHerring && <Badge tone="danger">{m.room_red_herring_mark()}</Badge>}
            </>
          }
          buttons={buttons}
        >
          {!clue.isRedHerring && <UsedInRoom id={clue.id} />}
        </RowCard>
      )}
    />
  )
}

export function ClueDialog(opened: Opened<'roomClue'>) {
  const { roomProps } = useDraft()
  const isOnPrint = (propId: string | null) => roomProps.some(({ id, source }) => id === propId && source === 'print')
  return (
    <KitDialog
      kind="roomClue"
      {...opened}
      onlyOnPhones
      steps={(form) => [
        [
          fields.content.label(),
          'title',
          !isOnPrint(form.values.propId) && <LookChoice key="look" kind="roomClue" />,
          ['content', { rows: 4 }],
        ],
        [fields.imageAssetId.label(), <RowPicture key="picture" kind="roomClue" prompt={() => form.values.content} />],
        [
          fields.propId.label(),
          ['propId', { none: m.room_clue_own_paper(), className: 'max-w-sm' }],
          !roomProps.some(({ id }) => id === form.values.propId) && <PlacementFields key="placement" kind="roomClue" />,
          { pair: ['isReusable', 'isRedHerring'] },
        ],
      ]}
    />
  )
}
