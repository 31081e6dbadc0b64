import { m } from '#app/i18n/generated/messages.js'
import type { Spot } from '#app/features/puzzles/contract/contract.ts'
import { spotStyle } from '#app/features/puzzles/kit/object/spots.ts'
import { cardName } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PieceFace, pieceLook } from './piece-face.tsx'
import type { ZoneProps } from './zone-words.ts'
import { zoneWords } from './zone-words.ts'

/** A box on the picture of an object: the picture shows it, and what is in it stands on its ground. */
export function SpotBox({ zone, spot, binning, cards, locked }: ZoneProps & { spot: Spot }) {
  const { inHand, layInto, cardProps } = binning
  const { inside, takes, name, numbered, counted, label } = zoneWords({ zone, binning, cards, locked })
  return (
    <section data-bin={zone} aria-label={counted} style={spotStyle(spot)} className="absolute">
      <button
        type="button"
        tabIndex={inHand === null ? -1 : 0}
        aria-disabled={!takes || undefined}
        aria-label={label}
        onClick={() => takes && layInto(zone)}
        className={classNames(
          'absolute inset-0 grid content-start justify-items-center rounded-control',
          takes && 'cursor-pointer border-2 border-dashed border-brass bg-brass/15 shadow-[0_0_0_1px_rgb(0_0_0/0.65)]',
        )}
      >
        {takes && (
          <span className="max-w-full rounded-small bg-raised px-1.5 text-xs leading-snug font-semibold text-ink">
            {numbered}
          </span>
        )}
      </button>
      <ul className="pointer-events-none relative flex size-full flex-wrap-reverse content-start items-end justify-center gap-1">
        {inside.map((card) => (
          <li key={card} className={classNames('max-w-full', !takes && 'pointer-events-auto')}>
            <button
              type="button"
              {...cardProps(card)}
              aria-label={m.ordering_sorting_card_in({ text: cardName(cards[card]!), bin: name })}
              className={classNames('block max-w-full', pieceLook(inHand === card, locked))}
            >
              <PieceFace card={cards[card]!} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
