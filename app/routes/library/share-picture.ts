import { namesTag } from '#app/features/media/byte-range.ts'
import { findShareable, makeSharePicture } from '#app/features/library/share-picture.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import type { Route } from './+types/share-picture'

/** `GET /adventure/<id>/share.jpg`: what other sites show with a link. Public, like its page. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const cover = await findShareable(getDatabase(), (await atAddress({ request, params, context })).adventureId)
  const headers = {
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=3600',
    ETag: `"share-${cover.sha256.slice(0, 32)}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  }
  if (namesTag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  const picture = await makeSharePicture(getStorage(), cover)
  return new Response(new Uint8Array(picture), { headers: { ...headers, 'Content-Length': String(picture.length) } })
})
