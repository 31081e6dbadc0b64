import { expect, test } from 'vitest'
import { routePolicies } from '#app/routes.policy.ts'
import { mostAddresses, mostPages, sitemapFile, sitemapIndex, standingPages } from './sitemap-xml.ts'

const origin = 'https://whodini.example'

test('the site map names every page whose views count and that holds no id, and no other', () => {
  const pages = Object.entries(routePolicies).flatMap(([pattern, policy]) =>
    policy.cache && !policy.cache.uncounted && !/[:.*]/.test(pattern) ? [pattern] : [],
  )
  expect(new Set(standingPages.map((path) => path.split('?')[0]))).toEqual(new Set(pages))
})

test('a page is listed once in each language, with both, and with the day of its last change', () => {
  const file = sitemapFile([{ path: '/library?tab=mystery', changedAt: new Date('2026-03-01T10:00:00Z') }], origin)
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://whodini.example/library?tab=mystery"/><xhtml:link rel="alternate" hreflang="fr" href="https://whodini.example/library?tab=mystery&amp;lang=fr"/>'
  expect(file.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>https://whodini.example/library?tab=mystery</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>${links}</url>`,
    `<url><loc>https://whodini.example/library?tab=mystery&amp;lang=fr</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>${links}</url>`,
  ])
  expect(sitemapFile([{ path: '/about' }], origin)).not.toContain('lastmod')
})

test('a full file has 10,000 addresses and far less than the 50 MB that the format allows', () => {
  const file = sitemapFile(
    Array.from({ length: mostPages }, () => ({
      path: '/adventure/01a1fc2a-a4d0-70bb-9b0d-eb4233b2215a',
      changedAt: new Date(0),
    })),
    origin,
  )
  expect(file.match(/<loc>/g)).toHaveLength(mostAddresses)
  expect(file.length).toBeLessThan(10_000_000)
})

test('the site map index names each part by its address', () => {
  expect(sitemapIndex(2, origin).match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://whodini.example/sitemap.xml?part=1',
    '<loc>https://whodini.example/sitemap.xml?part=2',
  ])
})
