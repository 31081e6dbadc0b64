import type { ServableAsset } from '#app/features/media/asset.queries.server.ts'
import { namesTag, parseRange } from '#app/features/media/byte-range.ts'
import { logger } from '#app/platform/log.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'

/** A stored file is only bytes to display: no script, no frame, no type other than ours, and not for other sites. */
export function headersOf(asset: ServableAsset): Record<string, string> {
  return {
    'Content-Type': asset.mime,
    'Cache-Control': asset.isPublic ? 'public, max-age=3600' : 'private, no-store',
    ETag: `"${asset.sha256.slice(0, 32)}"`,
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** @throws AppError notFound for a file that is not as long as its row says */
export async function answerWith(asset: ServableAsset, request: Request): Promise<Response> {
  const headers = headersOf(asset)
  const etag = headers.ETag ?? ''
  if (namesTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const sameFile = request.headers.get('If-Range') ?? etag
  const asked = parseRange(sameFile === etag ? request.headers.get('Range') : null, asset.bytes)
  if (asked.kind === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${asset.bytes}` } })
  const part = asked.kind === 'part' ? { start: asked.start, end: asked.end } : undefined
  const length = part ? part.end - part.start + 1 : asset.bytes
  const all = {
    ...headers,
    'Content-Length': String(length),
    ...(part ? { 'Content-Range': `bytes ${part.start}-${part.end}/${asset.bytes}` } : {}),
  }
  const status = part ? 206 : 200
  // The file is opened only when it will be read: an unread stream would keep its descriptor
  if (request.method === 'HEAD') return new Response(null, { status, headers: all })
  // A range that the row allows but that begins after the file's end: the file is too short, the request was right
  const file = await getStorage()
    .get(asset.storageKey, part)
    .catch((error: unknown) => {
      if (error instanceof RangeError) return null
      throw error
    })
  if (!file || file.bytes !== asset.bytes) {
    await file?.stream.cancel()
    logger.error('a file is missing or not as long as its row says', { key: asset.storageKey })
    throw new AppError('notFound')
  }
  return new Response(file.stream, { status, headers: all })
}
