/** What the short codes of adventures are made of: sixteen signs, 40 bits. Without vowels they spell nothing. */
export const shareCodeSigns = '6789BCDFGHJKMNPQ'
export const shareCodeLength = 10

export const isShareCode = (signs: string): boolean =>
  signs.length === shareCodeLength && [...signs].every((sign) => shareCodeSigns.includes(sign))

/** As people read it aloud; the page that asks for it leaves the dash out. */
export const showShareCode = (code: string): string =>
  `${code.slice(0, shareCodeLength / 2)}-${code.slice(shareCodeLength / 2)}`
