/** The page where it is bought, or given as a gift. */
export const checkoutPath = (adventureId: string, isGift = false): string =>
  `/checkout/${adventureId}${isGift ? '/gift' : ''}`
