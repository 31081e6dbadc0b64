import { createHash } from 'node:crypto'
import { encodings } from './static-files.ts'
import type { StaticFile } from './static-files.ts'
import { hashPolicy, noPagePolicy } from './security-headers.ts'

/** The same for every visitor. The site map and `robots.txt` are cached too, but are no pages that anybody viewed. */
export type CachedPage = {
  isHtml: boolean
  status: number
  headers: Record<string, string>
  bodies: StaticFile['bodies']
  etag: string
  pattern: string
  language: string
}

/** `url` holds only the parameters of the key: a page shows its own address in links. `hasQuery`: it has parameters. */
export type CacheKey = { key: string; url: string; pattern: string; language: string; hasQuery: boolean }

type Cacheable = { pattern: string; query: readonly string[] }
type Matcher = Cacheable & { parts: readonly string[] }

const language = /(?:^|;\s*)lang=(en|fr)(?:;|$)/
const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/
/** Cookies that make a reader more than a visitor: a session, a guest's runs, a notice still to be shown. */
const personal = /(?:^|;\s*)(?:(?:__Host-)?whodini_|flash=|signed_out=)/
const longestQuery = 200
const cachedBesidePages = new Set(['application/xml; charset=utf-8', 'text/plain; charset=utf-8'])

/** Given twice, or not as we write it: the page may not be the one that its key would name. */
function isAmbiguous(cookie: string): boolean {
  return [language, theme].some((read, at) => {
    const times = cookie.toLowerCase().split(at === 0 ? 'lang' : 'theme').length - 1
    return times > 1 || (times === 1 && !read.test(cookie))
  })
}

const weightOf = ({ bodies }: CachedPage): number =>
  Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0)

/** Evicts the page that nobody read for the longest time. A page heavier than a quarter of the room is not cached. */
class LruPages {
  readonly #pages = new Map<string, { page: CachedPage; until: number }>()
  readonly #most: number
  readonly #mostBytes: number
  #bytes = 0

  constructor(most: number, mostBytes: number) {
    this.#most = most
    this.#mostBytes = mostBytes
  }

  get(key: string): CachedPage | undefined {
    const cached = this.#pages.get(key)
    if (!cached) return undefined
    if (cached.until <= Date.now()) {
      this.#drop(key)
      return undefined
    }
    this.#pages.delete(key)
    this.#pages.set(key, cached)
    return cached.page
  }

  put(key: string, page: CachedPage, until: number): void {
    this.#drop(key)
    const weight = weightOf(page)
    if (weight > this.#mostBytes / 4) return
    while (this.#pages.size >= this.#most || this.#bytes + weight > this.#mostBytes)
      this.#drop(this.#pages.keys().next().value!)
    this.#pages.set(key, { page, until })
    this.#bytes += weight
  }

  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
  }

  #drop(key: string): void {
    const cached = this.#pages.get(key)
    if (cached) this.#bytes -= weightOf(cached.page)
    this.#pages.delete(key)
  }
}

// A request with a personal cookie never reaches the cache. Addresses with parameters can be made up without end,
// so they have room of their own and evict no page that has none.
export class PageCache {
  readonly #withoutQuery: LruPages
  readonly #withQuery: LruPages
  readonly #forRobots: LruPages
  readonly #rendering = new Map<string, Promise<CachedPage | undefined>>()
  readonly #matchers: Matcher[]
  readonly #lifetime: number
  #generation = 0
  #on = false

  constructor(
    cacheable: readonly Cacheable[],
    options: { lifetimeMs?: number; most?: number; mostWithQuery?: number; mostBytes?: number } = {},
  ) {
    this.#matchers = cacheable.map((each) => ({ ...each, parts: each.pattern.split('/').filter(Boolean) }))
    this.#lifetime = options.lifetimeMs ?? 60_000
    const bytes = options.mostBytes ?? 64 * 1024 * 1024
    this.#withoutQuery = new LruPages(options.most ?? 1_000, bytes)
    this.#withQuery = new LruPages(options.mostWithQuery ?? 300, bytes)
    this.#forRobots = new LruPages(20, bytes)
  }

  /** Off until the process hears of changes made by others; then pages may be cached. */
  set enabled(on: boolean) {
    this.#on = on
    this.clear()
  }

