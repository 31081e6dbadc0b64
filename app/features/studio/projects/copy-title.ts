import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'

const longestTitle = 200

/** In the language of the title, and no longer than a title may be. */
const copyTitle = (title: string, language: string): string => m.studio_defaults_copy({ title }, isLocale(language) ? { locale: language } : {}).slice(0, longestTitle).toWellFormed().trim()

type Titled = { title: string; translations: Record<string, Record<string, unknown>> }

/** "Copy of …": what a second project of one title is called, in all its languages. */
export const copiedTitles = <Words extends Titled>({ title, translations }: Words, primaryLanguage: string): Titled => ({
  title: copyTitle(title, primaryLanguage),
  translations: Object.fromEntries(Object.entries(translations).map(([language, fields]) => [language, typeof fields.title === 'string' ? { ...fields, title: copyTitle(fields.title, language) } : fields])),
})
