import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

export const languageName = (language: Locale): string =>
  language === 'fr' ? m.studio_language_fr() : m.studio_language_en()
