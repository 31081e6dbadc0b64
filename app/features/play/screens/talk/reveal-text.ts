/** ms per letter; the voice pauses after a comma and after a sentence. */
const letterMs = 22
const commaMs = 130
const sentenceMs = 260
const longestMs = 7_000

/** `at` in ms. A letter is a grapheme; `end` is the index after it in the text. */
type RevealPlan = readonly { end: number; at: number }[]

export function planReveal(text: string, language: string): RevealPlan {
  const letters = [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)]
  let at = 0
  const plan = letters.map(({ segment, index }, place) => {
    const appears = at
    at += letterMs + restAfter(segment, letters[place + 1]?.segment)
    return { end: index + segment.length, at: appears }
  })
  const last = plan.at(-1)?.at ?? 0
  return last <= longestMs ? plan : plan.map((letter) => ({ ...letter, at: (letter.at * longestMs) / last }))
}

/** Only at the end of a word: not in "3.14" nor between the dots of "...". */
function restAfter(letter: string, next: string | undefined): number {
  if (next === undefined || !/^\s/u.test(next)) return 0
  if (/[.!?…]/u.test(letter)) return sentenceMs
  return /[,;:—–]/u.test(letter) ? commaMs : 0
}

export function revealedLength(plan: RevealPlan, elapsedMs: number): number {
  let [low, high] = [0, plan.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (plan[middle]!.at <= elapsedMs) low = middle + 1
    else high = middle
  }
  return plan[low - 1]?.end ?? 0
}

/** ms */
export const revealTime = (plan: RevealPlan): number => plan.at(-1)?.at ?? 0
