import type { DetailsView, TranslationsView } from '#app/features/studio/draft/view.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type { ContentLanguages } from './bilingual-text.tsx'

export const otherLanguage = (primary: Locale): Locale => locales.find((locale) => locale !== primary) ?? primary

export function contentLanguages(details: Pick<DetailsView, 'primaryLanguage' | 'languages'>): ContentLanguages {
  const other = otherLanguage(details.primaryLanguage)
  return { primary: details.primaryLanguage, other: details.languages.includes(other) ? other : null }
}

export function translatedText(translations: TranslationsView, language: Locale | null, field: string): string {
  const text = language ? translations[language]?.[field] : ''
  return typeof text === 'string' ? text : ''
}

export const translating = (
  language: Locale | null,
  field: string,
  text: unknown,
): { translations?: Record<string, Record<string, unknown>> } =>
  language ? { translations: { [language]: { [field]: text } } } : {}
