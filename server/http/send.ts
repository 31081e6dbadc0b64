import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseRange } from '#app/features/media/byte-range.ts'
import type { Packed } from '#app/platform/pack-page.server.ts'
import type { CachedPage } from './make-page.ts'
import type { PlainRefusal } from './refusal.ts'
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

  refusal(response: ServerResponse, { status, headers, body }: PlainRefusal): void {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) }
    response.writeHead(status, { ...always, 'Content-Security-Policy': noPagePolicy, ...headers, ...length }).end(body)
  },

  file(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
    const headers = {
      ...always,
      'Content-Security-Policy': noPagePolicy,
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      Vary: 'Accept-Encoding',
    }
    if (file.type.startsWith('audio/')) sendPart(request, response, headers, file)
    else send(request, response, headers, file)
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

/** Safari plays no sound that it cannot ask for in parts. */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  { etag, bodies: { identity } }: StaticFile,
): void {
  const asked = parseRange(request.headers.range ?? null, identity.length)
  const ranged = { ...headers, 'Accept-Ranges': 'bytes', ETag: etag }
  if (asked.kind === 'unsatisfiable') {
    response.writeHead(416, { ...ranged, 'Content-Range': `bytes */${identity.length}`, 'Content-Length': '0' }).end()
    return
  }
  const part = asked.kind === 'part' ? identity.subarray(asked.start, asked.end + 1) : identity
  const place: Record<string, string> =
    asked.kind === 'part' ? { 'Content-Range': `bytes ${asked.start}-${asked.end}/${identity.length}` } : {}
  const status = asked.kind === 'part' ? 206 : 200
  response.writeHead(status, { ...ranged, ...place, 'Content-Length': String(part.length) })
  response.end(request.method === 'HEAD' ? undefined : part)
}

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
