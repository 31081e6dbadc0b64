/** What the short codes of adventures are made of: sixteen signs, 40 bits. Without vowels they spell nothing. */
export const shareCodeSigns = '6789BCDFGHJKMNPQ'
export const shareCodeLength = 10

export const isShareCode = (signs: string): boolean =>
  signs.length === shareCodeLength && [...signs].every((sign) => shareCodeSigns.includes(sign))
