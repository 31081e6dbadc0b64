import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Json, PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { SubmitRow } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import { useVerdict } from '#app/features/puzzles/kit/player/use-verdict.ts'
import { classNames } from '#app/ui/class-names.ts'
import { isWholeOrder } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { BinBoard } from './bin-board.tsx'
import { CardList } from './card-list.tsx'
import { cardsOf } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { InOrder } from './in-order.tsx'
import { tray } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import { endsOf } from '#app/features/puzzles/types/ordering_sorting/rules/order-text.ts'
import { spotsFor } from '#app/features/puzzles/types/ordering_sorting/rules/spots.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'
import { InPlace, useIsOnObject } from '#app/features/puzzles/kit/object/in-place.tsx'

type Props = PlayerViewProps<Presented, Answer>

export function PlayerView(props: Props) {
  if (props.solved) {
    return (
      <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
        <ListChecks aria-hidden="true" className="size-14 text-success-ink" />
        <p className="font-display text-2xl">{m.ordering_sorting_solved()}</p>
        {props.answer && <InOrder configuration={props.configuration} answer={props.answer} />}
      </div>
    )
  }
  return props.configuration.layout === 'bins' ? <Binning {...props} /> : <Sorting {...props} />
}

function readOrder(order: unknown, count: number): number[] | null {
  if (!Array.isArray(order) || !order.every(Number.isInteger)) return null
  return isWholeOrder(order as number[], count) ? (order as number[]) : null
}

function readPlaces(places: unknown, count: number, bins: number): number[] | null {
  const isPlace = (place: unknown) => Number.isInteger(place) && (place as number) >= tray && (place as number) < bins
  return Array.isArray(places) && places.length === count && places.every(isPlace) ? (places as number[]) : null
}

const laidOut = (view: Json): Json | undefined =>
  typeof view === 'object' && view !== null && !Array.isArray(view) ? view['order'] : undefined

const startOf = ({ view, configuration: { items } }: Props): number[] =>
  readOrder(laidOut(view), items.length) ?? items.map((_, card) => card)

function Sorting(props: Props) {
  const isOnObject = useIsOnObject()
  const { configuration, feedback, onAnswer } = props
  const cards = cardsOf(configuration)
  const start = startOf(props)
  const [order, setOrder] = useKept(`ordering_sorting ${JSON.stringify([cards, start])}`, start, (kept) =>
    readOrder(kept, cards.length),
  )
  const verdict = useVerdict(feedback, order)
  const asTimeline = configuration.layout === 'timeline'
  return (
    <Table
      {...props}
      isWide={asTimeline}
      how={isOnObject ? m.ordering_sorting_how_pieces() : m.ordering_sorting_how()}
      said={verdict.text({ wrong: m.ordering_sorting_wrong, tried: m.ordering_sorting_tried })}
      submit={m.ordering_sorting_submit()}
      onSubmit={() => onAnswer({ order })}
    >
      {(locked) => (
        <CardList
          cards={cards}
          order={order}
          {...endsOf(configuration)}
          asTimeline={asTimeline}
          spots={isOnObject ? spotsFor(configuration) : undefined}
          locked={locked}
          onOrder={setOrder}
        />
      )}
    </Table>
  )
}

function Binning(props: Props) {
  const isOnObject = useIsOnObject()
  const { configuration, feedback, onAnswer } = props
  const { bins = [] } = configuration
  const cards = cardsOf(configuration)
  const start = startOf(props)
  const [places, setPlaces] = useKept(
    `ordering_sorting ${JSON.stringify([cards, bins, start])}`,
    cards.map(() => tray),
    (kept) => readPlaces(kept, cards.length, bins.length),
  )
  const verdict = useVerdict(feedback, places)
  const [lacking, setLacking] = useState(false)
  const left = places.filter((place) => place === tray).length
  const submit = () => {
    setLacking(left > 0)
    if (left === 0) onAnswer({ bins: places })
  }
  const said =
    lacking && left > 0
      ? m.ordering_sorting_missing({ count: left })
      : verdict.text({ wrong: m.ordering_sorting_bins_wrong, tried: m.ordering_sorting_bins_tried })
  return (
    <Table
      {...props}
      isWide
      how={isOnObject ? m.ordering_sorting_how_spots() : m.ordering_sorting_how_bins()}
      said={said}
      submit={m.ordering_sorting_submit_bins()}
      onSubmit={submit}
    >
      {(locked) => (
        <BinBoard
          cards={cards}
          order={start}
          bins={bins}
          places={places}
          spots={isOnObject ? spotsFor(configuration) : undefined}
          locked={locked}
          onPlaces={setPlaces}
        />
      )}
    </Table>
  )
}

interface TableProps extends Pick<Props, 'attemptsLeft' | 'pausedForMs' | 'busy'> {
  isWide: boolean
  how: string
  said: string
  submit: string
  onSubmit: () => void
  children: (locked: boolean) => ReactNode
}

function Table({ attemptsLeft, pausedForMs, busy, isWide, how, said, submit, onSubmit, children }: TableProps) {
  const leftMs = useCountdown(pausedForMs)
  const waiting = busy || leftMs > 0
  return (
    <div
      className={classNames(
        'mx-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-4',
        isWide && 'min-[60rem]:w-[52rem] min-[60rem]:max-w-full',
      )}
    >
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <p className="text-center text-sm text-muted">{how}</p>
      <InPlace bare>{children(waiting)}</InPlace>
      <SubmitRow
        said={said}
        submit={submit}
        submitting={m.ordering_sorting_submitting()}
        busy={busy}
        waiting={waiting}
        onSubmit={onSubmit}
      />
    </div>
  )
}
