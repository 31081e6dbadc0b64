import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'

const longestTitle = 200

type Titled = { title: string; translations: Record<string, Record<string, unknown>> }

/** From the third copy on, titles are numbered. @param taken titles of the member's other projects */
export function copiedTitles<Words extends Titled>(
  { title, translations }: Words,
  primaryLanguage: string,
  taken: ReadonlySet<string>,
): Titled {
  let number = 1
  while (taken.has(copyTitle(title, number, primaryLanguage))) number++
  return {
    title: copyTitle(title, number, primaryLanguage),
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, fields]) => [
        language,
        typeof fields.title === 'string' ? { ...fields, title: copyTitle(fields.title, number, language) } : fields,
      ]),
    ),
  }
}

function copyTitle(title: string, number: number, language: string): string {
  const locale = isLocale(language) ? { locale: language } : {}
  const called = (original: string) =>
    number === 1
      ? m.studio_defaults_copy({ title: original }, locale)
      : m.studio_defaults_copy_numbered({ title: original, number }, locale)
  const original = originalOf(title, m.studio_defaults_copy({ title: '' }, locale))
  const room = longestTitle - called('').length
  return called(original.slice(0, room).toWellFormed().trim())
}

function originalOf(title: string, copyOf: string): string {
  if (!title.startsWith(copyOf)) return title
  return title.slice(copyOf.length).replace(/ \(\d+\)$/, '') || title
}
