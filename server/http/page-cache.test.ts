import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routePolicies } from '#app/routes.policy.ts'
import { isPublicPage } from '#app/public-pages.ts'
import { ofRole, PageCache } from './page-cache.ts'
import { cookiesOf, lookOf, namesPerson } from './page-look.ts'
import type { CachedPage } from './make-page.ts'

const pages = [
  { pattern: '/', query: [] },
  { pattern: '/library', query: ['tab', 'q'] },
  { pattern: '/adventure/:id', query: [] },
]

const open = () => {
  const cache = new PageCache(pages)
  cache.enabled = true
  return cache
}

const page = (text: string, init: ResponseInit = {}) =>
  Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/html' }, ...init }))

describe('C4: what may be cached', () => {
  test.each([
    ['a way to Google', 'whodini_google=abc'],
    ['a notice', 'flash=signedOut'],
    ['a pending sign-out', 'signed_out=1'],
    ['a secure pending sign-out', 'lang=fr; __Host-signed_out=1'],
  ])('a request with the cookie of %s never meets a cached page', (_who, cookie) => {
    expect(open().keyOf('GET', '/', cookie)).toBeUndefined()
  })

  test.each(['whodini_session=abc', 'lang=en; __Host-whodini_session=abc', 'whodini_guest=abc'])(
    'who sends %s is asked for, and the page of each role is a page of its own',
    (cookie) => {
      expect([namesPerson(cookie), namesPerson('lang=en; my_whodini_session=abc')]).toEqual([true, false])
      const at = open().keyOf('GET', '/', cookie)!
      const keys = ([null, 'user', 'moderator', 'admin'] as const).map((role) => ofRole(at, role).key)
      expect(new Set(keys).size).toBe(4)
      expect(keys[0]).toBe(open().keyOf('GET', '/', undefined)!.key)
      expect(keys.join()).not.toContain('abc')
    },
  )

  test('only GET of a listed page is cached', () => {
    const cache = open()
    expect(cache.keyOf('POST', '/', undefined)).toBeUndefined()
    expect(cache.keyOf('GET', '/creator', undefined)).toBeUndefined()
    expect(cache.keyOf('GET', '/adventure/1/more', undefined)).toBeUndefined()
    expect(cache.keyOf('GET', '/library.data', undefined)).toBeUndefined()
    expect(cache.keyOf('GET', '/adventure/1', undefined)).toBeDefined()
  })

  test('language, theme and the parameters that a page reads make different pages; others do not', () => {
    const cache = open()
    const key = (url: string, cookie?: string) => cache.keyOf('GET', url, cookie)?.key
    expect(key('/library', 'lang=fr')).not.toBe(key('/library'))
    expect(key('/library', 'theme=dark')).not.toBe(key('/library'))
    expect(key('/library?q=a')).not.toBe(key('/library?q=b'))
    expect(key('/library?lang=fr')).not.toBe(key('/library', 'lang=fr'))
    expect(key('/library?utm=1')).toBe(key('/library'))
  })

  test('a rendering for everybody gets the parameters of the key and no others', () => {
    const cache = open()
    const url = (asked: string) => cache.keyOf('GET', asked, undefined)?.url
    expect(url('/?email=victim@example.org&token=canary')).toBe('/')
    expect(url('/library?token=canary&tab=mystery&lang=fr&q=a%20b')).toBe('/library?tab=mystery&q=a+b&lang=fr')
    expect(url('/library?lang=de')).toBe('/library')
  })

  test('a rendering for everybody gets the cookies that affect the look, and no others', () => {
    const cookies = (cookie: string) => cookiesOf(lookOf(new URLSearchParams(), cookie)!)
    expect(cookies('a=b; whodini_session=abc; lang=fr; known_device=x; theme=dark')).toBe('lang=fr; theme=dark')
    expect(cookies('whodini_guest=abc')).toBe('lang=en')
  })

  test('a page’s data is not a page', () => {
    expect(open().keyOf('GET', '/adventure/1.data', undefined)).toBeUndefined()
  })

  test('parts of a key cannot run into each other', () => {
    const cache = open()
    expect(cache.keyOf('GET', '/library?tab=a&q=b', undefined)?.key).not.toBe(
      cache.keyOf('GET', '/library?tab=a%00q=b', undefined)?.key,
    )
  })

  test.each([
    ['sets a cookie', { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' } }],
    ['is an error', { status: 500, headers: { 'Content-Type': 'text/html' } }],
    ['refuses this visitor', { status: 429, headers: { 'Content-Type': 'text/html' } }],
    ['is no page', { headers: { 'Content-Type': 'application/json' } }],
  ])('an answer that %s is not cached', async (_why, init) => {
    const cache = open()
    const at = cache.keyOf('GET', '/', undefined)!
    expect(await cache.fill(at, () => page('x', init))).toBeUndefined()
    expect(cache.get(at)).toBeUndefined()
  })
})

test('a page that does not exist is answered from its one rendering and not cached', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/adventure/none', undefined)!
  const missing = await cache.fill(at, () =>
    page('<p>none</p>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  )
  expect(missing).toMatchObject({
    status: 404,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': expect.stringContaining("script-src 'self'") as string,
    },
  })
  expect(cache.get(at)).toBeUndefined()
})

test('many concurrent requests cause one rendering', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/', undefined)!
  let rendered = 0
  await Promise.all(Array.from({ length: 20 }, () => cache.fill(at, () => (rendered++, page('x')))))
  expect(rendered).toBe(1)
  expect(cache.get(at)?.bodies.identity.toString()).toBe('x')
})

test('a change drops what is cached, and pages being rendered are no longer cached', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/', undefined)!
  let finish: (response: Response) => void = () => {}
  const slow = cache.fill(at, () => new Promise((resolve) => (finish = resolve)))
  cache.enabled = true
  finish(await page('old'))
  await slow
  expect(cache.get(at)).toBeUndefined()
})

