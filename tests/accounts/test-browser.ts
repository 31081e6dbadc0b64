import { RouterContextProvider } from 'react-router'
import { readViewer } from '#app/platform/auth/viewer.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { viewerMiddleware } from '#app/routes/middleware/viewer.server.ts'
import { action, loader } from '#app/routes/account/auth.tsx'
import { action as signOut } from '#app/routes/account/sign-out.ts'

const origin = 'http://localhost:3000'

type Answer = {
  status: number
  location: string | null
  errors: Record<string, string[] | null>
  body: unknown
  setCookies: string[]
  headers: Headers
}

type Handler = (args: never) => unknown

type Ends = { loader?: unknown; action?: unknown }

/** Sends forms to the account routes through the middleware that reads the viewer. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly address: string

  constructor(address = '203.0.113.7') {
    this.address = address
  }

  request(path: string, init: RequestInit = {}): Request {
    const headers = new Headers(init.headers)
    headers.set('User-Agent', 'Mozilla/5.0 (test)')
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    return new Request(origin + path, { ...init, headers })
  }

  open = (path: string): Promise<Answer> => this.#send(this.request(path), loader as Handler)

  submit(path: string, fields: Record<string, string>): Promise<Answer> {
    const body = new URLSearchParams(fields)
    return this.#send(this.request(path, { method: 'POST', body }), action as Handler)
  }

  openOn = (route: Ends, path: string): Promise<Answer> => this.#send(this.request(path), route.loader as Handler)

  submitTo = (route: Ends, path: string, fields: Record<string, string> = {}): Promise<Answer> =>
    this.#send(this.request(path, { method: 'POST', body: new URLSearchParams(fields) }), route.action as Handler)

  signUp = (email: string, password = 'brass lantern', more: Record<string, string> = {}): Promise<Answer> =>
    this.submit('/auth?tab=sign-up', { email, displayName: '', password, confirmPassword: password, ...more })

  signIn = (email: string, password = 'brass lantern'): Promise<Answer> => this.submit('/auth', { email, password })

  signOut = (): Promise<Answer> => this.#send(this.request('/auth/sign-out', { method: 'POST' }), signOut as Handler)

  async viewer(): Promise<Viewer | null> {
    const { viewer, headers } = await readViewer(this.request('/'))
    headers.getSetCookie().forEach((cookie) => this.keep(cookie))
    return viewer
  }

  async #send(request: Request, handler: Handler): Promise<Answer> {
    const context = new RouterContextProvider()
    context.set(factsContext, { nonce: undefined, address: this.address })
    let body: unknown
    const next = async () => {
      const { response, data } = await answer(handler, { request, context, params: {} })
      body = data
      return response
    }
    const args = { request, context, params: {}, pattern: '', url: new URL(request.url) }
    const { response } = await answer(() => viewerMiddleware(args as never, next), args)
    const setCookies = response.headers.getSetCookie()
    setCookies.forEach((cookie) => this.keep(cookie))
    const result = (body as { result?: { error?: Answer['errors'] } } | undefined)?.result
    return {
      status: response.status,
      location: response.headers.get('Location'),
      errors: result?.error ?? {},
      body,
      setCookies,
      headers: response.headers,
    }
  }

  keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/Max-Age=0/i.test(cookie)) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

type WithInit = { type: string; data: unknown; init: ResponseInit | null }

async function answer(handler: Handler, args: object): Promise<{ response: Response; data?: unknown }> {
  try {
    return present(await handler(args as never))
  } catch (thrown) {
    if (thrown instanceof Response || isWithInit(thrown)) return present(thrown)
    throw thrown
  }
}

function present(value: unknown): { response: Response; data?: unknown } {
  if (value instanceof Response) return { response: value }
  if (isWithInit(value)) return { response: new Response(null, value.init ?? {}), data: value.data }
  return { response: new Response(null), data: value }
}

const isWithInit = (value: unknown): value is WithInit =>
  typeof value === 'object' && value !== null && (value as WithInit).type === 'DataWithResponseInit'
