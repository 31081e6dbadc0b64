import { formatNumber } from '#app/i18n/format.ts'

export const formatPercent = (part: number): string =>
  formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
