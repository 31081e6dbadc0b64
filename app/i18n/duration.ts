import { getLocale } from '#app/i18n/generated/runtime.js'
import { listFormat, numberFormat } from './formatters.ts'
import { regional } from './locale.ts'
import type { Locale } from './locale.ts'

/** A duration in words, to the second below an hour and to the minute above: `3 minutes, 20 seconds`. */
export function formatDuration(ms: number, locale: Locale = getLocale()): string {
  const seconds = Math.round(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const parts: [number, string][] =
    hours > 0
      ? [
          [hours, 'hour'],
          [minutes, 'minute'],
        ]
      : [
          [minutes, 'minute'],
          [rest, 'second'],
        ]
  const named = parts.filter(([amount], place) => amount > 0 || (place === 1 && seconds === 0))
  const words = named.map(([amount, unit]) =>
    numberFormat(regional[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  )
  return listFormat(regional[locale], { type: 'unit' }).format(words)
}
