import { getLocale, overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from './locale.ts'

/** `make` must be synchronous, or other requests would be answered in this language. */
export function saidIn<Result extends object>(language: Locale, make: () => Result): Result {
  const before = getLocale
  overwriteGetLocale(() => language)
  try {
    return make()
  } finally {
    overwriteGetLocale(before)
  }
}
