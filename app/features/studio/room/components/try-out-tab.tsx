import Hourglass from 'lucide-react/icons/hourglass'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SkipForward from 'lucide-react/icons/skip-forward'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { RoomClue, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { lackedBy } from '#app/features/kits/flow/room-state.ts'
import type { RoomState } from '#app/features/kits/flow/room-state.ts'
import { minutesSo, nextToSolve, playedSo, opensLock } from '#app/features/studio/room/play-room.ts'
import { nameOfThing } from '#app/features/studio/room/room-links.ts'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { placement as placements } from '#app/features/rows/kinds/placement.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { useRoom } from '#app/features/studio/kit/components/use-document.ts'
import { LockPicture } from './lock-picture.tsx'

export function TryOutTab() {
  const room = useRoom()
  const [steps, setSteps] = useState<readonly string[]>([])
  const state = playedSo(room, steps)
  const next = nextToSolve(room, state)
  const solve = (id: string) => setSteps([...state.solved, id])
  return (
    <TabFrame
      title={m.room_tab_try_out()}
      text={m.room_try_out_text()}
      empty={room.puzzles.length === 0 && { title: m.room_try_out_empty(), text: m.room_try_out_empty_text() }}
    >
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-low">
        <p role="status" className="mr-auto flex items-center gap-2 font-semibold">
          <Hourglass aria-hidden="true" className="size-5 text-brass-ink" />
          {m.room_try_out_so_far({
            solved: state.solved.length,
            count: room.puzzles.length,
            minutes: minutesSo(room, state),
            duration: room.setup.recommendedDuration,
          })}
        </p>
        <Button size="small" variant="accent" disabled={!next} onClick={() => next && solve(next.id)}>
          <SkipForward aria-hidden="true" className="size-4.5" />
          {m.room_try_out_next()}
        </Button>
        <Button size="small" disabled={steps.length === 0} onClick={() => setSteps(state.solved.slice(0, -1))}>
          <Undo2 aria-hidden="true" className="size-4.5" />
          {m.room_try_out_back()}
        </Button>
        <Button size="small" variant="ghost" disabled={steps.length === 0} onClick={() => setSteps([])}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {m.studio_draft_start_over()}
        </Button>
      </div>
      {state.hasEnded && <Notice tone="success">{m.room_try_out_won()}</Notice>}
      {!state.hasEnded && !next && <Notice tone="danger">{m.room_try_out_stuck()}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Puzzles {...state} onSolved={solve} />
        <AtHand {...state} />
      </div>
    </TabFrame>
  )
}

function Puzzles({ onSolved, ...state }: RoomState & { onSolved: (id: string) => void }) {
  const { room, open, solved } = state
  const names = new Map([...room.puzzles, ...room.props, ...room.clues].map((row) => [row.id, nameOfThing(row)]))
  const closed = room.puzzles.filter(({ id }) => !solved.includes(id) && open.every((each) => each.id !== id))
  const lackedNames = (puzzle: RoomPuzzle) =>
    lackedBy(puzzle, state)
      .map((id) => names.get(id) ?? '')
      .join(', ')
  return (
    <div className="grid gap-6">
      {open.length > 0 && (
        <Headed level={3} title={m.room_try_out_open({ count: open.length })} className="grid gap-3">
          <ul className="grid gap-4">
            {open.map((puzzle) => (
              <li key={puzzle.id}>
                <TriedPuzzle puzzle={puzzle} onSolved={() => onSolved(puzzle.id)} />
              </li>
            ))}
          </ul>
        </Headed>
      )}
      {closed.length > 0 && (
        <Headed level={3} title={m.room_try_out_closed()} className="grid gap-2">
          <ul className="grid gap-1.5">
            {closed.map((puzzle) => (
              <li key={puzzle.id} className="rounded-control border border-dashed border-line-strong/60 px-4 py-2.5">
                <span className="font-semibold">{puzzle.name}</span>
                <span className="block text-sm text-muted">{m.room_try_out_lacks({ names: lackedNames(puzzle) })}</span>
              </li>
            ))}
          </ul>
        </Headed>
      )}
      {solved.length > 0 && (
        <Headed level={3} title={m.room_try_out_solved()} className="grid gap-2">
          <ol className="grid list-decimal gap-1 pl-6">
            {solved.map((id) => (
              <li key={id}>{names.get(id)}</li>
            ))}
          </ol>
        </Headed>
      )}
    </div>
  )
}

function AtHand({ room, atHand }: RoomState) {
  const at = ({ placement, hidingPlace }: RoomProp | RoomClue) => [placements.choices[placement](), hidingPlace]
  const propOf = ({ propId }: RoomClue) => room.props.find(({ id }) => id === propId)
  const things = [
    ...room.props.map((prop) => ({ row: prop, from: at(prop) })),
    ...room.clues.map((clue) => {
      const prop = propOf(clue)
      return { row: clue, from: prop ? [m.room_clue_stands_on({ name: prop.name })] : at(clue) }
    }),
  ].filter(({ row }) => atHand.has(row.id))
  return (
    <Headed
      level={3}
      title={m.room_try_out_at_hand({ count: things.length })}
      className="grid gap-3 rounded-card border border-line bg-sunken p-4 lg:sticky lg:top-40 bar:top-32"
    >
      {things.length === 0 && <p className="text-sm text-muted">{m.room_try_out_nothing()}</p>}
      <ul className="grid gap-2">
        {things.map(({ row, from }) => (
          <li key={row.id} className="rounded-control border border-line bg-surface px-3 py-2">
            <span className="font-semibold">{nameOfThing(row)}</span>
            <span className="block text-sm text-muted">{from.filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Headed>
  )
}

function TriedPuzzle({ puzzle, onSolved }: { puzzle: RoomPuzzle; onSolved: () => void }) {
  const room = useRoom()
  const { name, description, lockType, expectedMinutes } = puzzle
  const opens = opensLock(room, puzzle, useDraft().details.languages)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const answer = () => (opens?.(typed) ? onSolved() : setWrong(true))
  return (
    <Card>
      <CardBody className="sm:flex-row sm:items-start">
        <LockPicture lock={lockType} className="h-16 shrink-0 text-ink max-sm:self-start" />
        <div className="grid min-w-0 flex-1 gap-3">
          <div className="grid gap-1">
            <CardTitle as="h4">{name}</CardTitle>
            <p className="text-sm text-muted">
              {roomPuzzle.fields.lockType.choices[lockType]()} · {m.room_minutes({ count: expectedMinutes })}
            </p>
            {description && <p className="line-clamp-4 whitespace-pre-wrap">{description}</p>}
          </div>
          <form
            noValidate
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              answer()
            }}
          >
            {opens && (
              <>
                <Field
                  label={m.hints_answer()}
                  error={wrong ? m.room_try_out_wrong() : undefined}
                  className="min-w-40 flex-1"
                >
                  {(control) => (
                    <Input
                      value={typed}
                      autoComplete="off"
                      onChange={({ target }) => {
                        setTyped(target.value)
                        setWrong(false)
                      }}
                      {...control}
                    />
                  )}
                </Field>
                <Button type="submit" aria-label={m.room_try_out_open_named({ name })}>
                  {m.room_try_out_unlock()}
                </Button>
              </>
            )}
            <Button
              variant={opens ? 'ghost' : 'secondary'}
              aria-label={m.room_try_out_mark_named({ name })}
              onClick={onSolved}
            >
              {m.room_try_out_mark()}
            </Button>
          </form>
        </div>
      </CardBody>
    </Card>
  )
}
