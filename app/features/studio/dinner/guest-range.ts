import { fewestGuests, mostGuests } from '#app/features/kits/documents/dinner.ts'

export const guestCounts: readonly number[] = Array.from(
  { length: mostGuests - fewestGuests + 1 },
  (_, at) => fewestGuests + at,
)

type Range = { fewest: number; most: number }

/** Moving one end takes the other along; 0 is an end that was never chosen. */
export function withEnd(range: Range, end: keyof Range, count: number): Range {
  const fewest = end === 'fewest' ? count : range.fewest
  const most = end === 'most' ? count : range.most
  return end === 'fewest'
    ? { fewest, most: Math.max(fewest, most || mostGuests) }
    : { fewest: Math.min(fewest || fewestGuests, most), most }
}

/** As the details hold it. */
export const rangeText = ({ fewest, most }: Range): string => (fewest === most ? `${fewest}` : `${fewest}-${most}`)
