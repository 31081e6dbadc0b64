const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A new random id for a thing on a picture: neither its order nor its look reveals anything about the thing. */
export const newThingId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('')

/** Sorting by length would reveal something; the order of random ids does not, and is the same in every language. */
export const inDrawnOrder = <Thing extends { id: string }>(things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => (one.id < other.id ? -1 : 1))
