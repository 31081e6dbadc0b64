/** For people to name a payment by: the end of its id, in fours. */
export const receiptNumber = (purchaseId: string): string =>
  purchaseId
    .replaceAll('-', '')
    .slice(-12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** What is searched for as a part of a receipt number, without its dashes; null when it can be none. */
export function partOfNumber(words: string): string | null {
  const part = words.replaceAll(/[\s-]/g, '')
  return /^[\da-f]{4,12}$/i.test(part) ? part : null
}
