import type { CSSProperties } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Spot } from '#app/features/puzzles/contract/contract.ts'
import { spotStyle } from '#app/features/puzzles/kit/object/spots.ts'
import type { Card } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { cardName } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CardFace, pieceLook } from './card-face.tsx'
import type { Sorting } from './use-sorting.ts'

export interface PlaceProps {
  sorting: Sorting
  number: number
  place: number
  count: number
  card: Card
  locked: boolean
}

/** A card in its place on the picture of an object. All of it can be dragged, by fingers too. */
export function SpotCard({ sorting, number, place, spot, count, card, locked }: PlaceProps & { spot: Spot }) {
  const isInHand = sorting.inHand === number
  return (
    <li data-card={number} style={spotStyle(spot)} className={classNames('absolute grid', isInHand && 'z-10')}>
      <button
        type="button"
        {...sorting.gripProps(number)}
        data-handle=""
        aria-label={m.ordering_sorting_card({ text: cardName(card), position: place + 1, count })}
        className={classNames('grid min-w-0 justify-items-center', pieceLook(isInHand, locked))}
      >
        <CardFace card={card} look="filling" />
      </button>
    </li>
  )
}

/** What the first and the last place mean: beyond them in a column, below them in a row. */
export function SpotEnds({ spots, first, last }: { spots: readonly Spot[]; first: string; last: string }) {
  const [from, to] = [spots[0], spots.at(-1)]
  // Its author has made no card yet
  if (!from || !to) return null
  const below = { top: `${to.y + to.height / 2}%` }
  if (Math.abs(to.x - from.x) > Math.abs(to.y - from.y))
    return (
      <>
        <SpotEnd at={{ ...below, left: `${from.x - from.width / 2}%` }}>{first}</SpotEnd>
        <SpotEnd at={{ ...below, right: `${100 - to.x - to.width / 2}%` }}>{last}</SpotEnd>
      </>
    )
  return (
    <>
      <SpotEnd at={{ bottom: `${100 - from.y + from.height / 2}%`, left: `${from.x}%`, translate: '-50%' }}>
        {first}
      </SpotEnd>
      <SpotEnd at={{ ...below, left: `${to.x}%`, translate: '-50%' }}>{last}</SpotEnd>
    </>
  )
}

function SpotEnd({ at, children }: { at: CSSProperties; children: string }) {
  return (
    <span
      aria-hidden="true"
      style={at}
      className="absolute w-max max-w-[48%] rounded-small bg-raised/95 px-1.5 text-center text-xs leading-snug font-semibold text-brass-ink"
    >
      {children}
    </span>
  )
}
