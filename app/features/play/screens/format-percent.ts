import { formatNumber } from '#app/i18n/format.ts'

/** Of a part of one: `60%`, `60 %`. */
export const formatPercent = (part: number): string =>
  formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
