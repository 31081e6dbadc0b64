import { formatNumber } from './format.ts'

/** Not in `format.ts`, which every page loads. @param part 1 for all of it */
export const formatPercent = (part: number): string =>
  formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
