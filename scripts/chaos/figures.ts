export function summarise(values: readonly number[]): { median: number; p99: number; most: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 }
}

export const shown = (values: readonly number[]): string => {
  const { median, p99, most } = summarise(values)
  return `${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${most.toFixed(0)} ms`
}
