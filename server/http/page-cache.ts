import type { Role } from '#app/platform/request-context.server.ts'
import { pathMatcher } from '#app/shared/path-pattern.ts'
import { makePage } from './make-page.ts'
import type { CachedPage, Render } from './make-page.ts'
import { carriesNews, lookOf } from './page-look.ts'
import type { Look } from './page-look.ts'

/** `url` holds only the parameters of the key: a page shows its own address in links. `hasQuery`: it has parameters. */
export type CacheKey = Look & {
  key: string
  url: string
  pattern: string
  hasQuery: boolean
  role: Role | null
  formsTo: string | undefined
}

/** `formsTo`: an origin besides our own that the page's forms may lead to. */
type Cacheable = { pattern: string; query: readonly string[]; formsTo?: string | undefined }
type Matcher = Cacheable & { matches: (path: string) => boolean }

const longestQuery = 200

const weightOf = ({ bodies }: CachedPage): number =>
  Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0)

/** Fresh `until`; kept after that in case the database is away. */
type Kept = { page: CachedPage; until: number }

const keptStaleMs = 60 * 60_000
/** After an answer that failed without the database, kept pages are served immediately for this long. */
const awayMs = 2_000

/** RFC 9211: a negative `ttl` says for how many seconds the page has been out of date. */
const asStale = ({ page, until }: Kept): CachedPage => {
  const seconds = Math.min(0, Math.ceil((until - Date.now()) / 1000))
  return { ...page, headers: { ...page.headers, 'Cache-Status': `Whodini; hit; ttl=${seconds}; detail=stale` } }
}

/** Evicts the least recently read page. A page larger than a quarter of the space is not cached. */
class LruPages {
  readonly #pages = new Map<string, Kept>()
  readonly #most: number
  readonly #mostBytes: number
  #bytes = 0

  constructor(most: number, mostBytes: number) {
    this.#most = most
    this.#mostBytes = mostBytes
  }

  get(key: string): Kept | undefined {
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    if (kept.until + keptStaleMs <= Date.now()) {
      this.#drop(key)
      return undefined
    }
    this.#pages.delete(key)
    this.#pages.set(key, kept)
    return kept
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

// Addresses with parameters can be made up endlessly, so they have their own space.
export class PageCache {
  readonly #withoutQuery: LruPages
  readonly #withQuery: LruPages
  readonly #forRobots: LruPages
  readonly #rendering = new Map<string, Promise<CachedPage | undefined>>()
  readonly #matchers: Matcher[]
  readonly #lifetime: number
  #generation = 0
  #on = false
  #awayUntil = 0

  constructor(
    cacheable: readonly Cacheable[],
    options: { lifetimeMs?: number; most?: number; mostWithQuery?: number; mostBytes?: number } = {},
  ) {
    this.#matchers = cacheable.map((each) => ({ ...each, matches: pathMatcher(each.pattern) }))
    this.#lifetime = options.lifetimeMs ?? 60_000
    const bytes = options.mostBytes ?? 64 * 1024 * 1024
    this.#withoutQuery = new LruPages(options.most ?? 1_000, bytes)
    this.#withQuery = new LruPages(options.mostWithQuery ?? 300, bytes)
    this.#forRobots = new LruPages(20, bytes)
  }

  /** Off until we hear the changes of other processes. What was cached before is kept in case the database is away. */
  set enabled(on: boolean) {
    this.#on = on
    this.#generation++
    this.#rendering.clear()
    if (!on) return
    this.#awayUntil = 0
    this.#withoutQuery.clear()
    this.#withQuery.clear()
    this.#forRobots.clear()
  }

  keyOf(method: string | undefined, url: string, cookie: string | undefined): CacheKey | undefined {
    if (method !== 'GET' || carriesNews(cookie)) return undefined
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const matcher = this.#matchers.find(({ matches }) => matches(path))
    // A page's data for client navigations is a different answer at a similar address
    if (!matcher || path.endsWith('.data') || url.length - path.length > longestQuery) return undefined
    const asked = new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1))
    const look = lookOf(asked, cookie)
    if (!look) return undefined
    const parts = matcher.query.filter((name) => asked.has(name)).map((name) => [name, asked.getAll(name)])
    const key = JSON.stringify([path, look.language, look.isSpoken, look.theme, parts])
    const query = new URLSearchParams(
      matcher.query.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])),
    )
    if (look.isSpoken) query.set('lang', look.language)
    return {
      ...look,
      key,
      url: query.size > 0 ? `${path}?${query.toString()}` : path,
      pattern: matcher.pattern,
      hasQuery: parts.length > 0,
      role: null,
      formsTo: matcher.formsTo,
    }
  }

  /** @param isAway the database is known to be away: an outdated page is better than none */
  get(at: Pick<CacheKey, 'key' | 'pattern' | 'hasQuery'>, isAway = false): CachedPage | undefined {
    const kept = this.#partOf(at).get(at.key)
    if (kept && this.#on && Date.now() < kept.until) return kept.page
    return kept && (isAway || Date.now() < this.#awayUntil) ? asStale(kept) : undefined
  }

  #partOf({ pattern, hasQuery }: Pick<CacheKey, 'pattern' | 'hasQuery'>): LruPages {
    return isFile(pattern) ? this.#forRobots : hasQuery ? this.#withQuery : this.#withoutQuery
  }

  /** Renders once for all concurrent requests. @returns undefined when the answer cannot be shared */
  async fill(at: CacheKey, render: Render): Promise<CachedPage | undefined> {
    const under = this.#rendering.get(at.key)
    if (under && this.#on) return under
    const generation = this.#generation
    const work = makePage(at, render).then((page) => {
      if (page?.status === 503) return this.#whileAway(at) ?? page
      if (page?.status === 200 && this.#on && generation === this.#generation)
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

  #whileAway(at: CacheKey): CachedPage | undefined {
    this.#awayUntil = Date.now() + awayMs
    const kept = this.#partOf(at).get(at.key)
    return kept && asStale(kept)
  }
}

/** Each role has its own page. */
export const ofRole = (at: CacheKey, role: Role | null): CacheKey =>
  role === null ? at : { ...at, role, key: `${role} ${at.key}` }

/** Only files for robots have patterns with an extension. */
const isFile = (pattern: string): boolean => /\.\w+$/.test(pattern)
