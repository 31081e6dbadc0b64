import Package from 'lucide-react/icons/package'
import { useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Spot } from '#app/features/puzzles/contract/contract.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Card } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { cardName } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { tray } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import { SpotBox } from './spot-box.tsx'
import { useBinning } from './use-binning.ts'
import { ZoneButton, ZoneCards } from './zone-parts.tsx'
import type { ZoneProps } from './zone-words.ts'
import { zoneWords } from './zone-words.ts'

interface BinBoardProps {
  cards: readonly Card[]
  order: readonly number[]
  bins: readonly string[]
  places: readonly number[]
  /** In an object: of each box, and last of the cards that are in none. */
  spots?: readonly Spot[] | undefined
  locked: boolean
  onPlaces: (places: number[]) => void
}

export function BinBoard({ cards, order, bins, places, spots, locked, onPlaces }: BinBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const nameOf = (card: number) => cardName(cards[card]!)
  const binning = useBinning({ board, places, order, bins, nameOf, locked, byFinger: spots !== undefined, onPlaces })
  const each = { binning, cards, locked }
  const hasPictures = cards.some(({ picture }) => picture !== '')
  const said = (
    <p role="status" className="sr-only">
      {binning.said}
    </p>
  )
  if (spots)
    return (
      <div ref={board} {...binning.boardHandlers} className="relative h-(--tall) w-full">
        {binning.zones.map((zone) => (
          <SpotBox key={zone} zone={zone} spot={spots.at(zone)!} {...each} />
        ))}
        {said}
      </div>
    )
  return (
    <div ref={board} {...binning.boardHandlers} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Zone zone={tray} hasPictures={hasPictures} {...each} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {bins.map((_, bin) => (
          <Zone key={bin} zone={bin} hasPictures={hasPictures} {...each} />
        ))}
      </div>
      <NearBoxes {...each} />
      {said}
    </div>
  )
}

/** On a phone the boxes are far below the tray: while a card is in hand they are also within the thumb's reach. */
function NearBoxes({ binning: { inHand, zones, zoneName, cardsIn, layInto }, cards, locked }: Omit<ZoneProps, 'zone'>) {
  if (inHand === null || locked) return null
  const text = cardName(cards[inHand]!)
  return (
    <div
      role="group"
      aria-label={m.ordering_sorting_put_where({ text })}
      className="sticky bottom-2 z-20 flex flex-wrap justify-center gap-2 rounded-card border border-brass-strong bg-raised p-2 shadow-card sm:hidden"
    >
      {zones
        .filter((zone) => !cardsIn(zone).includes(inHand))
        .map((zone) => (
          <button
            key={zone}
            type="button"
            aria-label={m.ordering_sorting_put({ text, bin: zoneName(zone) })}
            onClick={() => layInto(zone)}
            className="min-h-11 max-w-full rounded-control border border-brass-strong bg-brass-soft px-3 text-sm font-semibold text-brass-ink"
          >
            {zoneName(zone)}
          </button>
        ))}
    </div>
  )
}

function Zone({ hasPictures, ...of }: ZoneProps & { hasPictures: boolean }) {
  const { inHand, layInto } = of.binning
  const { inside, takes, numbered, counted } = zoneWords(of)
  const isTray = of.zone === tray
  // an empty tray is only in the way, unless something could go back there
  if (isTray && inside.length === 0 && inHand === null) return null
  return (
    <section
      data-bin={of.zone}
      aria-label={counted}
      onClick={(event) => event.target === event.currentTarget && takes && layInto(of.zone)}
      className={classNames(
        'grid min-w-0 content-start gap-2 rounded-card p-2 transition-colors',
        isTray
          ? 'border border-dashed border-line-strong bg-sunken/50'
          : 'min-h-28 border-2 border-brass-strong/70 bg-sunken',
        takes && 'bg-brass-soft/50',
      )}
    >
      <ZoneButton
        {...of}
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-control px-2 text-left font-semibold',
          takes ? 'cursor-pointer border border-dashed border-brass-strong text-brass-ink' : 'cursor-default',
        )}
      >
        {!isTray && <Package aria-hidden="true" className="size-5 shrink-0 text-brass-ink" />}
        <span className="min-w-0 flex-1 leading-tight">{numbered}</span>
        <span className="text-sm font-normal text-muted tabular-nums">
          {takes ? m.ordering_sorting_put_here() : inside.length}
        </span>
      </ZoneButton>
      <ZoneCards
        {...of}
        look={hasPictures ? 'stacked' : 'line'}
        list={classNames(
          'grid content-start gap-2',
          hasPictures
            ? 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]'
            : isTray
              ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]'
              : 'grid-cols-[minmax(0,1fr)]',
        )}
        item="grid"
        button={(isInHand) =>
          classNames(
            'relative flex min-h-11 min-w-0 items-center rounded-control bg-paper px-3 text-on-paper shadow-card select-none',
            hasPictures && 'p-1.5',
            isInHand && 'z-10 scale-[1.03] ring-4 ring-brass-strong',
            of.locked ? 'cursor-not-allowed' : 'cursor-grab active:cursor-grabbing',
          )
        }
      />
    </section>
  )
}
