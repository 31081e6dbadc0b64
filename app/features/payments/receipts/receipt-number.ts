/** For people to refer to a payment: the end of its id, in groups of four. */
export const receiptNumber = (purchaseId: string): string =>
  purchaseId
    .replaceAll('-', '')
    .slice(-12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** The searched part of a receipt number, without its dashes; null when it cannot be one. */
export function partOfNumber(words: string): string | null {
  const part = words.replaceAll(/[\s-]/g, '')
  return /^[\da-f]{4,12}$/i.test(part) ? part : null
}
