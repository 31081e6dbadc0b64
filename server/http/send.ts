import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Packed } from '#app/platform/pack-page.server.ts'
import type { CachedPage } from './make-page.ts'
import { noPagePolicy } from './security-headers.ts'
import { chooseEncoding } from './static-files.ts'
import type { StaticFile } from './static-files.ts'

/** @param always headers of every response */
export const createSender = (always: Record<string, string>) => ({
  nothing(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
    response
      .writeHead(status, {
        ...always,
        'Content-Security-Policy': noPagePolicy,
        'Cache-Control': 'no-store',
        ...headers,
        'Content-Length': '0',
      })
      .end()
  },

  file(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
    const headers = {
      ...always,
      'Content-Security-Policy': noPagePolicy,
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      Vary: 'Accept-Encoding',
    }
    send(request, response, headers, file)
  },

  page(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
    send(request, response, { ...always, ...page.headers }, page)
  },

  /** A page with its reader's own part, which no cache may keep. */
  own(response: ServerResponse, { headers, status }: CachedPage, { body, encoding }: Packed): void {
    const encoded: Record<string, string> = encoding ? { 'Content-Encoding': encoding } : {}
    const length = { 'Cache-Control': 'no-store', 'Content-Length': String(body.length) }
    response.writeHead(status, { ...always, ...headers, ...encoded, ...length }).end(body)
  },
})

export type Sender = ReturnType<typeof createSender>

type Body = { status?: number; etag: string; bodies: StaticFile['bodies'] }

function send(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>, body: Body): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.bodies)
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
