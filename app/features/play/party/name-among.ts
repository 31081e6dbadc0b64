import { longestName } from '#app/features/play/live/stream-events.ts'

const folded = (name: string) => name.normalize('NFKC').toLowerCase()

/** A name that nobody of `others` has: a second "Wren" is "Wren 2". Letters' case does not tell people apart, for who hears it read out. Pure. */
export function nameAmong(others: readonly { name: string }[], name: string): string {
  const taken = new Set(others.map((other) => folded(other.name)))
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`
    const candidate = `${[...name]
      .slice(0, longestName - end.length)
      .join('')
      .trimEnd()}${end}`
    if (!taken.has(folded(candidate))) return candidate
  }
}
