import Plus from 'lucide-react/icons/plus'
import { createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { typePictureOf } from '#app/features/puzzles/registry/type-pictures.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { createRow } from '#app/features/studio/draft/make-command.ts'
import type { RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { CreatePuzzle } from '#app/features/studio/puzzles/components/create-puzzle.tsx'
import { PrintPuzzle } from '#app/features/studio/puzzles/components/print-puzzle.tsx'
import { PuzzleDialog } from '#app/features/studio/puzzles/components/puzzle-dialog.tsx'
import type { OnPaper } from '#app/features/studio/puzzles/components/puzzle-dialog.tsx'
import { thingsOf } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeleteInRoom } from './delete-in-room.tsx'
import { LockPicture } from './lock-picture.tsx'
import { RoomCard } from './room-card.tsx'
import { RoomPuzzleDialog } from './room-puzzle-dialog.tsx'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { useDuplicatePuzzle } from './use-duplicate-puzzle.ts'
import { useOpen } from './use-open.ts'

/** The row in the room is made with the puzzle, and called what it is called. */
const onPaper: OnPaper = {
  beside: (puzzleId, { name, translations }) => [
    createRow('roomPuzzle', newId(), {
      puzzleId,
      name,
      lockType: 'paper',
      ...(translations ? { translations: namesIn(translations) } : {}),
    }),
  ],
  created: m.room_puzzle_added,
  failed: (reason) => m.room_puzzle_failed({ reason }),
}

const namesIn = (translations: unknown) =>
  Object.fromEntries(
    Object.entries(translations as Record<string, Record<string, unknown>>).flatMap(([language, { name }]) =>
      typeof name === 'string' ? [[language, { name }]] : [],
    ),
  )

export function RoomPuzzlesTab() {
  const { roomPuzzles } = useDraft()
  const [type, setType] = useState<{ chosen: string | null } | null>(null)
  const { open, setOpen, close, create } = useOpen<RoomPuzzleView, 'answer' | 'print'>(roomPuzzles, (field) =>
    field === 'puzzleId' ? 'answer' : 'edit',
  )
  const typedOf = useTypedOf()
  const typed = open && 'row' in open ? typedOf(open.row) : undefined
  const choose = () => setType({ chosen: null })
  return (
    <section aria-labelledby="puzzles" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="puzzles" className="text-heading">
            {m.studio_tab_puzzles()}
          </h2>
          <p className="max-w-prose text-muted">{m.room_puzzles_text()}</p>
        </div>
        <Button size="small" onClick={choose}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.room_puzzle_of_type()}
        </Button>
      </div>
      <OrderedRows
        kind="roomPuzzle"
        rows={roomPuzzles}
        nameOf={({ name }) => name}
        empty={{
          title: m.studio_puzzles_empty(),
          text: m.room_puzzles_empty_text(),
          create: m.room_puzzle_new(),
          picture: <LockPicture lock="digits4" className="h-20 text-ink" />,
        }}
        create={m.room_puzzle_new()}
        onCreate={create}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        card={(row, move) => <PuzzleCard puzzle={row} move={move} onOpen={(kind) => setOpen({ kind, row })} />}
      />
      {type && (
        <CreatePuzzle
          chosen={type.chosen}
          onPaper={onPaper}
          onClose={() => setType(null)}
          onReopen={(chosen) => setType({ chosen })}
        />
      )}
      {open?.kind === 'create' && <RoomPuzzleDialog puzzle={null} onClose={close} onReopen={create} />}
      {open?.kind === 'edit' && (
        <RoomPuzzleDialog key={open.row.id} puzzle={open.row} onClose={close} onReopen={() => setOpen(open)} />
      )}
      {open?.kind === 'answer' && typed && (
        <PuzzleDialog
          key={typed.id}
          puzzle={typed}
          type={typed.type}
          onPaper={onPaper}
          onClose={close}
          onReopen={() => setOpen(open)}
        />
      )}
      {open?.kind === 'print' && typed && <PrintPuzzle puzzle={typed} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteInRoom
          kind="roomPuzzle"
          id={open.row.id}
          name={open.row.name}
          beside={typed ? [{ op: 'remove', kind: 'puzzle', ids: [typed.id] }] : []}
          onClose={close}
        />
      )}
    </section>
  )
}

function useTypedOf() {
  const { puzzles } = useDraft()
  return ({ puzzleId }: RoomPuzzleView) => puzzles.find(({ id }) => id === puzzleId)
}

type PuzzleCardProps = {
  puzzle: RoomPuzzleView
  move: ReactNode
  onOpen: (kind: 'edit' | 'delete' | 'answer' | 'print') => void
}

function PuzzleCard({ puzzle, move, onOpen }: PuzzleCardProps) {
  const typed = useTypedOf()(puzzle)
  const duplicate = useDuplicatePuzzle()
  const drawing = typed && typePictureOf(typed.type)
  const { id, name, lockType, hints, expectedMinutes, endsRoom } = puzzle
  return (
    <RoomCard
      id={id}
      name={name}
      text={puzzle.description}
      image={puzzle.image ?? typed?.image ?? null}
      drawing={
        drawing ? (
          createElement(drawing, { className: 'w-18 text-ink' })
        ) : (
          <LockPicture lock={lockType} className="h-16 text-ink" />
        )
      }
      badges={
        <>
          {typed && (
            <Badge tone="accent" shape="ticket">
              {findPuzzleType(typed.type)?.label() ?? typed.type}
            </Badge>
          )}
          <Badge>{roomPuzzle.fields.lockType.choices[lockType]()}</Badge>
          {endsRoom && <Badge tone="brass">{m.room_ends_mark()}</Badge>}
        </>
      }
      onEdit={() => onOpen('edit')}
      onDuplicate={() => void duplicate(id)}
      onDelete={() => onOpen('delete')}
      more={
        typed && (
          <>
            <Button
              size="small"
              variant="ghost"
              aria-label={m.room_typed_edit_of({ title: name })}
              onClick={() => onOpen('answer')}
            >
              {m.room_typed_edit()}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={m.studio_print_card({ title: name })}
              onClick={() => onOpen('print')}
            >
              {m.studio_print_open()}
            </Button>
          </>
        )
      }
      move={move}
    >
      <p className="text-sm text-muted">
        {m.room_puzzle_facts({ minutes: expectedMinutes, hints: m.studio_puzzle_hints({ count: hints.length }) })}
      </p>
      <Flow puzzle={puzzle} />
    </RoomCard>
  )
}

function Flow({ puzzle: { needs, gives } }: { puzzle: RoomPuzzleView }) {
  const draft = useDraft()
  const named = new Map([...thingsOf(draft), ...draft.roomPuzzles].map(({ id, name }) => [id, name]))
  const list = (ids: readonly string[]) => ids.flatMap((id) => named.get(id) ?? []).join(', ')
  const lines = [
    { label: m.room_card_needs, names: list(needs) },
    { label: m.room_card_gives, names: list(gives) },
  ].filter(({ names }) => names !== '')
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      {lines.map(({ label, names }) => (
        <p key={label({ names })}>{label({ names })}</p>
      ))}
    </div>
  )
}
