import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Spot } from '#app/features/puzzles/contract/contract.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CardFace } from './card-face.tsx'
import type { Card } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { cardName } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import type { PlaceProps } from './spot-card.tsx'
import { SpotCard, SpotEnds } from './spot-card.tsx'
import { useSorting } from './use-sorting.ts'

interface CardListProps {
  cards: readonly Card[]
  order: readonly number[]
  first: string
  last: string
  asTimeline: boolean
  /** In an object: of each place in the order. */
  spots?: readonly Spot[] | undefined
  locked: boolean
  onOrder: (order: number[]) => void
}

export function CardList({ cards, order, first, last, asTimeline, spots, locked, onOrder }: CardListProps) {
  const list = useRef<HTMLOListElement>(null)
  const sorting = useSorting({ list, order, nameOf: (card) => cardName(cards[card]!), locked, onOrder })
  const said = (
    <p role="status" className="sr-only">
      {sorting.said}
    </p>
  )
  const label = m.ordering_sorting_cards({ first, last })
  if (spots)
    return (
      <div className="relative h-(--tall) w-full">
        <SpotEnds spots={spots} first={first} last={last} />
        <ol ref={list} {...sorting.listHandlers} data-spots="" aria-label={label} className="absolute inset-0">
          {order.map((card, place) => (
            <SpotCard
              key={card}
              sorting={sorting}
              number={card}
              place={place}
              spot={spots[place]!}
              count={order.length}
              card={cards[card]!}
              locked={locked}
            />
          ))}
        </ol>
        {said}
      </div>
    )
  const Place = asTimeline ? Moment : Row
  return (
    <div className="grid gap-2">
      <End className={asTimeline ? 'sm:before:hidden' : undefined}>{first}</End>
      <ol
        ref={list}
        {...sorting.listHandlers}
        aria-label={label}
        className={classNames(
          'relative grid',
          asTimeline ? 'gap-x-0 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))]' : 'gap-2',
        )}
      >
        {order.map((card, place) => (
          <Place
            key={card}
            sorting={sorting}
            number={card}
            place={place}
            count={order.length}
            card={cards[card]!}
            locked={locked}
          />
        ))}
      </ol>
      <End className={asTimeline ? 'sm:after:hidden' : undefined}>{last}</End>
      {said}
    </div>
  )
}

function End({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex items-center gap-3 text-sm font-semibold text-brass-ink before:h-px before:flex-1 before:bg-brass/60 after:h-px after:flex-1 after:bg-brass/60',
        className,
      )}
    >
      {children}
    </p>
  )
}

const paper = 'rounded-control bg-paper text-on-paper shadow-card transition-[scale,box-shadow] select-none'
const inHandLook = 'z-10 scale-[1.02] ring-4 ring-brass-strong'
const gripLook = (locked: boolean) => (locked ? 'cursor-not-allowed' : 'cursor-grab active:cursor-grabbing')

function Row(props: PlaceProps) {
  const { sorting, number, place, count, card, locked } = props
  const text = cardName(card)
  return (
    <li data-card={number} className={classNames('flex items-stretch', paper, sorting.inHand === number && inHandLook)}>
      <button
        type="button"
        {...sorting.gripProps(number)}
        aria-label={m.ordering_sorting_card({ text, position: place + 1, count })}
        className={classNames(
          'flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control pr-2 text-left',
          gripLook(locked),
        )}
      >
        <span data-handle="" className="grid w-11 shrink-0 touch-none place-items-center self-stretch text-on-paper/60">
          <GripVertical aria-hidden="true" className="size-5" />
        </span>
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-on-paper/10 text-sm font-semibold tabular-nums"
        >
          {place + 1}
        </span>
        <CardFace card={card} />
      </button>
      <span className="flex shrink-0">
        <Step {...props} by={-1} name={m.ordering_sorting_up({ text })} />
        <Step {...props} by={1} name={m.ordering_sorting_down({ text })} />
      </span>
    </li>
  )
}

function Moment(props: PlaceProps) {
  const { sorting, number, place, count, card, locked } = props
  const text = cardName(card)
  return (
    <li data-card={number} className="flex gap-2 px-1 sm:flex-col sm:gap-1">
      <span
        aria-hidden="true"
        className="relative grid w-9 shrink-0 place-items-center before:absolute before:-inset-y-1.5 before:w-0.5 before:bg-brass/60 sm:h-9 sm:w-auto sm:before:-inset-x-1 sm:before:inset-y-auto sm:before:h-0.5 sm:before:w-auto"
      >
        <span className="relative grid size-8 place-items-center rounded-full border-2 border-brass-strong bg-paper text-sm font-semibold text-on-paper tabular-nums">
          {place + 1}
        </span>
      </span>
      <span className={classNames('flex min-w-0 flex-1 sm:flex-col', paper, sorting.inHand === number && inHandLook)}>
        <button
          type="button"
          {...sorting.gripProps(number)}
          aria-label={m.ordering_sorting_card({ text, position: place + 1, count })}
          className={classNames(
            'flex min-h-12 min-w-0 flex-1 items-stretch gap-1 rounded-control p-1.5 sm:flex-col',
            gripLook(locked),
          )}
        >
          <span
            data-handle=""
            className="grid w-9 shrink-0 touch-none place-items-center text-on-paper/60 sm:h-7 sm:w-auto"
          >
            <GripVertical aria-hidden="true" className="size-5 sm:rotate-90" />
          </span>
          <CardFace card={card} look="stacked" />
        </button>
        <span className="flex shrink-0 items-center justify-center sm:justify-between">
          <Step {...props} by={-1} name={m.ordering_sorting_earlier({ text })} turned />
          <Step {...props} by={1} name={m.ordering_sorting_later({ text })} turned />
        </span>
      </span>
    </li>
  )
}

/** @param turned towards the side, where cards lie side by side */
type StepProps = PlaceProps & { by: -1 | 1; name: string; turned?: boolean }

/** Reached by pointer and by a screen reader's cursor; keyboard users move the card itself. */
function Step({ sorting, number, place, by, count, locked, name, turned }: StepProps) {
  const to = place + by
  const atEnd = locked || to < 0 || to >= count
  const Icon = by < 0 ? ChevronUp : ChevronDown
  return (
    <button
      type="button"
      tabIndex={-1}
      data-still=""
      aria-label={name}
      aria-disabled={atEnd || undefined}
      className="grid min-h-11 w-11 place-items-center text-on-paper/75 hover:text-on-paper focus-visible:rounded-small aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
      onClick={() => !atEnd && sorting.moveTo(number, to)}
    >
      <Icon aria-hidden="true" className={classNames('size-5', turned && 'sm:-rotate-90')} />
    </button>
  )
}
