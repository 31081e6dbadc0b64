import covered from './printed-letters.json' with { type: 'json' }

/** Letters, marks, numbers and the punctuation of one script: signs and emoji have fonts of their own. */
const letters = /[\p{L}\p{N}\p{M}\u3000-\u303f\u30fb\uff00-\uffef]|(?!\p{Script=Common}|\p{Script=Inherited})\p{P}/gu
const unseen = /[\u200b-\u200f\u3000]|\p{Variation_Selector}/u

/** Each letter of a text once, in order. */
export const lettersIn = (text: string): string[] =>
  [...new Set(text.match(letters))].filter((letter) => !unseen.test(letter))

/** First and last number of each run of letters, from gaps and lengths in base 36. */
const runs = (() => {
  let at = 0
  return covered.runs.split(' ').map((run) => {
    const [gap = 0, more = 0] = run.split('+').map((number) => Number.parseInt(number, 36))
    const first = at + gap
    at = first + more
    return [first, at] as const
  })
})()

const isPrinted = (letter: string): boolean => {
  const number = letter.codePointAt(0) ?? 0
  let [low, high] = [0, runs.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (runs[middle]![0] <= number) low = middle
    else high = middle - 1
  }
  return number >= runs[low]![0] && number <= runs[low]![1]
}

/** The letters of a text that no font of ours has: they would be printed as empty boxes. */
export const unprinted = (text: string): string[] => lettersIn(text).filter((letter) => !isPrinted(letter))