test('nothing is cached, or shared with earlier requests, while changes cannot be heard', async () => {
  const cache = open()
  cache.enabled = false
  const at = cache.keyOf('GET', '/', undefined)!
  let rendered = 0
  await Promise.all([1, 2].map(() => cache.fill(at, () => (rendered++, page('x')))))
  expect([rendered, cache.get(at)]).toEqual([2, undefined])
})

describe('while the database is away', () => {
  const unavailable = () => page('away', { status: 503, headers: { 'Content-Type': 'text/html', 'Retry-After': '5' } })
  const kept = async () => {
    const cache = open()
    const at = cache.keyOf('GET', '/', undefined)!
    await cache.fill(at, () => page('known'))
    return { cache, at }
  }
  const textOf = (cached: CachedPage | undefined) => cached?.bodies.identity.toString()

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  test('a kept page is served from memory, marked as stale, and then without trying again', async () => {
    const { cache, at } = await kept()
    cache.enabled = false
    vi.setSystemTime(Date.now() + 30 * 60_000)
    expect(cache.get(at)).toBeUndefined()
    const given = await cache.fill(at, unavailable)
    expect([given?.status, textOf(given)]).toEqual([200, 'known'])
    expect(given?.headers['Cache-Status']).toBe('Whodini; hit; ttl=-1740; detail=stale')
    expect(textOf(cache.get(at))).toBe('known')
    vi.setSystemTime(Date.now() + 3_000)
    expect(cache.get(at)).toBeUndefined()
  })

  test('a page is kept for an hour, and a change that was heard drops it', async () => {
    for (const after of ['an hour', 'a change']) {
      const { cache, at } = await kept()
      if (after === 'an hour') vi.setSystemTime(Date.now() + 62 * 60_000)
      else cache.enabled = true
      const given = await cache.fill(at, unavailable)
      expect([after, given?.status, given?.headers['Retry-After']]).toEqual([after, 503, '5'])
    }
  })

  test('if only changes cannot be heard but the database is there, it renders anew', async () => {
    const { cache, at } = await kept()
    cache.enabled = false
    expect(textOf(await cache.fill(at, () => page('new')))).toBe('new')
  })
})

test('C2: a cached page may run its own inline scripts, by their hashes, and nothing else', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/', undefined)!
  const cached = await cache.fill(at, (mark) =>
    page(
      `<script nonce="${mark}">one()</script><script type="module" async="" nonce="${mark}">two()</script><script src="/a.js"></script><script>three()</script>`,
    ),
  )
  expect(cached!.bodies.identity.toString()).not.toContain('nonce')
  const policy = cached!.headers['Content-Security-Policy']!
  expect(policy.match(/'sha256-[^']+'/g)?.length).toBeGreaterThanOrEqual(2)
  const scripts = /script-src ([^;]+)/.exec(policy)![1]!
  expect(scripts.match(/sha256-/g)).toHaveLength(2)
  expect(scripts).not.toContain('strict-dynamic')
  expect(scripts).not.toContain('unsafe')
})

