import type { Size, Spot } from '#app/features/puzzles/contract/contract.ts'
import type { Card } from './cards.ts'
import { cardsOf } from './cards.ts'
import { fewestItems } from './limits.ts'
import type { Presented } from './schema.ts'
import { spotsFor } from './spots.ts'

/** Every card fits into its spot, or all of them into any box; the fewest, blank, while there are no more. */
export function leastSize(presented: Presented): Size {
  const cards = cardsOf(presented).map(pieceSize)
  const piece = largest([blank, ...cards])
  const count = presented.layout === 'bins' ? Math.max(fewestItems, cards.length) : 1
  return largest([piece, ...spotsFor(presented).map((spot) => roomFor(piece, count, spot))])
}

const largest = (sizes: readonly Size[]): Size => ({
  width: Math.ceil(Math.max(...sizes.map(({ width }) => width))),
  height: Math.ceil(Math.max(...sizes.map(({ height }) => height))),
})

/** A picture of 44 px, or words on a tag. */
function pieceSize({ text, picture }: Card): Size {
  const letters = text.trim().length
  const words = {
    width: Math.min(letter * letters + 26, widestTag),
    lines: Math.ceil((letter * letters) / (widestTag - 26)),
  }
  return {
    width: Math.max(target, words.width) + gap,
    height: Math.max(target, (picture ? target : 0) + (letters === 0 ? 0 : words.lines * 20 + 8)) + gap,
  }
}

const [target, gap, letter, widestTag] = [44, 4, 8, 150]
const blank: Size = { width: target + gap, height: target + gap }

/** The size of a place in which a spot holds so many pieces, in as many columns as its shape allows. */
function roomFor(piece: Size, count: number, spot: Spot): Size {
  const columns = Math.round(Math.sqrt((count * spot.width * piece.height) / (spot.height * piece.width)))
  const across = Math.min(count, Math.max(1, columns))
  return {
    width: (across * piece.width * 100) / spot.width,
    height: (Math.ceil(count / across) * piece.height * 100) / spot.height,
  }
}
