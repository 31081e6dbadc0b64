import { createHash, randomBytes } from 'node:crypto'
import { hashPolicy, noPagePolicy, withoutMark } from './security-headers.ts'
import { encodings } from './static-files.ts'
import type { StaticFile } from './static-files.ts'

export type CachedPage = {
  isHtml: boolean
  status: number
  headers: Record<string, string>
  bodies: StaticFile['bodies']
  etag: string
  pattern: string
  language: string
}

/** @param mark the nonce of this rendering's scripts */
export type Render = (mark: string) => Promise<Response>

type Asked = { pattern: string; language: string; formsTo?: string | undefined }

const cachedBesidePages = new Set(['application/xml; charset=utf-8', 'text/plain; charset=utf-8'])

/** @returns undefined when the answer cannot be shared @param refusals statuses of pages that can be shared too */
export async function makePage(
  at: Asked,
  render: Render,
  refusals: readonly number[] = [404, 503],
): Promise<CachedPage | undefined> {
  const mark = randomBytes(16).toString('base64url')
  const response = await render(mark)
  const type = response.headers.get('Content-Type') ?? ''
  const isHtml = type.startsWith('text/html')
  const isThere = response.status === 200 && (isHtml || cachedBesidePages.has(type))
  const isRefusal = refusals.includes(response.status) && isHtml
  if (!(isThere || isRefusal) || response.headers.has('Set-Cookie')) {
    await response.body?.cancel()
    return undefined
  }
  const retryAfter = response.headers.get('Retry-After')
  const text = await response.text()
  const body = Buffer.from(isHtml ? withoutMark(text, mark) : text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': type,
    'Content-Language': at.language,
    'Content-Security-Policy': isHtml ? hashPolicy(text, mark, at.formsTo) : noPagePolicy,
    'Cache-Control': isThere ? 'private, no-cache' : 'no-store',
    Vary: 'Cookie, Accept-Encoding',
    ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
  }
  return {
    isHtml,
    status: response.status,
    headers,
    bodies: await encodings(body, 5),
    etag,
    pattern: at.pattern,
    language: at.language,
  }
}
