import { getLocale } from '#app/i18n/generated/runtime.js'
import { m } from '#app/i18n/generated/messages.js'
import { dateFormat, listFormat, numberFormat } from './formatters.ts'
import type { Locale } from './locale.ts'
import { regional } from './locale.ts'

/** The time zone of dates written by the server, which does not know where its reader is. */
export const serverZone = 'America/Toronto'

/** The currency of all prices. */
export const priceCurrency = 'CAD'

/** A price in CAD cents: `$12.50`, `12,50 $`, or the word for free. */
export function formatPrice(cents: number, locale: Locale = getLocale()): string {
  return cents === 0 ? m.common_free({}, { locale }) : formatMoney(cents, locale)
}

/** An amount in CAD cents, zero included: `$0.00`, `0,00 $`. In other currencies: in the smallest unit. */
export function formatMoney(cents: number, locale: Locale = getLocale(), currency = priceCurrency): string {
  const format = numberFormat(regional[locale], { style: 'currency', currency })
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export function formatNumber(
  value: number,
  options: Intl.NumberFormatOptions = {},
  locale: Locale = getLocale(),
): string {
  return numberFormat(regional[locale], options).format(value)
}

/** A rating to one decimal (`4.5`, `4,5`), or `N/A` when there is none. */
export function formatRating(rating: number | null, locale: Locale = getLocale()): string {
  if (rating === null) return m.common_not_available({}, { locale })
  return formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }, locale)
}

/** A month as `2026-11`: `November 2026`, `novembre 2026`. */
export function formatMonth(month: string, locale: Locale = getLocale()): string {
  return dateFormat(regional[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

export function formatDate(date: Date | string, timeZone: string = serverZone, locale: Locale = getLocale()): string {
  return withFirst(dateFormat(regional[locale], { dateStyle: 'long', timeZone }).format(new Date(date)), locale)
}

/** A date with its time of day: `Nov 21, 2026, 3:04 p.m.`, `21 nov. 2026, 15 h 04`. */
export function formatMoment(date: Date | string, timeZone: string = serverZone, locale: Locale = getLocale()): string {
  const format = dateFormat(regional[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return withFirst(format.format(new Date(date)), locale)
}

/** `Intl` writes the first day of a month as `1 mai`, French as `1er mai`. */
const withFirst = (date: string, locale: Locale): string => (locale === 'fr' ? date.replace(/^1(?= )/, '1er') : date)

/** `3:04 p.m.`, `15 h 04`. */
export function formatTime(date: Date, timeZone: string = serverZone, locale: Locale = getLocale()): string {
  return dateFormat(regional[locale], { timeStyle: 'short', timeZone }).format(date)
}

/** Names in a sentence: `Ana, Bo and Cy`, `Ana, Bo et Cy`. */
export function formatList(names: readonly string[], locale: Locale = getLocale()): string {
  return listFormat(regional[locale], { type: 'conjunction' }).format(names)
}

/** The size of files: `12 kB`, `3.4 MB`; `12 ko`, `3,4 Mo`. */
export function formatBytes(bytes: number, locale: Locale = getLocale()): string {
  const isSmall = bytes < 1_000_000
  return formatNumber(
    isSmall ? Math.ceil(bytes / 1_000) : bytes / 1_000_000,
    { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: 1 },
    locale,
  )
}