test('made-up searches evict one another, but neither plain pages nor a search in use', async () => {
  const cache = new PageCache(pages, { most: 3, mostWithQuery: 3 })
  cache.enabled = true
  const ask = async (url: string) => {
    const at = cache.keyOf('GET', url, undefined)!
    return cache.get(at) ? 'cached' : (await cache.fill(at, () => page(url)), 'rendered')
  }
  const plain = ['/', '/library', '/adventure/1']
  for (const url of [...plain, '/library?q=clock']) await ask(url)
  for (let word = 0; word < 20; word++) {
    expect(await ask(`/library?q=made-up-${word}`)).toBe('rendered')
    expect(await ask('/library?q=clock')).toBe('cached')
  }
  for (const url of plain) expect(await ask(url), url).toBe('cached')
  expect(await ask('/library?q=made-up-0')).toBe('rendered')
})

describe('made-up requests do not displace pages in use', () => {
  test('an unknown language does not get its own page', () => {
    const cache = open()
    const key = (url: string, cookie?: string) => cache.keyOf('GET', url, cookie)?.key
    for (const made of ['de', 'x1', '', 'FR', 'fr%20']) expect(key(`/library?lang=${made}`)).toBe(key('/library'))
    expect(key('/library?lang=de', 'lang=fr')).toBe(key('/library', 'lang=fr'))
    expect(key('/library?lang=en')).not.toBe(key('/library'))
  })

  test.each([
    '/library/',
    '//library',
    '/adventure//1',
    '/adventure/1/',
    '/adventure/%61',
    '/adventure/..',
    '/adventure/.',
    '/adventure/a%2fb',
    '/%6cibrary',
    '/adventure/',
  ])('%s is another way to write a path and is not cached', (path) => {
    expect(open().keyOf('GET', path, undefined)).toBeUndefined()
  })

  test('pages together stay within the limit, and the least recently read one goes', async () => {
    const cache = new PageCache(pages, { mostBytes: 40_000 })
    cache.enabled = true
    const put = async (url: string, letters: number) => {
      const at = cache.keyOf('GET', url, undefined)!
      // Incompressible: each page is cached as it is and compressed, both about the same size
      await cache.fill(at, () =>
        page(Array.from({ length: letters }, () => String.fromCharCode(33 + Math.floor(Math.random() * 90))).join('')),
      )
      return at
    }
    const first = await put('/', 1_000)
    const pressed = await put('/adventure/0', 3_000)
    for (let n = 1; n <= 8; n++) {
      await put(`/adventure/${n}`, 3_000)
      expect(cache.get(first), `after ${n}`).toBeDefined()
    }
    expect(cache.get(pressed)).toBeUndefined()
    const huge = await put('/library', 30_000)
    expect(cache.get(huge)).toBeUndefined()
    expect(cache.get(first)).toBeDefined()
  })

  test('the parts of the site map have their own space', async () => {
    const cache = new PageCache([...pages, { pattern: '/sitemap.xml', query: ['part'] }], { most: 2, mostWithQuery: 2 })
    cache.enabled = true
    const at = (url: string) => cache.keyOf('GET', url, undefined)!
    const search = at('/library?q=clock')
    await cache.fill(search, () => page('clock'))
    for (let part = 0; part < 40; part++)
      await cache.fill(at(`/sitemap.xml?part=${part}`), () =>
        page('<urlset/>', { headers: { 'Content-Type': 'application/xml; charset=utf-8' } }),
      )
    expect(cache.get(search)).toBeDefined()
    expect(cache.get(at('/sitemap.xml?part=39'))).toBeDefined()
    expect(cache.get(at('/sitemap.xml?part=0'))).toBeUndefined()
  })
})

test('views are counted only for public pages at addresses written as we write them', () => {
  const isPublic = (path: string) => isPublicPage(path, routePolicies)
  const adventure = '/adventure/0198c5f2-0000-7000-8000-000000000000'
  expect(['/', '/library', adventure, '/creators/0198c5f2-0000-7000-8000-000000000000'].map(isPublic)).not.toContain(
    false,
  )
  for (const path of [
    '/account',
    '/auth',
    '/editor/1',
    '/join/ABCD2345',
    '/sitemap.xml',
    '/%6cibrary',
    `${adventure}%20`,
    '/x',
  ])
    expect([path, isPublic(path)]).toEqual([path, false])
})
