import { classNames } from '#app/ui/class-names.ts'
import type { Card } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'

const onPaper = 'shrink-0 rounded-small bg-on-paper/5'
const paperWords = 'min-w-0 py-2 leading-snug'
const thing = 'size-full min-h-11 min-w-11 flex-col items-center justify-center'
const shadow = 'drop-shadow-[0_2px_3px_hsl(var(--backdrop)/0.6)]'
const tag =
  'grid max-w-[9.375rem] min-w-11 place-items-center rounded-small bg-paper px-3 py-1 text-center text-sm leading-tight font-semibold text-on-paper shadow-card'

/** `line`, `stacked`: on paper, the picture beside or above the words. `piece`, `filling`: the thing itself on the
 * picture of an object, small or as large as its spot, and its words on a plain tag. */
const looks = {
  line: {
    face: 'min-w-0 flex-1 items-center gap-3',
    picture: `${onPaper} my-2 h-20 w-24 sm:h-24 sm:w-32`,
    words: paperWords,
  },
  stacked: {
    face: 'min-w-0 flex-1 flex-col items-stretch gap-3 text-center',
    picture: `${onPaper} aspect-4/3 max-h-48 w-full`,
    words: paperWords,
  },
  piece: { face: thing, picture: `${shadow} size-11 object-bottom`, words: tag },
  filling: { face: thing, picture: `${shadow} min-h-11 w-full flex-1 basis-11`, words: tag },
} as const
export type CardLook = keyof typeof looks

/** The accessible name of its container says the same, so this is hidden to avoid reading it twice. */
export function CardFace({ card, look = 'line' }: { card: Card; look?: CardLook }) {
  const { face, picture, words } = looks[look]
  return (
    <span aria-hidden="true" className={classNames('flex', face)}>
      {card.picture && (
        <img src={card.picture} alt="" draggable={false} className={classNames('object-contain', picture)} />
      )}
      {card.text.trim() !== '' && <span className={classNames('wrap-anywhere', words)}>{card.text}</span>}
    </span>
  )
}

/** Of the button that holds a piece. */
export const pieceLook = (isInHand: boolean, locked: boolean): string =>
  classNames(
    'relative touch-none rounded-control select-none',
    isInHand && 'z-10 ring-4 ring-brass-strong',
    locked ? 'cursor-not-allowed' : 'cursor-grab active:cursor-grabbing',
  )
