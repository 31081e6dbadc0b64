const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A new name for a thing on a picture, drawn by lot: neither its order nor its looks tell anything of the thing. */
export const newThingId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('')

/** Longest things first would tell; drawn names stand in no order at all, and in the same one in every language. */
export const inDrawnOrder = <Thing extends { id: string }>(things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => (one.id < other.id ? -1 : 1))
