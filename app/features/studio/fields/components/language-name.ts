import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

export const languageName = (language: Locale): string =>
  language === 'fr' ? m.common_french_in_text() : m.common_english_in_text()
