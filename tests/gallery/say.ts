import { getLocale } from '#app/i18n/generated/runtime.js'

/** Sample words for the gallery alone; the product's words are messages. */
export const say = (en: string, fr: string): string => (getLocale() === 'fr' ? fr : en)
