import type { AssetReader } from '#app/features/media/asset.policy.ts'
import { findServableAsset, mediaNamePattern } from '#app/features/media/asset.queries.server.ts'
import type { ServableAsset } from '#app/features/media/asset.queries.server.ts'
import { namesTag } from '#app/features/media/byte-range.ts'
import { coverWidths } from '#app/features/media/cover-widths.ts'
import type { CoverWidth } from '#app/features/media/cover-widths.ts'
import { openNarrowCover } from '#app/features/media/narrow-cover.server.ts'
import { mimeOfKey } from '#app/platform/storage/storage.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { getViewer, guestContext } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered } from './json-answer.server.ts'
import { answerWith, headersOf } from './asset-answer.server.ts'
import type { Route } from './+types/media'

function readerOf(context: Route.LoaderArgs['context']): AssetReader {
  const viewer = getViewer(context)
  const guest = context.get(guestContext)
  return {
    userId: viewer?.userId ?? null,
    role: viewer?.role ?? 'user',
    guestHash: guest === null ? null : guestHash(guest),
  }
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
