import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OwnReader } from '#app/platform/own-parts.server.ts'
import { isForFrames } from '#app/platform/framed-by.ts'
import type { Role } from '#app/platform/request-context.server.ts'
import type { createApp } from './app.ts'
import { forAll } from './app.ts'
import { mostAtOnce, shareOfAddress } from '#app/platform/rate-limits/limits.ts'
import { createAdmission } from './admission.ts'
import { clientAddress } from './client-address.ts'
import { isAstray, isForPlatforms, isFromOurPages, openedAt } from './cross-site.ts'
import type { CachedPage } from './make-page.ts'
import { ofRole } from './page-cache.ts'
import type { CacheKey, PageCache } from './page-cache.ts'
import { carriesNews, cookiesOf, lookOf, namesPerson, plainLook } from './page-look.ts'
import type { Pages } from './pages.ts'
import { plainRefusal, slowDownSeconds, unavailableSeconds } from './refusal.ts'
import { RefusalPages, unknownPaths } from './refusal-pages.ts'
import type { Refusal } from './refusal-pages.ts'
import type { Sender } from './send.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Parts = {
  app: Pick<ReturnType<typeof createApp>, 'fetch' | 'routes'>
  pages: Pick<Pages, 'lookVersion' | 'routePolicies'> & {
    platform: Pick<
      Pages['platform'],
      | 'count'
      | 'env'
      | 'isDatabaseAway'
      | 'logDebug'
      | 'logError'
      | 'noteLimit'
      | 'noteUnavailable'
      | 'putInOwnPart'
      | 'readPageReader'
      | 'recordPageView'
      | 'refusedFor'
    >
  }
  cache: PageCache
  send: Sender
  /** Renders for this reader alone. */
  dynamic: Listener
  routeOf: (path: string) => string
}

