import type { AssetReader } from '#app/features/media/asset.policy.ts'
import { findServableAsset, mediaNamePattern } from '#app/features/media/asset.queries.server.ts'
import type { ServableAsset } from '#app/features/media/asset.queries.server.ts'
import { namesTag, parseRange } from '#app/features/media/byte-range.ts'
import { coverWidths } from '#app/features/media/cover-widths.ts'
import type { CoverWidth } from '#app/features/media/cover-widths.ts'
import { openNarrowCover } from '#app/features/media/narrow-cover.server.ts'
import { mimeOfKey } from '#app/platform/storage/storage.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { getViewer, guestContext } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered } from './json-answer.server.ts'
import type { Route } from './+types/media'

/** A stored file is only bytes to display: no script, no frame, no type other than ours, and not for other sites. */
function headersOf(asset: ServableAsset): Record<string, string> {
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

function readerOf(context: Route.LoaderArgs['context']): AssetReader {
  const viewer = getViewer(context)
  const guest = context.get(guestContext)
  return {
    userId: viewer?.userId ?? null,
    role: viewer?.role ?? 'user',
    guestHash: guest === null ? null : guestHash(guest),
  }
}

async function answerWith(asset: ServableAsset, request: Request): Promise<Response> {
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

async function answerNarrow(asset: ServableAsset, width: CoverWidth, request: Request): Promise<Response> {
  const headers = { ...headersOf(asset), ETag: `"${asset.sha256.slice(0, 32)}-${width}"`, 'Accept-Ranges': 'none' }
  if (namesTag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  const file = await openNarrowCover(getStorage(), asset.storageKey, width)
  if (!file) throw new AppError('notFound')
  const all = { ...headers, 'Content-Length': String(file.bytes) }
  if (request.method !== 'HEAD') return new Response(file.stream, { headers: all })
  await file.stream.cancel()
  return new Response(null, { headers: all })
}

const narrowed = new Set(['cover', 'scene'])

/** `GET /media/<name>[-<width>].<ext>`: files of listed adventures for everybody, others for those who may see them,
 * otherwise 404. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const [, name, narrow] = mediaNamePattern.exec(params.name) ?? []
  const asset = name === undefined ? null : await findServableAsset(getDatabase(), name, readerOf(context))
  if (!asset || mimeOfKey(params.name) !== asset.mime) throw new AppError('notFound')
  if (narrow === undefined) return answerWith(asset, request)
  const width = coverWidths.find((each) => String(each) === narrow)
  if (width === undefined || !narrowed.has(asset.purpose)) throw new AppError('notFound')
  return answerNarrow(asset, width, request)
})
