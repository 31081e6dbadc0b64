import ScrollText from 'lucide-react/icons/scroll-text'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomClueView } from '#app/features/studio/draft/view.ts'
import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'
import { roomClue } from '#app/features/rows/kinds/room-clue.ts'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { ClueDialog } from './clue-dialog.tsx'
import { RoomCard } from './room-card.tsx'
import { UsedInRoom } from './used-in-room.tsx'

export function CluesTab() {
  const { roomClues, roomProps } = useDraft()
  const open = useOpenRow(roomClues)
  const propOf = ({ propId }: RoomClueView) => roomProps.find(({ id }) => id === propId)
  return (
    <TabFrame title={m.room_tab_clues()} text={m.room_clues_text()}>
      <RowList
        kind="roomClue"
        rows={roomClues}
        open={open}
        empty={{
          title: m.room_clues_empty(),
          text: m.room_clues_empty_text(),
          create: m.room_clues_first(),
          picture: <ScrollText aria-hidden="true" className="size-14 text-brass-ink" />,
        }}
        dialog={(clue, handlers) => <ClueDialog clue={clue} {...handlers} />}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        card={(clue, buttons) => (
          <RoomCard
            id={clue.id}
            name={clue.title}
            text={clue.content}
            image={clue.image}
            drawing={<ScrollText aria-hidden="true" className="size-9 text-muted" />}
            badges={
              <>
                <Badge tone="accent" shape="ticket">
                  {propOf(clue) ? m.room_clue_stands_on({ name: propOf(clue)!.name }) : m.room_clue_own_paper()}
                </Badge>
                {!propOf(clue) && <Badge>{roomClue.fields.placement.choices[clue.placement]()}</Badge>}
                {clue.isReusable && <Badge tone="brass">{m.room_reusable_mark()}</Badge>}
                {clue.isRedHerring && <Badge tone="danger">{m.room_red_herring_mark()}</Badge>}
              </>
            }
            buttons={buttons}
          >
            {!clue.isRedHerring && <UsedInRoom id={clue.id} />}
          </RoomCard>
        )}
      />
    </TabFrame>
  )
}
