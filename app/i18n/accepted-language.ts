import { isLocale } from './locale.ts'
import type { Locale } from './locale.ts'

/** Of ours, the one that a browser asks for first. @param header `Accept-Language` */
export function acceptedLanguage(header: string | null): Locale | undefined {
  const asked = (header ?? '').split(',').flatMap((each) => {
    const [tag = '', ...terms] = each.split(';').map((part) => part.trim())
    const language = tag.split('-', 1)[0]?.toLowerCase()
    const weight = Number(terms.find((term) => term.startsWith('q='))?.slice(2) ?? 1)
    return isLocale(language) && weight > 0 ? { language, weight } : []
  })
  return asked.toSorted((one, other) => other.weight - one.weight)[0]?.language
}