  clear(): void {
    this.#generation++
    this.#withoutQuery.clear()
    this.#withQuery.clear()
    this.#forRobots.clear()
    this.#rendering.clear()
  }

  keyOf(method: string | undefined, url: string, cookie: string | undefined): CacheKey | undefined {
    if (!this.#on || method !== 'GET' || (cookie && (personal.test(cookie) || isAmbiguous(cookie)))) return undefined
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const matcher = this.#matchers.find((each) => matches(each.parts, path))
    // The data of a page for client navigations is another answer at a similar address
    if (!matcher || path.endsWith('.data') || url.length - path.length > longestQuery) return undefined
    const asked = new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1))
    const spoken = asked.get('lang')
    const lang = spoken === 'en' || spoken === 'fr' ? spoken : (language.exec(cookie ?? '')?.[1] ?? 'en')
    const parts = matcher.query.filter((name) => asked.has(name)).map((name) => [name, asked.getAll(name)])
    // `?lang=` shows in the page's links, so the key holds it; a made-up language must not make a page of its own
    const key = JSON.stringify([path, lang, spoken === lang, theme.exec(cookie ?? '')?.[1], parts])
    const query = new URLSearchParams(
      matcher.query.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])),
    )
    if (spoken === lang) query.set('lang', lang)
    return {
      key,
      url: query.size > 0 ? `${path}?${query.toString()}` : path,
      pattern: matcher.pattern,
      language: lang,
      hasQuery: parts.length > 0,
    }
  }

  get(at: Pick<CacheKey, 'key' | 'pattern' | 'hasQuery'>): CachedPage | undefined {
    return this.#partOf(at).get(at.key)
  }

  #partOf({ pattern, hasQuery }: Pick<CacheKey, 'pattern' | 'hasQuery'>): LruPages {
    // Files for robots are the only patterns that end like a file
    return /\.\w+$/.test(pattern) ? this.#forRobots : hasQuery ? this.#withQuery : this.#withoutQuery
  }

  /** Renders once for all who ask at the moment. @returns undefined when the answer is not everybody's */
  async fill(at: CacheKey, render: () => Promise<Response>): Promise<CachedPage | undefined> {
    const under = this.#rendering.get(at.key)
    if (under) return under
    const generation = this.#generation
    const work = this.#make(at, render).then((page) => {
      if (page?.status === 200 && generation === this.#generation)
        this.#partOf(at).put(at.key, page, Date.now() + this.#lifetime)
      return page
    })
    this.#rendering.set(at.key, work)
    try {
      return await work
    } finally {
      if (this.#rendering.get(at.key) === work) this.#rendering.delete(at.key)
    }
  }

  async #make(
    at: { pattern: string; language: string },
    render: () => Promise<Response>,
  ): Promise<CachedPage | undefined> {
    const response = await render()
    const type = response.headers.get('Content-Type') ?? ''
    const isHtml = type.startsWith('text/html')
    const isThere = response.status === 200 && (isHtml || cachedBesidePages.has(type))
    if (!(isThere || (response.status === 404 && isHtml)) || response.headers.has('Set-Cookie')) {
      await response.body?.cancel()
      return undefined
    }
    const body = Buffer.from(await response.arrayBuffer())
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const headers = {
      'Content-Type': type,
      'Content-Language': at.language,
      'Content-Security-Policy': isHtml ? hashPolicy(body.toString('utf8')) : noPagePolicy,
      'Cache-Control': isThere ? 'private, no-cache' : 'no-store',
      Vary: 'Cookie, Accept-Encoding',
    }
    return {
      isHtml,
      status: response.status,
      headers,
      bodies: await encodings(body, 5),
      etag,
      pattern: at.pattern,
      language: at.language,
    }
  }
}

/** Any other way to write the path (a slash at the end, letters as `%61`) would be one more entry for the same page. */
function matches(parts: readonly string[], path: string): boolean {
  const given = path === '/' ? [] : path.slice(1).split('/')
  return (
    given.length === parts.length &&
    parts.every((part, i) => (part.startsWith(':') ? /^[\w-]+$/.test(given[i]!) : part === given[i]))
  )
}
