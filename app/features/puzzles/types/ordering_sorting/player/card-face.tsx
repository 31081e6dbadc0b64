import { classNames } from '#app/ui/class-names.ts'
import type { Card } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'

/** The accessible name of its container says the same, so this is hidden to avoid reading it twice. */
export function CardFace({ card, stacked = false }: { card: Card; stacked?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex min-w-0 flex-1 gap-3',
        stacked ? 'flex-col items-stretch text-center' : 'items-center',
      )}
    >
      {card.picture && (
        <img
          src={card.picture}
          alt=""
          draggable={false}
          className={classNames(
            'shrink-0 rounded-small bg-on-paper/5 object-contain',
            stacked ? 'aspect-4/3 max-h-48 w-full' : 'my-2 h-20 w-24 sm:h-24 sm:w-32',
          )}
        />
      )}
      {card.text.trim() !== '' && <span className="min-w-0 py-2 leading-snug wrap-anywhere">{card.text}</span>}
    </span>
  )
}
