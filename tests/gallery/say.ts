import { getLocale } from '#app/i18n/generated/runtime.js'

export const say = (en: string, fr: string): string => (getLocale() === 'fr' ? fr : en)
