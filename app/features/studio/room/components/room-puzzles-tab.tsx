import Plus from 'lucide-react/icons/plus'
import { createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { typePictureOf } from '#app/features/puzzles/registry/type-pictures.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { createRow } from '#app/features/studio/draft/make-command.ts'
import type { RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'
import { CreatePuzzle } from '#app/features/studio/puzzles/components/create-puzzle.tsx'
import { PrintPuzzle } from '#app/features/studio/puzzles/components/print-puzzle.tsx'
import { PuzzleDialog } from '#app/features/studio/puzzles/components/puzzle-dialog.tsx'
import type { OnPaper } from '#app/features/studio/puzzles/components/puzzle-dialog.tsx'
import { thingsOf } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { LockPicture } from './lock-picture.tsx'
import { RoomCard } from './room-card.tsx'
import { RoomPuzzleDialog } from './room-puzzle-dialog.tsx'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { useDuplicatePuzzle } from './use-duplicate-puzzle.ts'

/** Creates the room's row together with the puzzle, under the same name. */
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
  const { roomPuzzles, puzzles } = useDraft()
  const [type, setType] = useState<{ chosen: string | null } | null>(null)
  const open = useOpenRow<RoomPuzzleView, 'answer' | 'print'>(roomPuzzles, (field) =>
    field === 'puzzleId' ? 'answer' : 'edit',
  )
  const typedOf = useTypedOf()
  const duplicate = useDuplicatePuzzle()
  const [answer, print] = [open.at('answer'), open.at('print')].map((row) => row && typedOf(row))
  const choose = () => setType({ chosen: null })
  return (
    <TabFrame
      title={m.studio_tab_puzzles()}
      text={m.room_puzzles_text()}
      actions={
        <Button size="small" onClick={choose}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.room_puzzle_of_type()}
        </Button>
      }
    >
      <RowList
        kind="roomPuzzle"
        rows={roomPuzzles}
        open={open}
        empty={{
          title: m.studio_puzzles_empty(),
          text: m.room_puzzles_empty_text(),
          picture: <LockPicture lock="digits4" className="h-20 text-ink" />,
        }}
        dialog={(puzzle, handlers) => <RoomPuzzleDialog puzzle={puzzle} {...handlers} />}
        beside={({ puzzleId }) =>
          puzzles.some(({ id }) => id === puzzleId) ? [{ op: 'remove', kind: 'puzzle', ids: [puzzleId!] }] : []
        }
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        card={(puzzle, buttons) => <PuzzleCard puzzle={puzzle} buttons={buttons} />}
        more={(puzzle) =>
          typedOf(puzzle) && <TypedButtons name={puzzle.name} onOpen={(what) => open.open(what, puzzle.id)} />
        }
        onDuplicate={(id) => void duplicate(id)}
      />
      {type && (
        <CreatePuzzle
          chosen={type.chosen}
          onPaper={onPaper}
          onClose={() => setType(null)}
          onReopen={(chosen) => setType({ chosen })}
        />
      )}
      {answer && (
        <PuzzleDialog
          key={answer.id}
          puzzle={answer}
          type={answer.type}
          onPaper={onPaper}
          onClose={open.close}
          onReopen={() => open.open('answer', open.at('answer')!.id)}
        />
      )}
      {print && <PrintPuzzle puzzle={print} onClose={open.close} />}
    </TabFrame>
  )
}

function useTypedOf() {
  const { puzzles } = useDraft()
  return ({ puzzleId }: RoomPuzzleView) => puzzles.find(({ id }) => id === puzzleId)
}

type TypedButtonsProps = { name: string; onOpen: (what: 'answer' | 'print') => void }

const TypedButtons = ({ name, onOpen }: TypedButtonsProps) => (
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

type PuzzleCardProps = { puzzle: RoomPuzzleView; buttons: ReactNode }

function PuzzleCard({ puzzle, buttons }: PuzzleCardProps) {
  const typed = useTypedOf()(puzzle)
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
      buttons={buttons}
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
