import { describe, expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

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
    ['a session', 'whodini_session=abc'],
    ['a secure session', 'lang=en; __Host-whodini_session=abc'],
    ['a guest', 'whodini_guest=abc'],
    ['a notice', 'flash=signedOut'],
    ['a pending sign-out', 'signed_out=1'],
  ])('a request with the cookie of %s never meets a cached page', (_who, cookie) => {
    expect(open().keyOf('GET', '/', cookie)).toBeUndefined()
  })

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

  test('what is rendered for everybody holds the parameters of the key and no others', () => {
    const cache = open()
    const url = (asked: string) => cache.keyOf('GET', asked, undefined)?.url
    expect(url('/?email=victim@example.org&token=canary')).toBe('/')
    expect(url('/library?token=canary&tab=mystery&lang=fr&q=a%20b')).toBe('/library?tab=mystery&q=a+b&lang=fr')
    expect(url('/library?lang=de')).toBe('/library')
  })

  test('the data of a page is no page', () => {
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
    ['is an error', { status: 503, headers: { 'Content-Type': 'text/html' } }],
    ['refuses this visitor', { status: 429, headers: { 'Content-Type': 'text/html' } }],
    ['is no page', { headers: { 'Content-Type': 'application/json' } }],
  ])('an answer that %s is not cached', async (_why, init) => {
    const cache = open()
    const at = cache.keyOf('GET', '/', undefined)!
    expect(await cache.fill(at, () => page('x', init))).toBeUndefined()
    expect(cache.get(at)).toBeUndefined()
  })
})

// what was not cached was rendered for everybody, thrown away, and rendered once more for the one who asked
test('a page that does not exist is answered from its one rendering and not cached', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/adventure/none', undefined)!
  const missing = await cache.fill(at, () =>
    page('<script>one()</script>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  )
  expect(missing).toMatchObject({
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': expect.stringMatching(/sha256-/) as string },
  })
  expect(cache.get(at)).toBeUndefined()
})

test('many who ask at once cause one rendering', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/', undefined)!
  let rendered = 0
  await Promise.all(Array.from({ length: 20 }, () => cache.fill(at, () => (rendered++, page('x')))))
  expect(rendered).toBe(1)
  expect(cache.get(at)?.bodies.identity.toString()).toBe('x')
})

test('a change drops what is cached, and what is being rendered is not cached any more', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/', undefined)!
  let finish: (response: Response) => void = () => {}
  const slow = cache.fill(at, () => new Promise((resolve) => (finish = resolve)))
  cache.clear()
  finish(await page('old'))
  await slow
  expect(cache.get(at)).toBeUndefined()
})

test('nothing is cached while changes cannot be heard', () => {
  const cache = open()
  cache.enabled = false
  expect(cache.keyOf('GET', '/', undefined)).toBeUndefined()
})

test('C2: every inline script of a cached page is allowed by its hash, and nothing else is', async () => {
  const cache = open()
  const at = cache.keyOf('GET', '/', undefined)!
  const cached = await cache.fill(at, () =>
    page('<script>one()</script><script type="module" async="">two()</script><script src="/a.js"></script>'),
  )
  const policy = cached!.headers['Content-Security-Policy']!
  expect(policy.match(/'sha256-[^']+'/g)?.length).toBeGreaterThanOrEqual(2)
  const scripts = /script-src ([^;]+)/.exec(policy)![1]!
  expect(scripts.match(/sha256-/g)).toHaveLength(2)
  expect(scripts).not.toContain('strict-dynamic')
  expect(scripts).not.toContain('unsafe')
})

// one visitor's made-up searches pushed every other page out of the thousand that are cached
test('made-up searches evict one another, and neither plain pages nor a search in use', async () => {
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

describe('what is made up does not displace what is read', () => {
  // cause: each made-up `lang` was a place of its own among the pages without parameters, where a thousand of them
  // pushed out all others
  test('a language that is none of ours makes no page of its own', () => {
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
  ])('%s is another way to write a path, and none to be cached', (path) => {
    expect(open().keyOf('GET', path, undefined)).toBeUndefined()
  })

  // cause: pages were counted and not weighed, so a thousand large ones filled the memory
  test('pages together weigh no more than there is room for, and the one longest unread goes', async () => {
    const cache = new PageCache(pages, { mostBytes: 40_000 })
    cache.enabled = true
    const put = async (url: string, letters: number) => {
      const at = cache.keyOf('GET', url, undefined)!
      // What does not compress: each page is cached as it is and about as large compressed
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

  test('the parts of the site map have room of their own', async () => {
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
