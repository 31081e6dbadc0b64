/** Where it is bought, or where it is given. */
export const checkoutPath = (adventureId: string, isGift = false): string =>
  `/checkout/${adventureId}${isGift ? '/gift' : ''}`
