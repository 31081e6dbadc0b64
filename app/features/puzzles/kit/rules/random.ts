export type Random = (below: number) => number

/** Mulberry32: small, quick and even enough for what a game lays out; nothing secret may hang on the numbers alone. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The numbers from 0 up to `count` in an order that hangs on the seed alone (Fisher and Yates's shuffle). */
export function shuffledIndices(count: number, seed: number): number[] {
  const random = randomOf(seed)
  const indices = Array.from({ length: count }, (_, index) => index)
  for (let place = count - 1; place > 0; place--) {
    const other = random(place + 1)
    ;[indices[place], indices[other]] = [indices[other]!, indices[place]!]
  }
  return indices
}

const lots = 2 ** 31

/** From the lot follows the order in which players are sent what the author typed in the right one. 0: none yet. */
export const drawLot = (lot: number): number => (lot === 0 ? 1 + Math.floor(Math.random() * (lots - 1)) : lot)
