/*
 * Masks ways to make contact outside the game: phone numbers, mail addresses and links. Keeps codes, dates, lists of
 * years, and a word after a full stop without a space, unless it is an ending that is used for addresses alone.
 */

const mail =
  /[\p{L}\p{N}._%+-]+\s?(?:@|[([]\s?(?:at|a|à|arobase)\s?[)\]])\s?[\p{L}\p{N}][\p{L}\p{N}_-]*(?:(?:\.|\s?[([]\s?(?:dot|point)\s?[)\]]\s?)[\p{L}\p{N}][\p{L}\p{N}_-]*)+/giu
const link = /\b[a-z][a-z+-]*:\/\/\S+|\bwww\.\S+/giu
const bareLink =
  /[\p{L}\p{N}][\p{L}\p{N}_.-]*\.(?:(?:app|biz|ca|ch|co|com|dev|edu|eu|fr|gg|info|io|link|ly|net|online|org|shop|site|tv|uk|xyz)(?![\p{L}\p{N}_-])(?:[/?#:]\S*)?|[a-z]{2,}\/\S+)/giu
/** Digits in groups, as people write a phone number. */
const digits = /(?<![\p{L}\p{N}])(?:\+|\(\+?)?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}(?![\p{L}\p{N}])/gu

/** `45.5017 -73.5673` */
const coordinates = /^\p{Nd}{1,2}\.\p{Nd}{3,}[\s-]+\p{Nd}{1,3}\.\p{Nd}{3,}$/u

function isPhoneNumber(said: string): boolean {
  if (coordinates.test(said)) return false
  const groups = said.match(/\p{Nd}+/gu) ?? []
  const count = groups.join('').length
  if (count > 15) return false
  if (said.includes('+')) return count >= 8
  const isLocal = count === 9 && groups.length > 2 && said.startsWith('0')
  // Several years in a row
  return (count >= 10 || isLocal) && !groups.every(({ length }) => length === 4)
}

const covered = (said: string): string => said.replaceAll(/[\p{L}\p{N}]/gu, '*')

export const maskContacts = (text: string): string =>
  text.replaceAll(mail, covered).replaceAll(link, covered).replaceAll(bareLink, covered)

export const maskPhoneNumbers = (text: string): string =>
  text.replaceAll(digits, (said) => (isPhoneNumber(said) ? covered(said) : said))
