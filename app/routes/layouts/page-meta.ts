import { getLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'

/**
 * Title, description and language alternates of a page. Each language has an address of its own (`?lang=`), which search
 * engines are told of; the canonical one carries the language that the page is in.
 * @param path path and query of the page, without origin
 */
export function pageMeta({ title, description, path, image }: { title: string; description: string; path: string; image?: string | null }) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: getLocale() === 'fr' ? 'fr_CA' : 'en_CA' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...locales.map((locale) => ({ tagName: 'link', rel: 'alternate', hrefLang: locale, href: withLanguage(path, locale) })),
  ]
}

function withLanguage(path: string, locale: string): string {
  const [pathname = '/', search = ''] = path.split('?')
  const params = new URLSearchParams(search)
  params.set('lang', locale)
  return `${pathname}?${params.toString()}`
}
