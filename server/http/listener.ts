import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { createApp } from './app.ts'
import { forVisitors } from './app.ts'
import { clientAddress } from './client-address.ts'
import { isLoopbackHost } from './cross-site.ts'
import type { CachedPage, CacheKey, PageCache } from './page-cache.ts'
import type { Pages } from './pages.ts'
import { noPagePolicy, securityHeaders } from './security-headers.ts'
import { requestTimeoutMs } from './serve.ts'
import { chooseEncoding } from './static-files.ts'
import { straightAddress, withoutOrigin } from './straight-path.ts'
import type { StaticFile } from './static-files.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Parts = { app: ReturnType<typeof createApp>; pages: Pages; cache: PageCache; files: Map<string, StaticFile> }

/** Answers files and cached pages from memory, without the database; the application answers the rest. */
export function createListener({ app, pages, cache, files }: Parts): Listener {
  const env = pages.platform.env()
  const always = securityHeaders(env.PUBLIC_URL)
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const dynamic: Listener = (request, response) => {
    if (!/^\/api\/(?:uploads|projects)(?:$|\?)/.test(request.url ?? '')) endSlowBody(request)
    void answer(request, response)
  }

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: StaticFile) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'], file.bodies)
    send(
      request,
      response,
      {
        ...always,
        'Content-Security-Policy': noPagePolicy,
        'Content-Type': file.type,
        'Cache-Control': file.cacheControl,
        Vary: 'Accept-Encoding',
      },
      file,
      encoding,
    )
  }

  const sendPage = (request: IncomingMessage, response: ServerResponse, page: CachedPage, path: string) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'], page.bodies)
    const address = clientAddress(request.socket.remoteAddress, forwardedFor(request), env.TRUSTED_PROXIES)
    if (page.isHtml && page.status === 200)
      pages.platform.recordPageView({
        path,
        language: page.language,
        address,
        agent: request.headers['user-agent'] ?? '',
      })
    send(request, response, { ...always, ...page.headers }, page, encoding)
  }

  // A page names its own address. Without PUBLIC_URL that is the one that it was asked by, so each gets pages of its
  // own
  const ownKey = (at: CacheKey | undefined, host: string) =>
    at && env.isLocalInstallation ? { ...at, key: `${host} ${at.key}` } : at

  return (request, response) => {
    if (!request.headers.host)
      return void response
        .writeHead(400, {
          ...always,
          'Content-Security-Policy': noPagePolicy,
          'Cache-Control': 'no-store',
          'Content-Length': '0',
        })
        .end()
    const url = withoutOrigin(request.url ?? '/')
    request.url = url
    const straight = straightAddress(url)
    if (straight !== undefined)
      return void response
        .writeHead(308, {
          ...always,
          'Content-Security-Policy': noPagePolicy,
          'Cache-Control': 'no-store',
          Location: straight,
          'Content-Length': '0',
        })
        .end()
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(path) : undefined
    if (file) return sendFile(request, response, file)
    const at = ownKey(cache.keyOf(request.method, url, request.headers.cookie), request.headers.host)
    if (!at || (env.isLocalInstallation && !isLoopbackHost(request.headers.host))) return dynamic(request, response)
    const cached = cache.get(at)
    if (cached) return sendPage(request, response, cached, path)
    const render = () =>
      Promise.resolve(
        app.fetch(asRequest(request, at.url), { incoming: request, outgoing: response, [forVisitors]: true }),
      )
    cache.fill(at, render).then(
      (page) => (page ? sendPage(request, response, page, path) : dynamic(request, response)),
      () => dynamic(request, response),
    )
  }
}

const forwardedFor = (request: IncomingMessage): string | null => {
  const value = request.headers['x-forwarded-for']
  return Array.isArray(value) ? value.join(',') : (value ?? null)
}

/** Drops what only this visitor sent: the answer will be everybody's. */
function asRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers({ Accept: 'text/html', Host: request.headers.host ?? 'localhost' })
  if (request.headers.cookie) headers.set('Cookie', request.headers.cookie)
  if (request.headers['x-forwarded-for']) headers.set('X-Forwarded-For', String(request.headers['x-forwarded-for']))
  return new Request(`http://${request.headers.host ?? 'localhost'}${url}`, { headers })
}

/** Cuts a client that takes longer than 30 s to send its request; the server's own limit is as wide as files need. */
function endSlowBody(request: IncomingMessage): void {
  if (request.complete || request.method === 'GET' || request.method === 'HEAD') return
  const timer = setTimeout(() => request.socket.destroy(), requestTimeoutMs)
  timer.unref()
  const done = () => clearTimeout(timer)
  request.once('end', done).once('close', done)
}

type Body = { status?: number; etag: string; bodies: StaticFile['bodies'] }

function send(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  body: Body,
  encoding: 'br' | 'gzip' | 'identity',
): void {
  const etag = encoding === 'identity' ? body.etag : `${body.etag.slice(0, -1)}-${encoding}"`
  const { status = 200 } = body
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, ETag: etag }).end()
    return
  }
  const bytes = body.bodies[encoding] ?? body.bodies.identity
  const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
  response.writeHead(status, { ...headers, ...encoded, ETag: etag, 'Content-Length': String(bytes.length) })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
