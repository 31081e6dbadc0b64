import { formatNumber } from '#app/i18n/format.ts'

/** A part of one as a whole percentage: `60%`, `60 %`. */
export const formatPercent = (part: number): string =>
  formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
