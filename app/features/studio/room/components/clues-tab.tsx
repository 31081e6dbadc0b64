import ScrollText from 'lucide-react/icons/scroll-text'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomClueView } from '#app/features/studio/draft/view.ts'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { ClueDialog } from './clue-dialog.tsx'
import { DeleteInRoom } from './delete-in-room.tsx'
import { RoomCard } from './room-card.tsx'
import { placementTexts } from './room-texts.ts'
import { UsedInRoom } from './used-in-room.tsx'
import { useOpen } from './use-open.ts'

export function CluesTab() {
  const { roomClues, roomProps } = useDraft()
  const duplicate = useDuplicate('roomClue', m.room_clue_copied)
  const { open, setOpen, close, create } = useOpen<RoomClueView>(roomClues)
  const propOf = ({ propId }: RoomClueView) => roomProps.find(({ id }) => id === propId)
  return (
    <section aria-labelledby="clues" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="clues" className="text-heading">
          {m.room_tab_clues()}
        </h2>
        <p className="max-w-prose text-muted">{m.room_clues_text()}</p>
      </div>
      <OrderedRows
        kind="roomClue"
        rows={roomClues}
        nameOf={({ title }) => title}
        empty={{
          title: m.room_clues_empty(),
          text: m.room_clues_empty_text(),
          create: m.room_clues_first(),
          picture: <ScrollText aria-hidden="true" className="size-14 text-brass-ink" />,
        }}
        create={m.room_clue_new()}
        onCreate={create}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        card={(clue, move) => (
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
                {!propOf(clue) && <Badge>{placementTexts[clue.placement]()}</Badge>}
                {clue.isReusable && <Badge tone="brass">{m.room_reusable_mark()}</Badge>}
                {clue.isRedHerring && <Badge tone="danger">{m.room_red_herring_mark()}</Badge>}
              </>
            }
            onEdit={() => setOpen({ kind: 'edit', row: clue })}
            onDuplicate={() => void duplicate(clue.id)}
            onDelete={() => setOpen({ kind: 'delete', row: clue })}
            move={move}
          >
            {!clue.isRedHerring && <UsedInRoom id={clue.id} />}
          </RoomCard>
        )}
      />
      {open?.kind === 'create' && <ClueDialog clue={null} onClose={close} onReopen={create} />}
      {open?.kind === 'edit' && (
        <ClueDialog key={open.row.id} clue={open.row} onClose={close} onReopen={() => setOpen(open)} />
      )}
      {open?.kind === 'delete' && (
        <DeleteInRoom kind="roomClue" id={open.row.id} name={open.row.title} onClose={close} />
      )}
    </section>
  )
}
