type Range = { fewest: number; most: number }

export const countsIn = ({ fewest, most }: Range): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at)

/** Moving one end past the other takes it along; with null neither was chosen yet. */
export function withEnd(range: Range | null, end: keyof Range, count: number, limits: Range): Range {
  const { fewest, most } = range ?? limits
  return end === 'fewest'
    ? { fewest: count, most: Math.max(count, most) }
    : { fewest: Math.min(fewest, count), most: count }
}

/** In the form that the details store. */
export const rangeText = ({ fewest, most }: Range): string => (fewest === most ? `${fewest}` : `${fewest}-${most}`)
