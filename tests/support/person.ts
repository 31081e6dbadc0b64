import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A third of the rest that the server allows. */
const longestRestMs = 5_000

export type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** How the body's length is announced: in a header, by chunks, or not at all (then nothing is sent). */
export type ToldLength = 'header' | 'chunks' | 'none'

export type Sending = {
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  timeoutMs?: number
  length?: ToldLength
}

/** Keeps cookies and follows no redirect. What a browser would refuse to send can be sent too. */
export class Person {
  readonly origin: string
  readonly site: string
  readonly extra: OutgoingHttpHeaders
  readonly cookies = new Map<string, string>()
  readonly #agent: Agent
  #answeredAt = 0

  constructor(
    origin: string,
    agent = new Agent({ keepAlive: true }),
    { site = origin, extra = {} }: { site?: string; extra?: OutgoingHttpHeaders } = {},
  ) {
    this.origin = origin
    this.site = site
    this.extra = extra
    this.#agent = agent
  }

  get cookieHeader(): string | undefined {
    return this.cookies.size === 0 ? undefined : [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send(
    method: string,
    path: string,
    { headers = {}, body, timeoutMs = 30_000, length = 'header' }: Sending = {},
  ): Promise<Reply> {
    // After long work this process has yet to hear that the server closed a connection that rested
    await nextTurn()
    this.#leaveResting()
    const { hostname, port, protocol } = new URL(this.origin)
    if (protocol !== 'http:') throw new Error(`only http: ${this.origin}`)
    const cookie = this.cookieHeader
    const own: OutgoingHttpHeaders = {
      Host: new URL(this.site).host,
      Accept: 'text/html',
      Origin: this.site,
      'User-Agent': 'Mozilla/5.0 (test)',
      ...this.extra,
      ...(cookie ? { Cookie: cookie } : {}),
    }
    const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined))
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          hostname,
          port,
          method,
          path,
          agent: this.#agent,
          headers: { ...sent, ...lengthHeaders(body, length) },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            clearTimeout(late)
            this.#answeredAt = performance.now()
            this.#keep(answer.headers['set-cookie'] ?? [])
            const bytes = Buffer.concat(parts)
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString('utf8') })
          })
        },
      )
      const late = setTimeout(
        () => asked.destroy(new Error(`${method} ${path}: no answer in ${timeoutMs} ms`)),
        timeoutMs,
      )
      asked.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(late)
        // The server closed an idle connection at the moment of its next use: browsers retry, too
        if (method === 'GET' && asked.reusedSocket && error.code === 'ECONNRESET')
          resolve(this.send(method, path, { headers, timeoutMs }))
        else reject(error)
      })
      if (length === 'none') for (const name of ['Content-Length', 'Transfer-Encoding']) asked.removeHeader(name)
      asked.end(length === 'none' ? undefined : body)
    })
  }

  get = (path: string, headers: OutgoingHttpHeaders = {}): Promise<Reply> => this.send('GET', path, { headers })

  postJson = (path: string, value: unknown, headers: OutgoingHttpHeaders = {}): Promise<Reply> =>
    this.send('POST', path, {
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(value),
    })

  postForm = (path: string, fields: Record<string, string> = {}): Promise<Reply> =>
    this.send('POST', path, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  upload = (path: string, bytes: Buffer): Promise<Reply> =>
    this.send('POST', path, { headers: { 'Content-Type': 'image/png', Accept: 'application/json' }, body: bytes })

  async signUp(email: string): Promise<void> {
    const reply = await this.postForm('/auth?tab=sign-up', {
      email,
      displayName: email.split('@')[0]!,
      password,
      confirmPassword: password,
    })
    if (reply.status !== 302) throw new Error(`${email} could not sign up: ${reply.status} ${reply.text.slice(0, 300)}`)
    this.cookies.delete('flash')
  }

  async signIn(email: string): Promise<void> {
    const reply = await this.postForm('/auth', { email, password })
    if (reply.status !== 302) throw new Error(`${email} could not sign in: ${reply.status} ${reply.text.slice(0, 300)}`)
    this.cookies.delete('flash')
  }

  close(): void {
    this.#agent.destroy()
  }

  /** The server may be closing a connection that has been idle this long: a request on it would be lost. */
  #leaveResting(): void {
    if (performance.now() - this.#answeredAt < longestRestMs) return
    for (const socket of Object.values(this.#agent.freeSockets).flatMap((sockets) => sockets ?? [])) socket.destroy()
  }

  #keep(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const pair = cookie.split(';')[0] ?? ''
      const cut = pair.indexOf('=')
      if (/Max-Age=0(?:;|$)/i.test(cookie)) this.cookies.delete(pair.slice(0, cut))
      else this.cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
  }
}

function lengthHeaders(body: string | Buffer | undefined, length: ToldLength): OutgoingHttpHeaders {
  if (length === 'chunks') return { 'Transfer-Encoding': 'chunked' }
  return body === undefined || length === 'none' ? {} : { 'Content-Length': Buffer.byteLength(body) }
}

export const password = 'brass lantern 7'
