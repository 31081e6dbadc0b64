export type Spread = { p50: number; p99: number; most: number }

/** @param values in any order; of none, everything is NaN */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? Number.NaN }
}
