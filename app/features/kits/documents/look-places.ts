import type { PaperLook, RoomLook } from '#app/shared/paper-looks.ts'

/** How many letters a line has and how many lines there are, in print of 12 points. */
type Place = { across: number; down: number }

/** Where a look has its text: on half a sheet, if it is ever that small; on a whole one; and on a whole one's other
 * side. Measured; a test holds them to the pages. */
const lookPlaces: Readonly<Record<PaperLook, { half: Place | null; whole: Place; over: Place }>> = {
  letter: { half: { across: 40, down: 18 }, whole: { across: 28, down: 49 }, over: { across: 60, down: 22 } },
  diary: { half: { across: 34, down: 18 }, whole: { across: 28, down: 47 }, over: { across: 26, down: 45 } },
  telegram: { half: { across: 68, down: 8 }, whole: { across: 62, down: 24 }, over: { across: 62, down: 21 } },
  ticket: { half: { across: 56, down: 14 }, whole: { across: 94, down: 25 }, over: { across: 86, down: 25 } },
  season: { half: { across: 70, down: 4 }, whole: { across: 80, down: 10 }, over: { across: 110, down: 21 } },
  pawn: { half: { across: 72, down: 13 }, whole: { across: 120, down: 23 }, over: { across: 110, down: 23 } },
  receipt: { half: { across: 43, down: 18 }, whole: { across: 68, down: 34 }, over: { across: 68, down: 29 } },
  form: { half: { across: 90, down: 9 }, whole: { across: 84, down: 30 }, over: { across: 84, down: 40 } },
  newspaper: { half: { across: 90, down: 19 }, whole: { across: 40, down: 83 }, over: { across: 38, down: 83 } },
  report: { half: { across: 112, down: 8 }, whole: { across: 118, down: 20 }, over: { across: 118, down: 20 } },
  laboratory: { half: { across: 112, down: 8 }, whole: { across: 118, down: 20 }, over: { across: 118, down: 20 } },
  ledger: { half: { across: 110, down: 11 }, whole: { across: 34, down: 60 }, over: { across: 96, down: 29 } },
  testimony: { half: { across: 34, down: 22 }, whole: { across: 72, down: 23 }, over: { across: 28, down: 49 } },
  map: { half: null, whole: { across: 88, down: 12 }, over: { across: 36, down: 68 } },
  photograph: { half: { across: 32, down: 14 }, whole: { across: 86, down: 11 }, over: { across: 84, down: 28 } },
  menu: { half: null, whole: { across: 50, down: 27 }, over: { across: 50, down: 27 } },
  poster: { half: null, whole: { across: 78, down: 23 }, over: { across: 76, down: 35 } },
}

/** A slip of paper: a short letter on a card to cut out, where one would stay blank. */
const slipPlace: Place = { across: 28, down: 14 }
const leastOnSlip = 11
export const isSlip = (look: RoomLook, text: string): boolean =>
  look === 'letter' && printIn(slipPlace, text.trim()) >= leastOnSlip

/** What is written by hand on the back of a thing. */
export const backPlace: Place = { across: 60, down: 30 }

/** A drawing or a print is all there is to them. */
export const needsPicture: ReadonlySet<PaperLook> = new Set(['map', 'photograph'])

/** A picture that the look has no place of its own for takes this share of the lines. */
const sharedWithPicture = 0.5
const hasOwnPicture: ReadonlySet<PaperLook> = new Set(['map', 'photograph', 'season', 'poster'])

/** Points. Text is never printed larger than the first, nor is smaller print looked for than the last. */
const [largest, smallest] = [18, 3]

/** The size at which a text fits its place, in points. Estimated from its letters and lines: close enough to choose
 * the sheet and to warn an author; the typesetter measures. */
export function printIn({ across, down }: Place, text: string): number {
  const lines = text.split('\n').map((line) => [...line.trim()].length)
  for (let points = largest; points > smallest; points -= 0.5) {
    const perLine = Math.max(1, Math.floor((across * 12) / points))
    const taken = lines.reduce((sum, letters) => sum + Math.max(1, Math.ceil(letters / perLine)), 0)
    if (taken <= (down * 12) / points) return points
  }
  return smallest
}

export type LaidOut = {
  sheet: 'half' | 'whole'
  /** The text of the front, and what continues overleaf. */
  front: string
  over: string
  /** The size of the smallest print; points. */
  print: number
}

/** Below this size nobody reads by a candle, and no half sheet is used. What is read aloud is larger. */
const leastOnHalf = (look: PaperLook): number => (readAloud.has(look) ? 14 : 12)
const readAloud: ReadonlySet<PaperLook> = new Set(['letter', 'diary', 'telegram', 'testimony'])
/** Below this size the text goes on overleaf. */
const leastOnFront = 9
/** Below this size print is too small for a table. */
export const leastReadable = 8

type Thing = { look: PaperLook; content: string; hasPicture: boolean }

/** Half a sheet if the text is large enough there, else a whole one, else both sides of it. */
export function layOut({ look, content, hasPicture }: Thing, { isLarge = false, mayBeHalf = true } = {}): LaidOut {
  const text = content.trim()
  const { half, whole, over } = lookPlaces[look]
  const share = hasPicture && !hasOwnPicture.has(look) ? sharedWithPicture : 1
  const printOn = ({ across, down }: Place) => printIn({ across, down: down * share }, text)
  const least = leastOnHalf(look) * (isLarge ? 1.24 : 1)
  if (half && mayBeHalf && printOn(half) >= least) return { sheet: 'half', front: text, over: '', print: printOn(half) }
  const print = printOn(whole)
  if (print >= leastOnFront) return { sheet: 'whole', front: text, over: '', print }
  const [onFront, onBack] = [whole.across * whole.down * share, over.across * over.down]
  const at = breakNear(text, Math.round((text.length * onFront) / (onFront + onBack)))
  const [front, rest] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
  const both = Math.min(printIn({ ...whole, down: whole.down * share }, front), printIn(over, rest))
  return both > print
    ? { sheet: 'whole', front, over: rest, print: both }
    : { sheet: 'whole', front: text, over: '', print }
}

/** Where a text is best divided: after a paragraph or sentence close by, else after a word. */
function breakNear(text: string, at: number): number {
  const near = (pattern: RegExp, share: number) => {
    const ends = [...text.matchAll(pattern)].map(({ index, 0: found }) => index + found.length)
    const best = ends.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0]
    return best !== undefined && best > 0 && Math.abs(best - at) <= text.length * share ? best : null
  }
  return near(/\n[ \t]*\n/gu, 0.1) ?? near(/\n/gu, 0.08) ?? near(/[.!?»”] /gu, 0.08) ?? near(/\s/gu, 0.2) ?? at
}
