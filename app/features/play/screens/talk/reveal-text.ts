/** How fast words appear: ms a letter, and how long the voice rests after a comma and after a sentence. */
const letterMs = 22
const commaMs = 130
const sentenceMs = 260
/** Nobody waits longer than this for the end of a speech. */
const longestMs = 7_000

/**
 * When each letter of a text appears, in ms from its beginning. A letter is what a reader takes for one (an accent, a flag or a
 * family is not torn apart). `end` is the place after it in the text, counted as JavaScript does.
 */
type RevealPlan = readonly { end: number; at: number }[]

/** The plan for a text in its language. Pure. */
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

/** A stop rests only where a word ends: not in "3.14" nor between the dots of "...". */
function restAfter(letter: string, next: string | undefined): number {
  if (next === undefined || !/^\s/u.test(next)) return 0
  if (/[.!?…]/u.test(letter)) return sentenceMs
  return /[,;:—–]/u.test(letter) ? commaMs : 0
}

/** How much of the text stands there after so many ms: the length of the part that shows. */
export function revealedLength(plan: RevealPlan, elapsedMs: number): number {
  let [low, high] = [0, plan.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (plan[middle]!.at <= elapsedMs) low = middle + 1
    else high = middle
  }
  return plan[low - 1]?.end ?? 0
}

/** When all of it stands there, in ms. */
export const revealTime = (plan: RevealPlan): number => plan.at(-1)?.at ?? 0
