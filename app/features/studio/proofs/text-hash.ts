/** 53 bits (cyrb53) in base 36: tells texts apart, and keeps nothing secret. */
export function textHash(text: string, digits = 11): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  const hash = 4_294_967_296 * (2_097_151 & two) + (one >>> 0)
  return hash.toString(36).padStart(11, '0').slice(-digits)
}

// What XML cannot hold, even escaped
const unwritable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu

/** A text as it comes back from a document. */
export const written = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/gu, '\n').replaceAll(unwritable, '')
