/** Damerau distance that edits no letter twice; `most + 1` beyond `most`. Linear in the texts for a fixed `most`. */
export function editDistance(one: string, other: string, most: number): number {
  const from = [...one]
  const to = [...other]
  if (Math.abs(from.length - to.length) > most) return most + 1
  const beyond = most + 1
  let twoBefore: number[] = []
  let before = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const current = Array.from({ length: to.length + 1 }, () => beyond)
    if (row <= most) current[0] = row
    // cells further from the diagonal cost more than `most` anyway
    for (let at = Math.max(1, row - most); at <= Math.min(to.length, row + most); at++) {
      const same = from[row - 1] === to[at - 1]
      const swapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
      current[at] = Math.min(
        (before[at] ?? beyond) + 1,
        current[at - 1]! + 1,
        (before[at - 1] ?? beyond) + (same ? 0 : 1),
        swapped ? (twoBefore[at - 2] ?? beyond) + 1 : beyond,
      )
    }
    twoBefore = before
    before = current
  }
  return Math.min(before[to.length]!, beyond)
}

/** Slips forgiven in an answer, by its number of letters: none up to 3 (cat, car), one up to 7, then two. */
export function slipsAllowed(answer: string): number {
  const letters = answer.replace(/\P{L}/gu, '').length
  if (letters <= 3) return 0
  return letters <= 7 ? 1 : 2
}

/** Two answers with the same meaning may be mistaken for each other. */
interface KnownAnswer {
  text: string
  meaning: string
}

/** Null when none is close enough, or one with another meaning is as close. Digits, signs and letters in front are
 * never forgiven: 1914 is no slip of 1918, nor `minor#` of `minor`, nor impossible of possible. */
export function nearestAnswer<Known extends KnownAnswer>(typed: string, known: readonly Known[]): Known | null {
  const exact = known.find(({ text }) => text === typed)
  if (exact) return exact
  const fixed = fixedIn(typed)
  let nearest: Known | null = null
  let least = Number.POSITIVE_INFINITY
  for (const answer of known) {
    const { text } = answer
    const most = slipsAllowed(text)
    if (most === 0 || fixedIn(text) !== fixed || text.endsWith(typed) || typed.endsWith(text)) continue
    const distance = editDistance(typed, text, most)
    if (distance > most || distance > least) continue
    if (distance < least) nearest = answer
    else if (nearest?.meaning !== answer.meaning) nearest = null
    least = distance
  }
  return nearest
}

const fixedIn = (text: string): string => text.replace(/[\p{L}\p{M}\s]/gu, '')
