import { withLanguage } from '#app/i18n/keep-language.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What an author pastes into a page of another site. Old platforms know only the one, new ones only the other way of
 * allowing full screen. */
export function embedCode(shared: string, title: string, locale: Locale): string {
  const source = new URL(withLanguage(`/embed/${shared}`, locale), getUrlOrigin()).href
  const words = title.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
  return `<iframe src="${source}" title="${words}" width="100%" height="640" style="border:0" allow="autoplay; fullscreen" allowfullscreen></iframe>`
}
