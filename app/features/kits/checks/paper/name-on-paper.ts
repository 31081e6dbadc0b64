type Place = { width: number; height: number }

/** Of a letter, as a share of the size of print. */
function widthOf(letter: string): number {
  if (/[\s.,;:'’!|ijlıftr]/u.test(letter)) return 0.36
  if (/[MWmw@]/u.test(letter)) return 0.92
  if (/[\p{Lu}\p{N}]/u.test(letter)) return 0.7
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter) ? 0.56 : 1
}

const lengthOf = (word: string): number => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)

const mmOfPoint = 25.4 / 72
const space = 0.25
/** Height of a row's letters, and the space between two rows. */
const row = { high: 0.7, gap: 0.5 }

/** Print under this is hard to read at a table; pt. */
const smallestPrint = 8

/** As `named` in `puzzles/kit/print/name.typ` sets a name, estimated from its letters.
 * @param place in mm @param size of a short name, in pt @returns its size in pt, and whether a word is broken */
export function nameOnPaper(name: string, place: Place, size: number): { points: number; isBroken: boolean } {
  const words = name.split(/\s+/u).filter(Boolean).map(lengthOf)
  let best = { points: 0, isBroken: false }
  let least = Math.min(size, Math.max(smallestPrint, size * 0.6))
  for (let tries = 0; tries < 6; tries++, least *= 0.8) {
    const fits = place.width / (least * mmOfPoint)
    const parts = words.flatMap((word) => {
      const count = Math.ceil(word / fits)
      return Array.from({ length: count }, () => word / count)
    })
    const points = Math.max(0, ...parts.map((_, at) => sizeOn(at + 1, parts, place, size)))
    if (points > best.points) best = { points, isBroken: parts.length > words.length }
    if (best.points >= 0.97 * least) break
  }
  return best
}

function sizeOn(rows: number, parts: readonly number[], place: Place, size: number): number {
  const tall = place.height / mmOfPoint / (row.high * rows + row.gap * (rows - 1))
  const whole = parts.reduce((sum, part) => sum + part + space, -space)
  const across = Math.max(...parts, whole / rows)
  return Math.min(size, tall, place.width / mmOfPoint / across)
}

/** Whether a name stands whole in all its places, and large enough. */
export const isFineOnPaper = (name: string, places: readonly (Place & { points: number })[]): boolean =>
  places.every(({ points: size, ...place }) => {
    const { points, isBroken } = nameOnPaper(name, place, size)
    return name.trim() === '' || (!isBroken && points >= smallestPrint)
  })
