export type Random = (below: number) => number

/** Mulberry32: small, fast and uniform enough for layouts; nothing secret may depend on its numbers alone. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The numbers from 0 up to `count` in an order that depends only on the seed (Fisher–Yates shuffle). */
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

/** The lot decides in which order players are sent what the author typed in the correct one. 0: none yet. */
export const drawLot = (lot: number): number => (lot === 0 ? 1 + Math.floor(Math.random() * (lots - 1)) : lot)
