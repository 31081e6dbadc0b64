import { longestName } from '#app/features/play/live/stream-events.ts'

const folded = (name: string) => name.normalize('NFKC').toLowerCase()

/** Pure. A second "Wren" becomes "Wren 2"; case does not count, since names that differ only in case sound the same. */
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
