import { between, pick, seeded } from '#app/features/generation/scenery/random.ts'
import { d, line, place } from '#app/features/generation/scenery/svg.ts'

/** Of a joined hand, each from the line on to the next letter: n, u, e, l, i, d, g, r, a. */
const letters = [
  'q1 -12 5 -12q4 0 4 12q1 -12 5 -12q4 0 5 12',
  'q1 -8 2 -12q-1 12 4 12q4 0 5 -12q-1 12 4 12',
  'q9 -4 8 -9q-2 -5 -6 0q-3 9 4 9q4 0 6 -2',
  'q10 -14 8 -24q-4 -4 -6 6q-1 18 5 18',
  'q2 -7 3 -12q-1 12 4 12',
  'q-1 -12 6 -12q5 2 3 8q3 -10 4 -22q-2 20 1 26q2 1 4 0',
  'q0 -12 7 -12q4 2 3 10q0 14 -6 14q-6 -3 9 -12',
  'q3 -8 4 -13q2 4 6 2q-2 11 3 11',
  'q0 -12 7 -12q4 2 2 10q1 3 5 2',
] as const
const letterWidth = 13

/** Words on one line, whose strokes are its own as its seed is. */
export function handwritten(
  x: number,
  y: number,
  wide: number,
  {
    seed,
    size = 1,
    colour = '#2a3f5c',
    weight = 2.4,
  }: { seed: number; size?: number; colour?: string; weight?: number },
): string {
  const random = seeded(seed)
  const end = wide / size
  const words: string[] = []
  for (let at = 0; at <= end - 2 * letterWidth;) {
    const length = Math.min(2 + Math.floor(random() * 5), Math.floor((end - at) / letterWidth))
    const word = Array.from({ length }, () => pick(random, letters)).join('')
    words.push(d`M${at} ${between(random, -1.5, 1.5)}` + word)
    at += length * letterWidth + between(random, 12, 18)
  }
  return place(x, y, { scale: size }, line(words.join(''), colour, weight))
}
