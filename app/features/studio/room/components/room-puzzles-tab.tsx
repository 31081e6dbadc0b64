import Plus from 'lucide-react/icons/plus'
import { createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { typePictureOf } from '#app/features/puzzles/registry/type-pictures.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { copyOfRow } from '#app/features/studio/draft/copy-row.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { createRow } from '#app/features/studio/draft/make-command.ts'
import type { RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { RowCard } from '#app/features/studio/kit/components/row-card.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import type { OpenRow } from '#app/features/studio/kit/components/row-tab.tsx'
import {
  LateCreatePuzzle,
  LatePrintPuzzle,
  LatePuzzleDialog,
} from '#app/features/studio/puzzles/components/late-puzzles.ts'
import type { OnPaper } from '#app/features/studio/puzzles/components/puzzle-dialog.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { LockPicture } from './lock-picture.tsx'
import { namesIn, RoomPuzzleDialog } from './room-puzzle-dialog.tsx'
import { NamingLines } from './thing-parts.tsx'

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
  failed: m.room_puzzle_failed,
}

/** A copy gives nothing, since a thing is in one container only.
 * A puzzle of the ten types is copied with its own settings. */
function copyOfPuzzle(draft: Draft, id: string) {
  const typedId = draft.rows.roomPuzzle.find((row) => row.id === id)?.['puzzleId']
  const typed = copyOfRow(draft, 'puzzle', String(typedId), newId)
  const own = { gives: [], endsRoom: false, boardX: null, boardY: null, puzzleId: typed[0]?.id ?? null }
  const copy = copyOfRow(draft, 'roomPuzzle', id, newId, own)
  return copy.length > 0 ? [...typed, ...copy] : []
}

/** The puzzle of one of the ten types that the row prints. */
function useTypedOf() {
  const { puzzles } = useDraft()
  return ({ puzzleId }: RoomPuzzleView) => puzzles.find(({ id }) => id === puzzleId)
}

export function RoomPuzzlesTab() {
  const [type, setType] = useState<{ chosen: string | null } | null>(null)
  const typedOf = useTypedOf()
  return (
    <RowTab
      kind="roomPuzzle"
      title={m.studio_tab_puzzles()}
      text={m.room_puzzles_text()}
      actions={
        <Button size="small" onClick={() => setType({ chosen: null })}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.room_puzzle_of_type()}
        </Button>
      }
      empty={{
        title: m.studio_puzzles_empty(),
        text: m.room_puzzles_empty_text(),
        picture: <LockPicture lock="digits4" className="h-20 text-ink" />,
      }}
      Dialog={RoomPuzzleDialog}
      dialogOf={(field) => (field === 'puzzleId' ? 'answer' : 'edit')}
      beside={(row) => {
        const typed = typedOf(row)
        return typed ? [{ op: 'remove', kind: 'puzzle', ids: [typed.id] }] : []
      }}
      copyOf={copyOfPuzzle}
      card={(puzzle, buttons) => <PuzzleCard puzzle={puzzle} buttons={buttons} />}
      more={(puzzle, open) =>
        typedOf(puzzle) && <TypedButtons name={puzzle.name} onOpen={(what) => open.open(what, puzzle.id)} />
      }
      below={(open) => (
        <>
          {type && (
            <LateCreatePuzzle
              chosen={type.chosen}
              onPaper={onPaper}
              onClose={() => setType(null)}
              onReopen={(chosen) => setType({ chosen })}
            />
          )}
          <TypedDialogs open={open} />
        </>
      )}
    />
  )
}

function TypedDialogs({ open }: { open: OpenRow }) {
  const { roomPuzzles } = useDraft()
  const typedOf = useTypedOf()
  const rowAt = (what: string) => roomPuzzles.find(({ id }) => id === open.idOf(what))
  const [answered, printed] = [rowAt('answer'), rowAt('print')]
  const [puzzle, sheet] = [answered && typedOf(answered), printed && typedOf(printed)]
  return (
    <>
      {answered && puzzle && (
        <LatePuzzleDialog
          key={puzzle.id}
          puzzle={puzzle}
          type={puzzle.type}
          onPaper={onPaper}
          onClose={open.close}
          onReopen={() => open.open('answer', answered.id)}
        />
      )}
      {sheet && <LatePrintPuzzle puzzle={sheet} onClose={open.close} />}
    </>
  )
}

const typedButtons = [
  { what: 'answer', text: m.studio_field_configuration, label: m.room_typed_edit_of },
  { what: 'print', text: m.studio_print_open, label: m.studio_print_card },
] as const

const TypedButtons = ({ name, onOpen }: { name: string; onOpen: (what: string) => void }) =>
  typedButtons.map(({ what, text, label }) => (
    <Button key={what} size="small" variant="ghost" aria-label={label({ title: name })} onClick={() => onOpen(what)}>
      {text()}
    </Button>
  ))

function PuzzleCard({ puzzle, buttons }: { puzzle: RoomPuzzleView; buttons: ReactNode }) {
  const typed = useTypedOf()(puzzle)
  const drawing = typed && typePictureOf(typed.type)
  const { lockType, hints, expectedMinutes, endsRoom } = puzzle
  const lock = <LockPicture lock={lockType} className="h-16 text-ink" />
  return (
    <RowCard
      row={puzzle}
      text={puzzle.description}
      image={puzzle.image ?? typed?.image ?? null}
      drawing={drawing ? createElement(drawing, { className: 'w-18 text-ink' }) : lock}
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
    </RowCard>
  )
}

function Flow({ puzzle: { needs, gives } }: { puzzle: RoomPuzzleView }) {
  const { roomPuzzles, roomProps, roomClues } = useDraft()
  const named = [...roomPuzzles, ...roomProps, ...roomClues.map(({ id, title }) => ({ id, name: title }))]
  const among = (ids: readonly string[]) => ids.flatMap((id) => named.find((row) => row.id === id) ?? [])
  return (
    <NamingLines
      lines={[
        [m.room_card_needs, among(needs)],
        [m.room_card_gives, among(gives)],
      ]}
    />
  )
}
