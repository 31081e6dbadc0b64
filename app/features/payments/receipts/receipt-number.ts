/** For people to name a payment by: the end of its id, in fours. */
export const receiptNumber = (purchaseId: string): string =>
  purchaseId
    .replaceAll('-', '')
    .slice(-12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-')
