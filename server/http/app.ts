import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { RouterContextProvider } from 'react-router'
import type { ErrorCode } from '#app/shared/app-error.ts'
import type { Role } from '#app/platform/request-context.server.ts'
import { isClientGone } from '#app/platform/client-gone.server.ts'
import { isPublicPage } from '#app/public-pages.ts'
import { withLimitedBody } from './body-limit.ts'
import { clientAddress } from './client-address.ts'
import { isForPlatforms, isFromOurPages, isLoopbackHost, openedAt } from './cross-site.ts'
import { packData } from './pack-data.ts'
import { refuse } from './refusal.ts'
import { securityText } from './security-text.ts'
import { refusalPath } from '#app/features/learning/launch/refusal-path.ts'
import { formsToHeader, framedByHeader, isForFrames } from '#app/platform/framed-by.ts'
import { noPagePolicy, noncePolicy, securityHeaders } from './security-headers.ts'
import type { Pages } from './pages.ts'

/** These routes limit their bodies themselves. */
const ownBodyLimit = new Set(['/api/uploads', '/api/projects'])

/** The page's form sends the avatar: an error at its field refuses one that is too large, not an error page. */
const bodyLimits = new Map([
  ['/account', 12 * 1024 * 1024],
  ['/account.data', 3 * 1024 * 1024],
])

const methods = 'GET, HEAD, POST, OPTIONS'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export const forAll = Symbol('render for all readers of a role')

/** Answers that go on until somebody leaves. */
export const streams = new WeakSet<object>()

/** `mark`: the nonce of this rendering's scripts. */
export type SharedRendering = { mark: string; frame: Role | null; refusal?: ErrorCode }

type Bindings = Partial<HttpBindings> & { [forAll]?: SharedRendering }

export function createApp(pages: () => Promise<Pages> | Pages, options: { development: boolean }) {
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (c, next) => {
    const { platform } = await pages()
    await next()
    secure(c.res, platform.env().PUBLIC_URL)
  })

  app.get('/healthz', (c) => c.text(`ok, version ${version}`))
  app.get('/readyz', async (c) => {
    const { ready, text } = await (await pages()).platform.readiness()
    return c.text(text, ready ? 200 : 503)
  })
  app.get('/offline-worker.js', async (c) =>
    c.body((await pages()).offlineWorker(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
    }),
  )

  app.use(async (c, next) => {
    const env = (await pages()).platform.env()
    const host = c.req.header('Host')
    if (env.isLocalInstallation && !isLoopbackHost(host)) return refuse(c.req.raw, 'crossSite')
    const origin = env.PUBLIC_URL ?? `http://${host}`
    if (!isForPlatforms(c.req.path) && !isFromOurPages(c.req.method, c.req.raw.headers, origin)) {
      const opened = openedAt(c.req.raw.headers, origin)
      return refuse(c.req.raw, 'crossSite', opened === undefined ? undefined : { opened, site: origin })
    }
    return next()
  })

  app.get('/.well-known/security.txt', async (c) => {
    const { PUBLIC_URL = `http://${c.req.header('Host')}` } = (await pages()).platform.env()
    return c.text(securityText(PUBLIC_URL))
  })

  app.on('OPTIONS', '*', (c) => c.body(null, 204, { Allow: methods }))
  app.on('TRACE', '*', (c) => c.body(null, 405, { Allow: methods }))

  app.use(async (c, next) => {
    if (ownBodyLimit.has(c.req.path)) return next()
    const limited = await withLimitedBody(c.req.raw, bodyLimits.get(c.req.path))
    if (!limited) return refuse(c.req.raw, 'tooLarge')
    c.req.raw = limited
    return next()
  })

  // The signature covers the bytes exactly as they were sent
  app.post('/api/stripe/webhook', async (c) => (await pages()).answerWebhook(c.req.raw))

  // Before compression, which costs more than it saves on the few hundred bytes of a move
  app.post('/api/runs/:runId/commands', async (c) => {
    const { platform, answerMove } = await pages()
    return answerMove(
      ownAddress(c.req.raw, platform.env().PUBLIC_URL),
      contextOf(c, platform, undefined),
      c.req.param('runId'),
    )
  })

  // Streams go straight to the connection: through the framework each costs twice the memory
  app.get('/api/runs/:runId/events', async (c) => {
    const { platform, answerRunStream } = await pages()
    const env = platform.env()
    const response = c.env.outgoing as ServerResponse
    const headers = { ...securityHeaders(env.PUBLIC_URL), 'Content-Security-Policy': noPagePolicy }
    const refused = await answerRunStream(
      ownAddress(c.req.raw, env.PUBLIC_URL),
      contextOf(c, platform, undefined),
      c.req.param('runId'),
      { response, headers },
    )
    if (refused) return refused
    streams.add(response)
    return new Response(null, RESPONSE_ALREADY_SENT)
  })

  app.use(compress())
  app.use(async (c, next) => {
    await next()
    if (c.req.method !== 'HEAD') c.res = await packData(c.res, c.req.header('Accept-Encoding') ?? '')
  })

  app.all('*', async (c) => {
    const { platform, handle, routePolicies } = await pages()
    const env = platform.env()
    const shared = c.env?.[forAll]
    const nonce = shared ? undefined : randomBytes(16).toString('base64')
    const context = contextOf(c, platform, nonce, shared)
    const { address } = context.get(platform.facts)
    const response = readableInFrame(c.req.path, await handle(ownAddress(c.req.raw, env.PUBLIC_URL), context))
    const type = response.headers.get('Content-Type') ?? ''
    if (type.startsWith('text/event-stream') && c.env.outgoing) streams.add(c.env.outgoing)
    if (!type.startsWith('text/html')) return response
    platform.count('whodini_pages_total', 'rendered')
    if (nonce)
      response.headers.set(
        'Content-Security-Policy',
        noncePolicy(
          nonce,
          options.development,
          formsTo(c.req.path, env) ?? response.headers.get(formsToHeader) ?? undefined,
          response.headers.get(framedByHeader) ?? undefined,
        ),
      )
    if (response.status === 200 && nonce && c.req.method === 'GET' && isPublicPage(c.req.path, routePolicies))
      countView(platform, c.req.raw, response, address)
    return response
  })

  app.onError(async (error, c) => {
    if (!isClientGone(error, c.req.raw)) (await pages()).platform.logError('unhandled', error)
    return refuse(c.req.raw, 'unexpected')
  })
  return app
}

