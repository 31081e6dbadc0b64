import { beforeEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale, overwriteGetUrlOrigin } from '#app/i18n/generated/runtime.js'
import { pageMeta } from './page-meta.ts'

type Tag = Record<string, string>

const page = { title: 'A title', description: 'What it is', path: '/library?tab=mystery' }
const tags = (given: Partial<Parameters<typeof pageMeta>[0]> = {}) => pageMeta({ ...page, ...given }) as Tag[]
const links = (all: Tag[], rel: string) => all.filter((tag) => tag.rel === rel).map((tag) => [tag.hrefLang, tag.href])
const content = (all: Tag[], key: string) => all.find((tag) => tag.property === key || tag.name === key)?.content

let locale: 'en' | 'fr' = 'en'

beforeEach(() => {
  locale = 'en'
  overwriteGetLocale(() => locale)
  overwriteGetUrlOrigin(() => 'https://whodini.example')
})

describe('the head of a page', () => {
  test('gives its one absolute address: plain in English, with the language in French', () => {
    expect(links(tags(), 'canonical')).toEqual([[undefined, 'https://whodini.example/library?tab=mystery']])
    locale = 'fr'
    expect(links(tags({ path: '/library?lang=fr&tab=mystery' }), 'canonical')).toEqual([
      [undefined, 'https://whodini.example/library?tab=mystery&lang=fr'],
    ])
  })

  test('names the page in English, in French and for everybody else, whichever language it is in', () => {
    const alternates = [
      ['en', 'https://whodini.example/library?tab=mystery'],
      ['fr', 'https://whodini.example/library?tab=mystery&lang=fr'],
      ['x-default', 'https://whodini.example/library?tab=mystery'],
    ]
    expect(links(tags(), 'alternate')).toEqual(alternates)
    locale = 'fr'
    expect(links(tags(), 'alternate')).toEqual(alternates)
  })

  test('gives a shared link an absolute picture, its size and a description of it', () => {
    const own = tags({ image: { src: '/media/abc.webp', width: 800, height: 450, alt: 'A door' } })
    expect(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((key) => content(own, key))).toEqual([
      'https://whodini.example/media/abc.webp',
      '800',
      '450',
      'A door',
    ])
    expect(content(tags(), 'og:image')).toMatch(/^https:\/\/whodini\.example\/illustrations\//)
    expect(content(tags({ image: '/media/abc.webp' }), 'og:image:alt')).toBe('A title')
    expect(content(own, 'twitter:card')).toBe('summary_large_image')
    expect(content(own, 'og:site_name')).toBe('Whodini')
  })

  test.each([
    '/auth?tab=sign-up',
    '/welcome',
    '/account',
    '/account/purchases',
    '/admin/users',
    '/creator',
    '/editor/1',
    '/play/1',
    '/run/1',
    '/join/abc',
  ])('keeps %s out of search', (path) => {
    const all = tags({ path })
    expect(content(all, 'robots')).toBe('noindex')
    expect([...links(all, 'canonical'), ...links(all, 'alternate')]).toEqual([])
  })

  test.each(['/', '/creators/1', '/adventure/1', '/player-support', '/playful'])('leaves %s to be found', (path) => {
    expect(content(tags({ path }), 'robots')).toBeUndefined()
  })

  test('an address that begins with two slashes names no other host', () => {
    expect(links(tags({ path: '//elsewhere.example/library' }), 'canonical')).toEqual([
      [undefined, 'https://whodini.example/elsewhere.example/library'],
    ])
  })

  test('a page may keep itself out of search', () => {
    expect(content(tags({ noindex: true }), 'robots')).toBe('noindex')
  })
})
