export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'fr'

/** The cookie's attributes after its name and value; it lasts a year. */
export const languageCookieTerms = 'Path=/; Max-Age=31536000; SameSite=Lax'

/** BCP 47 tags for Intl: the product is Canadian. */
export const regional: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' }
