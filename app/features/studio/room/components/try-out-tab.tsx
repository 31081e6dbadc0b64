import Hourglass from 'lucide-react/icons/hourglass'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SkipForward from 'lucide-react/icons/skip-forward'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { lackedBy } from '#app/features/kits/flow/room-state.ts'
import type { RoomState } from '#app/features/kits/flow/room-state.ts'
import { minutesSo, nextToSolve, playedSo } from '#app/features/studio/room/play-room.ts'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { placement as placements } from '#app/features/rows/kinds/placement.ts'
import { TriedPuzzle } from './tried-puzzle.tsx'
import { useRoom } from './use-room.ts'

export function TryOutTab() {
  const room = useRoom()
  const [steps, setSteps] = useState<readonly string[]>([])
  const state = playedSo(room, steps)
  const next = nextToSolve(room, state)
  const solve = (id: string) => setSteps([...state.solved, id])
  return (
    <TabFrame title={m.room_tab_try_out()} text={m.room_try_out_text()}>
      {room.puzzles.length === 0 ? (
        <EmptyState title={m.room_try_out_empty()} headingLevel={3}>
          <p>{m.room_try_out_empty_text()}</p>
        </EmptyState>
      ) : (
        <>
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
              {m.room_try_out_again()}
            </Button>
          </div>
          <Outcome state={state} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <Puzzles room={room} state={state} onSolved={solve} />
            <AtHand room={room} state={state} />
          </div>
        </>
      )}
    </TabFrame>
  )
}

function Outcome({ state: { hasEnded, open } }: { state: RoomState }) {
  if (hasEnded) return <Notice tone="success">{m.room_try_out_won()}</Notice>
  return open.length === 0 ? <Notice tone="danger">{m.room_try_out_stuck()}</Notice> : null
}

type PartProps = { room: RoomDocument; state: RoomState }

function Puzzles({ room, state, onSolved }: PartProps & { onSolved: (id: string) => void }) {
  const names = new Map(
    [...room.puzzles, ...room.props, ...room.clues].map((row) => [row.id, 'name' in row ? row.name : row.title]),
  )
  const closed = room.puzzles.filter(
    ({ id }) => !state.solved.includes(id) && state.open.every((open) => open.id !== id),
  )
  return (
    <div className="grid gap-6">
      {state.open.length > 0 && (
        <section aria-labelledby="open-puzzles" className="grid gap-3">
          <h3 id="open-puzzles" className="text-subheading">
            {m.room_try_out_open({ count: state.open.length })}
          </h3>
          <ul className="grid gap-4">
            {state.open.map((puzzle) => (
              <li key={puzzle.id}>
                <TriedPuzzle room={room} puzzle={puzzle} onSolved={() => onSolved(puzzle.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {closed.length > 0 && (
        <section aria-labelledby="closed-puzzles" className="grid gap-2">
          <h3 id="closed-puzzles" className="text-subheading">
            {m.room_try_out_closed()}
          </h3>
          <ul className="grid gap-1.5">
            {closed.map((puzzle) => (
              <li key={puzzle.id} className="rounded-control border border-dashed border-line-strong/60 px-4 py-2.5">
                <span className="font-semibold">{puzzle.name}</span>
                <span className="block text-sm text-muted">
                  {m.room_try_out_lacks({
                    names: lackedBy(puzzle, state)
                      .map((id) => names.get(id) ?? '')
                      .join(', '),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {state.solved.length > 0 && (
        <section aria-labelledby="solved-puzzles" className="grid gap-2">
          <h3 id="solved-puzzles" className="text-subheading">
            {m.room_try_out_solved()}
          </h3>
          <ol className="grid list-decimal gap-1 pl-6">
            {state.solved.map((id) => (
              <li key={id}>{names.get(id)}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function AtHand({ room, state: { atHand } }: PartProps) {
  const things = [
    ...room.props.map(({ id, name, placement, hidingPlace }) => ({
      id,
      name,
      from: [placements.choices[placement](), hidingPlace],
    })),
    ...room.clues.map(({ id, title, propId, placement, hidingPlace }) => ({
      id,
      name: title,
      from: [
        propId === null
          ? placements.choices[placement]()
          : m.room_clue_stands_on({ name: room.props.find((prop) => prop.id === propId)?.name ?? '' }),
        propId === null ? hidingPlace : '',
      ],
    })),
  ].filter(({ id }) => atHand.has(id))
  return (
    <section
      aria-labelledby="at-hand"
      className="grid gap-3 rounded-card border border-line bg-sunken p-4 lg:sticky lg:top-40 bar:top-32"
    >
      <h3 id="at-hand" className="text-subheading">
        {m.room_try_out_at_hand({ count: things.length })}
      </h3>
      {things.length === 0 && <p className="text-sm text-muted">{m.room_try_out_nothing()}</p>}
      <ul className="grid gap-2">
        {things.map(({ id, name, from }) => (
          <li key={id} className="rounded-control border border-line bg-surface px-3 py-2">
            <span className="font-semibold">{name}</span>
            <span className="block text-sm text-muted">{from.filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
