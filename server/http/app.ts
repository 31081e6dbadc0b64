import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { RouterContextProvider } from 'react-router'
import { clientAddress } from './client-address.ts'
import { isFromOurPages, isLoopbackHost } from './cross-site.ts'
import { refuse } from './refusal.ts'
import { noPagePolicy, noncePolicy, securityHeaders } from './security-headers.ts'
import type { Pages } from './pages.ts'

/** Uploads have their own address and limit. */
const largestBody = 1024 * 1024
const ownBodyLimit = new Set(['/api/uploads', '/api/projects'])

export const forVisitors = Symbol('render for all visitors')

type Bindings = Partial<HttpBindings> & { [forVisitors]?: boolean }

export function createApp(pages: () => Promise<Pages> | Pages, options: { development: boolean }) {
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (c, next) => {
    const { platform } = await pages()
    const env = platform.env()
    await next()
    for (const [name, value] of Object.entries(securityHeaders(env.PUBLIC_URL))) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', noPagePolicy)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    if (c.res.status === 503 && !c.res.headers.has('Retry-After')) c.res.headers.set('Retry-After', '5')
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) =>
    (await (await pages()).platform.isReady()) ? c.text('ok') : c.text('the database does not answer', 503),
  )

  app.use(async (c, next) => {
    const env = (await pages()).platform.env()
    const host = c.req.header('Host')
    if (env.isLocalInstallation && !isLoopbackHost(host)) return refuse(c.req.raw, 'crossSite')
    const origin = env.PUBLIC_URL ?? `http://${host}`
    if (!isFromOurPages(c.req.method, c.req.raw.headers, origin)) return refuse(c.req.raw, 'crossSite')
    return next()
  })

  const limited = bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c.req.raw, 'tooLarge') })
  app.use((c, next) => (ownBodyLimit.has(c.req.path) ? next() : limited(c, next)))

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
    return refused ?? new Response(null, RESPONSE_ALREADY_SENT)
  })

  app.use(compress())

  app.all('*', async (c) => {
    const { platform, handle } = await pages()
    const env = platform.env()
    const nonce = c.env?.[forVisitors] ? undefined : randomBytes(16).toString('base64')
    const context = contextOf(c, platform, nonce)
    const { address } = context.get(platform.facts)
    const response = await handle(ownAddress(c.req.raw, env.PUBLIC_URL), context)
    if (!(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return response
    const page = new Response(response.body, response)
    if (nonce)
      page.headers.set('Content-Security-Policy', noncePolicy(nonce, options.development, formsTo(c.req.path, env)))
    if (response.status === 200 && nonce && c.req.method === 'GET') countView(platform, c.req.raw, response, address)
    return page
  })

  app.onError((error, c) => {
    process.stderr.write(
      `${JSON.stringify({ at: new Date().toISOString(), level: 'error', message: 'unhandled', error: error.message, stack: error.stack })}\n`,
    )
    return refuse(c.req.raw, 'unexpected')
  })
  return app
}

/**
 * Without scripts the sign-in page's Google button is a form whose answer leads to Google, where that is configured.
 */
function formsTo(path: string, env: ReturnType<Pages['platform']['env']>): string | undefined {
  return path === '/auth' && env.GOOGLE_CLIENT_ID ? new URL(env.GOOGLE_ISSUER).origin : undefined
}

function contextOf(
  c: Context<{ Bindings: Bindings }>,
  platform: Pages['platform'],
  nonce: string | undefined,
): RouterContextProvider {
  const address = clientAddress(
    c.env?.incoming?.socket.remoteAddress,
    c.req.header('X-Forwarded-For') ?? null,
    platform.env().TRUSTED_PROXIES,
  )
  const context = new RouterContextProvider()
  context.set(platform.facts, { nonce, address })
  return context
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
  if (!publicUrl) return request
  const url = new URL(request.url)
  // Not resolved against ours: a path that begins with two slashes would name a host of its own
  const own = new URL(new URL(publicUrl).origin + url.pathname + url.search)
  const headers = new Headers(request.headers)
  headers.set('Host', own.host)
  headers.delete('X-Forwarded-Host')
  return new Request(own, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    duplex: 'half',
  } as RequestInit)
}
