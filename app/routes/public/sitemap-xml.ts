import { locales } from '#app/i18n/locale.ts'
import { pageAddress } from '#app/routes/layouts/page-meta.ts'

/** The pages that always exist. A test checks this list against the map of all addresses. */
export const standingPages = [
  '/',
  '/library',
  '/library?tab=mystery',
  '/library?tab=escape',
  '/lock/new',
  '/for-events',
  '/for-team-building',
  '/for-museums',
  '/first-adventure',
  '/first-dinner',
  '/first-room',
  '/about',
  '/contact',
  '/player-agreement',
  '/privacy-policy',
  '/player-support',
] as const

export type MappedPage = { path: string; changedAt?: Date }

/** Addresses per file. The format allows 50,000; a fifth of that is still quick to make and to read. */
export const mostAddresses = 10_000

export const mostPages = mostAddresses / locales.length

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function sitemapFile(pages: readonly MappedPage[], origin: string): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const others = locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${escape(pageAddress(path, locale, origin))}"/>`,
      )
      .join('')
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return locales.map(
      (locale) => `<url><loc>${escape(pageAddress(path, locale, origin))}</loc>${changed}${others}</url>\n`,
    )
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

export function sitemapIndex(parts: number, origin: string): string {
  const entries = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${escape(new URL(`/sitemap.xml?part=${part + 1}`, origin).href)}</loc></sitemap>\n`,
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)
