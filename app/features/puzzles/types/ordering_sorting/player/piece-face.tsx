import { classNames } from '#app/ui/class-names.ts'
import type { Card } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'

/** A card on the picture of an object: the thing itself, or its words on a plain tag. Its button says the same. */
export function PieceFace({ card, fills = false }: { card: Card; fills?: boolean }) {
  const words = card.text.trim()
  return (
    <span aria-hidden="true" className="flex size-full min-h-11 min-w-11 flex-col items-center justify-center">
      {card.picture && (
        <img
          src={card.picture}
          alt=""
          draggable={false}
          className={classNames(
            'object-contain drop-shadow-[0_2px_3px_hsl(var(--backdrop)/0.6)]',
            fills ? 'min-h-11 w-full flex-1 basis-11' : 'size-11 object-bottom',
          )}
        />
      )}
      {words !== '' && (
        <span className="grid max-w-[9.375rem] min-w-11 place-items-center rounded-small bg-paper px-3 py-1 text-center text-sm leading-tight font-semibold wrap-anywhere text-on-paper shadow-card">
          {words}
        </span>
      )}
    </span>
  )
}

export const pieceLook = (isInHand: boolean, locked: boolean): string =>
  classNames(
    'relative touch-none rounded-control select-none',
    isInHand && 'z-10 ring-4 ring-brass-strong',
    locked ? 'cursor-not-allowed' : 'cursor-grab active:cursor-grabbing',
  )
