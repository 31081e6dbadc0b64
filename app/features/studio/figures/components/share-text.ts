import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

/** In whole per cent; a dash when the whole is zero. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? m.figures_none() : formatNumber(part / whole, { style: 'percent' })

/** Per play, to one decimal. */
export const perPlayText = (sum: number, plays: number): string =>
  plays === 0 ? m.figures_none() : formatNumber(sum / plays, { maximumFractionDigits: 1 })
