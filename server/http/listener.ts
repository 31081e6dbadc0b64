import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { streams } from './app.ts'
import type { createApp } from './app.ts'
import { isLoopbackHost } from './cross-site.ts'
import { createPageGiver } from './give-page.ts'
import type { Listener } from './give-page.ts'
import type { PageCache } from './page-cache.ts'
import type { Pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { createSender } from './send.ts'
import { projectTimeoutMs, requestTimeoutMs, uploadTimeoutMs } from './serve.ts'
import { routeFinder } from '#app/shared/path-pattern.ts'
import { straightAddress, withoutOrigin } from './straight-path.ts'
import type { StaticFile } from './static-files.ts'

type Parts = { app: ReturnType<typeof createApp>; pages: Pages; cache: PageCache; files: Map<string, StaticFile> }

/** Answers with files from memory and shared pages; the application answers the rest. */
export function createListener({ app, pages, cache, files }: Parts): Listener {
  const env = pages.platform.env()
  const send = createSender(securityHeaders(env.PUBLIC_URL))
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const dynamic: Listener = (request, response) => void answer(request, response)
  const routeOf = routeFinder(new Set([...Object.keys(pages.routePolicies), ...app.routes.map(({ path }) => path)]))
  const givePage = createPageGiver({ app, pages, cache, send, dynamic, routeOf })

  return (request, response) => {
    const url = withoutOrigin(request.url ?? '/')
    request.url = url
    endSlowBody(request)
    if (!request.headers.host) return send.nothing(response, 400)
    const straight = straightAddress(url)
    if (straight !== undefined) return send.nothing(response, 308, { Location: straight })
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(path) : undefined
    if (file) return send.file(request, response, file)
    const startedAt = performance.now()
    response.once('close', () => {
      if (!streams.has(response)) pages.platform.noteAnswer(routeOf(path), response, performance.now() - startedAt)
    })
    if (env.isLocalInstallation && !isLoopbackHost(request.headers.host)) return dynamic(request, response)
    givePage(request, response, path)
  }
}

/** For POST: the file routes have their own limits, which answer with an error before these run out. */
const allowedMs: Readonly<Record<string, number>> = {
  '/api/uploads': uploadTimeoutMs + requestTimeoutMs,
  '/api/projects': projectTimeoutMs + requestTimeoutMs,
}

/** Any method may have a body. */
const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

/** Cuts off a client that takes longer to send its request; the server's own limit is as long as projects need. */
function endSlowBody(request: IncomingMessage): void {
  if (request.complete || !announcesBody(request)) return
  const [path = ''] = (request.url ?? '').split('?')
  const ms = (request.method === 'POST' ? allowedMs[path] : undefined) ?? requestTimeoutMs
  const timer = setTimeout(() => request.socket.destroy(), ms)
  timer.unref()
  const done = () => clearTimeout(timer)
  request.once('end', done).once('close', done)
}
