import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { Sorting } from './use-sorting.ts'
import { useSorting } from './use-sorting.ts'

interface CardListProps {
  items: readonly string[]
  /** The cards in their order now, as places in `items`. */
  order: readonly number[]
  /** What stands above and below. */
  first: string
  last: string
  locked: boolean
  onOrder: (order: number[]) => void
}

/** A player's cards between their two ends: each can be dragged, lifted by a press or by Space, or moved by its buttons. */
export function CardList({ items, order, first, last, locked, onOrder }: CardListProps) {
  const list = useRef<HTMLOListElement>(null)
  const sorting = useSorting({ list, order, nameOf: (card) => items[card]!, locked, onOrder })
  return (
    <div className="grid gap-2">
      <End>{first}</End>
      <ol ref={list} {...sorting.listHandlers} aria-label={m.ordering_sorting_cards({ first, last })} className="relative grid gap-2">
        {order.map((card, place) => (
          <Card key={card} sorting={sorting} card={card} place={place} count={order.length} text={items[card]!} locked={locked} />
        ))}
      </ol>
      <End>{last}</End>
      <p role="status" className="sr-only">
        {sorting.said}
      </p>
    </div>
  )
}

/** The words at the top or the bottom, on the line that runs beside the cards. */
function End({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-sm font-semibold text-brass-ink before:h-px before:flex-1 before:bg-brass/60 after:h-px after:flex-1 after:bg-brass/60">{children}</p>
  )
}

interface CardProps {
  sorting: Sorting
  card: number
  place: number
  count: number
  text: string
  locked: boolean
}

function Card({ sorting, card, place, count, text, locked }: CardProps) {
  const inHand = sorting.inHand === card
  const arrow = 'grid min-h-11 w-11 place-items-center text-on-paper/75 hover:text-on-paper aria-disabled:cursor-not-allowed aria-disabled:opacity-35 focus-visible:rounded-small'
  const step = (by: number, name: string, icon: ReactNode) => {
    const atEnd = locked || place + by < 0 || place + by >= count
    return (
      // reached by pointer and by a screen reader's own cursor; the keyboard has the card itself
      <button type="button" tabIndex={-1} data-still="" aria-label={name} aria-disabled={atEnd || undefined} className={arrow} onClick={() => !atEnd && sorting.moveTo(card, place + by)}>
        {icon}
      </button>
    )
  }
  return (
    <li
      data-card={card}
      className={classNames(
        'flex items-stretch rounded-control bg-paper text-on-paper shadow-card transition-[scale,box-shadow] select-none',
        inHand && 'z-10 scale-[1.02] ring-4 ring-brass-strong',
      )}
    >
      <button
        type="button"
        {...sorting.gripProps(card)}
        aria-label={m.ordering_sorting_card({ text, position: place + 1, count })}
        className={classNames('flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control pr-2 text-left', locked ? 'cursor-not-allowed' : 'cursor-grab active:cursor-grabbing')}
      >
        <span data-handle="" className="grid w-11 shrink-0 touch-none place-items-center self-stretch text-on-paper/60">
          <GripVertical aria-hidden="true" className="size-5" />
        </span>
        <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full bg-on-paper/10 text-sm font-semibold tabular-nums">
          {place + 1}
        </span>
        <span className="min-w-0 py-2 leading-snug wrap-anywhere">{text}</span>
      </button>
      <span className="flex shrink-0">
        {step(-1, m.ordering_sorting_up({ text }), <ChevronUp aria-hidden="true" className="size-5" />)}
        {step(1, m.ordering_sorting_down({ text }), <ChevronDown aria-hidden="true" className="size-5" />)}
      </span>
    </li>
  )
}