function secure({ headers, status }: Response, publicUrl: string | undefined): void {
  const isFramed = headers.has(framedByHeader)
  const isSecret = headers.get('Referrer-Policy') === 'no-referrer'
  for (const [name, value] of Object.entries(securityHeaders(publicUrl))) headers.set(name, value)
  // A page whose address is a key says so itself
  if (isSecret) headers.set('Referrer-Policy', 'no-referrer')
  // This header knows no list; the policy has it
  if (isFramed) headers.delete('X-Frame-Options')
  headers.delete(framedByHeader)
  headers.delete(formsToHeader)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', noPagePolicy)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5')
}

/** Without scripts, the buttons to Google and to the payment are forms whose responses redirect there. */
export function formsTo(path: string, env: ReturnType<Pages['platform']['env']>): string | undefined {
  if (path.startsWith('/checkout/') && env.STRIPE_SECRET_KEY) return stripePages('checkout', env.STRIPE_API_BASE)
  if (path === '/creator/sales' && env.STRIPE_CONNECT_WEBHOOK_SECRET) return stripePages('connect', env.STRIPE_API_BASE)
  return ['/auth', '/account/security'].includes(path) && env.GOOGLE_CLIENT_ID
    ? new URL(env.GOOGLE_ISSUER).origin
    : undefined
}

/** Where Stripe has buyers pay and creators manage their payouts; a stand-in for Stripe hosts these pages itself. */
const stripePages = (host: 'checkout' | 'connect', apiBase: string | undefined): string =>
  apiBase ? new URL(apiBase).origin : `https://${host}.stripe.com`

function contextOf(
  c: Context<{ Bindings: Bindings }>,
  platform: Pages['platform'],
  nonce: string | undefined,
  shared?: SharedRendering,
): RouterContextProvider {
  const address = clientAddress(
    c.env?.incoming?.socket.remoteAddress,
    c.req.header('X-Forwarded-For') ?? null,
    platform.env().TRUSTED_PROXIES,
  )
  const context = new RouterContextProvider()
  context.set(platform.facts, { nonce, address, ...shared })
  return context
}

/** What went wrong is read inside the page of whoever frames ours: these pages lead nowhere. A refused launch has none. */
function readableInFrame(path: string, response: Response): Response {
  if (isForPlatforms(path) && response.status > 428)
    return new Response(null, { status: 302, headers: { Location: refusalPath('busy') } })
  if (response.status >= 400 && isForFrames(path)) response.headers.set(framedByHeader, '*')
  return response
}

function countView(platform: Pages['platform'], request: Request, response: Response, address: string): void {
  const path = new URL(request.url).pathname
  platform.recordPageView({
    path,
    language: response.headers.get('Content-Language') ?? 'en',
    address,
    agent: request.headers.get('User-Agent') ?? '',
  })
}

/** Links and checks must not trust the `Host` that a client or proxy wrote. */
function ownAddress(request: Request, publicUrl: string | undefined): Request {
  const isHidden = request.headers.get('Origin') === 'null'
  if (!publicUrl && !isHidden) return request
  const url = new URL(request.url)
  // Not resolved against our address: a path that begins with two slashes would name another host
  const own = publicUrl ? new URL(new URL(publicUrl).origin + url.pathname + url.search) : url
  const headers = new Headers(request.headers)
  headers.set('Host', own.host)
  headers.delete('X-Forwarded-Host')
  // It passed our own check; the router takes it for another host's
  if (isHidden) headers.delete('Origin')
  return new Request(own, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    duplex: 'half',
  } as RequestInit)
}