/** Serves the page of the reader's role from the cache and ready-made refusals; leaves the rest to `dynamic`. */
export function createPageGiver({ app, pages, cache, send, dynamic, routeOf }: Parts) {
  const { platform, routePolicies } = pages
  const env = platform.env()
  const own = new Set(app.routes.map(({ path }) => path))
  const isUnknown = unknownPaths(routeOf)
  const addressOf = (request: IncomingMessage): string =>
    clientAddress(request.socket.remoteAddress, forwardedFor(request), env.TRUSTED_PROXIES)

  const counted = pageSender({ pages, send, dynamic }, addressOf)
  const refuse = refuser({ app, pages, send, dynamic })
  const admit = admitter({ pages, send }, addressOf, refuse)

  const away = (): Refused => {
    platform.noteUnavailable('the database is away')
    return unavailable
  }

  /** Refusals that we know of without the database statement or two that would lead to them. */
  const knownRefusal = (request: IncomingMessage, path: string): Refused | undefined => {
    // One made for all addresses may not be framed, and leads out of the frame
    if (!isDocument(request, path) || own.has(path) || isForFrames(path)) return undefined
    if (platform.isDatabaseAway()) return away()
    const retryAfter = platform.refusedFor(addressOf(request))
    if (retryAfter <= 0) return undefined
    platform.noteLimit('anyRequest')
    return { refusal: 'slowDown', retryAfter }
  }

  const anew = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const refused = knownRefusal(request, path)
    return refused ? refuse(request, response, refused) : dynamic(request, response)
  }

  const give = (request: IncomingMessage, response: ServerResponse, asked: Asked, isAdmitted: boolean) => {
    const { at, path } = asked
    const cached = cache.get(at, platform.isDatabaseAway())
    if (cached) {
      platform.count('whodini_pages_total', 'cache')
      return counted(request, response, cached, asked)
    }
    const refused = knownRefusal(request, path)
    if (refused) return refuse(request, response, { ...refused, role: at.role })
    const render = (mark: string) =>
      Promise.resolve(
        app.fetch(asRequest(request, at), {
          incoming: request,
          outgoing: response,
          [forAll]: { mark, frame: at.role },
        }),
      )
    const fill = () =>
      void cache.fill(at, render).then(
        (page) => (page ? counted(request, response, page, asked) : anew(request, response, path)),
        () => dynamic(request, response),
      )
    if (isAdmitted) fill()
    else admit(request, response, path, fill)
  }

  /** Calls `then` with the role (null for visitors) and the reader's own part, unless the page has to be made anew. */
  const withRole = (
    request: IncomingMessage,
    response: ServerResponse,
    { pattern, path, cookie }: { pattern: string; path: string; cookie: string },
    then: (role: Role | null, own?: OwnReader) => void,
  ) => {
    if (platform.isDatabaseAway()) return refuse(request, response, away())
    void platform
      .readPageReader(cookie, { pattern, path, anew: routePolicies[pattern]?.cache?.anew })
      .then((reader) => {
        if (reader === 'anew') return anew(request, response, path)
        if (reader === 'away') return refuse(request, response, away())
        then(reader.role, reader.own)
      })
  }

  const refuseUnknown = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const cookie = personCookie(request)
    if (cookie === undefined) return refuse(request, response, { refusal: 'notFound' })
    admit(request, response, path, () =>
      withRole(request, response, { pattern: '/*', path, cookie }, (role) =>
        refuse(request, response, { refusal: 'notFound', role }),
      ),
    )
  }

  const answer = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const { cookie, host } = request.headers
    if (isUnderOtherName(request, path, env))
      return send.nothing(response, 302, { Location: `${env.PUBLIC_URL}${request.url}` })
    if (!isDecodable(path)) {
      platform.logDebug('a path could not be decoded')
      return isDocument(request, path) ? refuseUnknown(request, response, path) : send.nothing(response, 400)
    }
    if (asksForPage(request, path) && isCrossSite(request, path, env))
      return refuse(request, response, { refusal: 'crossSite' })
    const at = cache.keyOf(request.method, request.url ?? '/', cookie)
    // A page names its own address; without PUBLIC_URL that has the host of the request.
    const key = at && env.isLocalInstallation ? { ...at, key: `${host} ${at.key}` } : at
    if (key) {
      const person = personCookie(request)
      // Most of these are ready, and need nothing that others could use up
      if (person === undefined) return give(request, response, { at: ofRole(key, null), path, own: undefined }, false)
      return admit(request, response, path, () =>
        withRole(request, response, { pattern: key.pattern, path, cookie: person }, (role, own) =>
          give(request, response, { at: ofRole(key, role), path, own }, true),
        ),
      )
    }
    if (own.has(path)) return anew(request, response, path)
    if (request.method === 'GET' && !carriesNews(cookie) && isUnknown(path))
      return refuseUnknown(request, response, path)
    const refused = knownRefusal(request, path)
    if (refused) return refuse(request, response, refused)
    admit(request, response, path, () => anew(request, response, path))
  }

  return answer
}

const personCookie = ({ headers: { cookie } }: IncomingMessage): string | undefined =>
  cookie !== undefined && namesPerson(cookie) ? cookie : undefined

/** Calls `go` when it is the request's turn among those of its address, and refuses what is beyond its share. */
function admitter(
  { pages: { platform }, send }: Pick<Parts, 'pages' | 'send'>,
  addressOf: (request: IncomingMessage) => string,
  refuse: ReturnType<typeof refuser>,
) {
  const scaled = (most: number) => Math.max(1, Math.floor(most * platform.env().RATE_LIMIT_SCALE))
  const { atOnce, most } = shareOfAddress
  const admits = createAdmission({ atOnce: scaled(atOnce), most: scaled(most), mostOfAll: scaled(mostAtOnce) })
  return (request: IncomingMessage, response: ServerResponse, path: string, go: () => void): void => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const verdict = admits(addressOf(request), response, go, hasBody)
    if (verdict === 'admitted') return
    if (verdict === 'tooBusy') platform.noteUnavailable('too many requests at once')
    else platform.noteLimit('underWay')
    const refused: Refused = verdict === 'tooBusy' ? unavailable : { refusal: 'slowDown', retryAfter: slowDownSeconds }
    if (isDocument(request, path)) return refuse(request, response, refused)
    send.refusal(
      response,
      plainRefusal({ headers: headersOf(request) }, verdict === 'tooBusy' ? 'unavailable' : 'slowDown'),
    )
  }
}

