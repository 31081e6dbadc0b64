import { layOut } from '#app/features/kits/documents/look-places.ts'
import type { LaidOut } from '#app/features/kits/documents/look-places.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
import type { PaperLook } from '#app/shared/paper-looks.ts'

/** Something that is drawn as the thing it is. */
export type Thing = {
  title: string
  look: PaperLook
  content: string
  /** What is written on its back; empty for most. */
  back: string
  picture: PrintPicture | null
  alt: string
  /** What its other side says besides. */
  mark: JsonObject | null
  /** It has a sheet of its own, however little it is. */
  isAlone: boolean
}

/** As the templates read it; `over`: what continues overleaf; `isHalf`: it takes half of its sheet. */
export type PrintedThing = Omit<Thing, 'isAlone'> & { over: string; isHalf: boolean }

/** What is small, and would be mostly empty on a whole sheet. */
const staysSmall: ReadonlySet<PaperLook> = new Set(['ticket', 'season', 'pawn', 'receipt'])

/** The things on each sheet: two where both are small enough for half of it, in the order of the first. A half that is
 * left over fills a sheet, unless it is a ticket; that is the photograph that shows most, if there is one. */
export function onSheets(things: readonly Thing[], isLarge: boolean): PrintedThing[][] {
  const sheets: { things: Thing[]; isOpen: boolean }[] = []
  const halves = things.filter((thing) => laidOut(thing, isLarge, !thing.isAlone).sheet === 'half')
  const grown = halves.length % 2 === 1 ? mostDetailed(halves) : null
  for (const thing of things) {
    const isHalf = thing !== grown && halves.includes(thing)
    const waiting = isHalf ? sheets.find(({ isOpen }) => isOpen) : undefined
    if (waiting) Object.assign(waiting, { things: [...waiting.things, thing], isOpen: false })
    else sheets.push({ things: [thing], isOpen: isHalf })
  }
  return sheets.map((sheet) =>
    sheet.things.map((thing) => {
      const { title, look, back, picture, alt, mark } = thing
      const isPaired = sheet.things.length > 1 || (sheet.isOpen && staysSmall.has(look))
      const { front, over, sheet: size } = laidOut(thing, isLarge, isPaired)
      return { title, look, content: front, over, back, picture, alt, mark, isHalf: size === 'half' }
    }),
  )
}

const mostDetailed = (things: readonly Thing[]): Thing | null => {
  const detail = ({ look, picture }: Thing) => (look === 'photograph' && picture ? picture.width * picture.height : 0)
  return things.filter(detail).toSorted((one, other) => detail(other) - detail(one))[0] ?? null
}

const laidOut = (
  { look, content, picture }: Pick<Thing, 'look' | 'content' | 'picture'>,
  isLarge: boolean,
  mayBeHalf: boolean,
): LaidOut => layOut({ look, content, hasPicture: picture !== null }, { isLarge, mayBeHalf })
