/** No space, hyphen or change of script in it: nothing but a rule of the style breaks it. */
const word = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz'
/** A field that takes this much has no limit. */
const noLimit = 25_000

export const oneWord = (start: string, length: number): string =>
  (start.replaceAll(/[^\p{L}\p{N}]/gu, '') + word.repeat(Math.ceil(length / word.length))).slice(0, length)

/** @param guess its length, where that is likely
 * @returns null where no longer one is accepted, or any */
function longestWord(start: string, accepts: (text: string) => boolean, guess = 0): string | null {
  if (guess > start.length && !accepts(oneWord(start, guess + 1)) && accepts(oneWord(start, guess)))
    return oneWord(start, guess)
  let [most, refused] = [start.length, start.length + 1]
  while (refused <= noLimit && accepts(oneWord(start, refused))) [most, refused] = [refused, refused * 2]
  if (most === start.length || refused > noLimit) return null
  while (refused - most > 1) {
    const middle = Math.floor((most + refused) / 2)
    if (accepts(oneWord(start, middle))) most = middle
    else refused = middle
  }
  return oneWord(start, most)
}

type Parts = Record<string, unknown>

/** What is called the same often takes as much, and each try reads a whole row. */
const lengths = new Map<string, number>()

/** A copy in which each text is one word, as long as the whole is still accepted. @param named which keys hold texts */
export function lengthened<Value extends object>(
  value: Value,
  accepts: (value: Value) => boolean,
  named = /(?:)/,
): Value {
  const whole = structuredClone(value)
  const walk = (parts: Parts): void => {
    for (const [key, part] of Object.entries(parts)) {
      if (typeof part === 'object' && part !== null) walk(part as Parts)
      if (typeof part !== 'string' || part === '' || !named.test(key)) continue
      const accepted = (text: string) => {
        parts[key] = text
        return accepts(whole)
      }
      const longest = longestWord(part, accepted, lengths.get(key))
      if (longest) lengths.set(key, longest.length)
      parts[key] = longest ?? part
    }
  }
  walk(whole as Parts)
  return whole
}