/** Sends the ready page of a refusal. */
function refuser({ app, pages, send, dynamic }: Pick<Parts, 'app' | 'pages' | 'send' | 'dynamic'>) {
  const refusals = new RefusalPages(
    (request, shared) => Promise.resolve(app.fetch(request, { [forAll]: shared })),
    pages.lookVersion,
  )
  return (request: IncomingMessage, response: ServerResponse, { refusal, role, retryAfter }: Refused): void => {
    const look = lookOf(queryOf(request), request.headers.cookie) ?? plainLook
    void refusals.get(refusal, look, role ?? null).then((page) => {
      if (!page) return dynamic(request, response)
      const waits: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
      send.page(request, response, { ...page, headers: { ...page.headers, ...waits } })
    })
  }
}

type Settings = Pick<ReturnType<Pages['platform']['env']>, 'PUBLIC_URL' | 'TRUSTED_PROXIES'>

/** Of another site's form; the application tells our own, opened under another address, what is wrong. */
function isCrossSite(request: IncomingMessage, path: string, { PUBLIC_URL }: Settings): boolean {
  if (isForPlatforms(path)) return false
  const [headers, site] = [headersOf(request), PUBLIC_URL ?? `http://${request.headers.host}`]
  return !isFromOurPages(request.method ?? 'GET', headers, site) && openedAt(headers, site) === undefined
}

const isUnderOtherName = (request: IncomingMessage, path: string, env: Settings): boolean =>
  env.PUBLIC_URL !== undefined &&
  ['GET', 'HEAD'].includes(request.method ?? '') &&
  asksForPage(request, path) &&
  isAstray(headersOf(request), env.PUBLIC_URL, env.TRUSTED_PROXIES)

/** The page asked for, and the reader whose own part goes in. */
type Asked = { at: CacheKey; path: string; own: OwnReader | undefined }

/** Sends a shared page with its reader's own part, and counts the view. */
function pageSender(
  { pages: { platform, routePolicies }, send, dynamic }: Pick<Parts, 'pages' | 'send' | 'dynamic'>,
  addressOf: (request: IncomingMessage) => string,
) {
  return (request: IncomingMessage, response: ServerResponse, page: CachedPage, { at, path, own }: Asked): void => {
    const { language, pattern } = page
    if (page.isHtml && page.status === 200 && !routePolicies[pattern]?.cache?.uncounted)
      platform.recordPageView({
        path,
        language,
        address: addressOf(request),
        agent: request.headers['user-agent'] ?? '',
      })
    if (!own || page.status !== 200) return send.page(request, response, page)
    const accepted = request.headers['accept-encoding']?.toString() ?? ''
    platform.putInOwnPart(page.bodies.identity, { pattern, reader: own, look: at, accepted }).then(
      (packed) => send.own(response, page, packed),
      (error: unknown) => {
        platform.logError('the part of a reader was not put in', error)
        dynamic(request, response)
      },
    )
  }
}

type Refused = { refusal: Refusal; role?: Role | null; retryAfter?: number }

const unavailable: Refused = { refusal: 'unavailable', retryAfter: unavailableSeconds }

/** The router would warn of such a path twice, and write down whatever token is in it. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Files, and a page's data, have an extension. */
const asksForPage = (request: IncomingMessage, path: string): boolean =>
  (request.headers.accept ?? '').includes('text/html') && !/^\/(?:api|media)\/|\.\w+$/.test(path)

const isDocument = (request: IncomingMessage, path: string): boolean =>
  request.method === 'GET' && asksForPage(request, path)

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const cut = url.indexOf('?')
  return new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1))
}

const headersOf = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
})

const forwardedFor = (request: IncomingMessage): string | null => {
  const value = request.headers['x-forwarded-for']
  return Array.isArray(value) ? value.join(',') : (value ?? null)
}

/** Drops what only this reader sent: everybody with the role will get the answer. */
function asRequest(request: IncomingMessage, at: CacheKey): Request {
  const headers = new Headers({
    Accept: 'text/html',
    Host: request.headers.host ?? 'localhost',
    Cookie: cookiesOf(at),
  })
  if (request.headers['x-forwarded-for']) headers.set('X-Forwarded-For', String(request.headers['x-forwarded-for']))
  return new Request(`http://${request.headers.host ?? 'localhost'}${at.url}`, { headers })
}
