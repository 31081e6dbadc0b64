import { m } from '#app/i18n/generated/messages.js'
import { getLocale, getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { defaultLocale, locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isPrivate } from './private-areas.ts'

export type SharePicture = {
  src: string
  /** Size in pixels. */
  width: number
  height: number
  alt: string
}

type PageMeta = {
  title: string
  description: string
  /** Without origin, but with the parameters that make it a separate page (a tab, not a search). */
  path: string
  /** The page's picture; a plain address means one of 1600 × 900. Without one, the site's own is used. */
  image?: SharePicture | string | null
  type?: 'website' | 'article' | 'profile'
  noindex?: boolean
}

/** Addresses are absolute, because search engines and other sites read them out of context. */
export function pageMeta({ title, description, path, image, type = 'website', noindex = false }: PageMeta) {
  const canonical = pageAddress(path, getLocale())
  const picture = sharePicture(image, title)
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex || isPrivate(path.split('?')[0]!)
      ? [{ name: 'robots', content: 'noindex' }]
      : addresses(path, canonical)),
    { property: 'og:site_name', content: m.common_product() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: getLocale() === 'fr' ? 'fr_CA' : 'en_CA' },
    { property: 'og:image', content: picture.src },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Of a page that shows one text; an error page has none. @param path as in `PageMeta` */
export const metaOf = (text: { title: string; description: string } | undefined, path: string) =>
  pageMeta({
    title: m.common_meta_title({ title: text?.title ?? '' }),
    description: text?.description ?? '',
    path,
  })

function addresses(path: string, canonical: string) {
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...locales.map((locale) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: locale,
      href: pageAddress(path, locale),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: pageAddress(path, defaultLocale) },
  ]
}

/** @param path path and query without origin */
export function pageAddress(path: string, locale: Locale, origin = getUrlOrigin()): string {
  // Two leading slashes would name another host
  const url = new URL(path.replace(/^[\\/]+/, '/'), origin)
  url.searchParams.delete('lang')
  if (locale !== defaultLocale) url.searchParams.set('lang', locale)
  return url.href
}

function sharePicture(image: SharePicture | string | null | undefined, title: string): SharePicture {
  const picture =
    typeof image === 'string'
      ? { src: image, width: 1600, height: 900, alt: title }
      : (image ?? { src: '/illustrations/share.jpg', width: 1200, height: 630, alt: m.home_hero_alt() })
  return { ...picture, src: new URL(picture.src, getUrlOrigin()).href }
}
