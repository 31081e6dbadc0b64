import { findPoster, makePoster } from '#app/features/play/curtain/make-poster.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import type { Route } from './+types/run-poster'

const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** `GET /api/runs/<id>/poster`: for the run's players, once it has ended. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const asked = [getDatabase(), answererOf(context), params.runId] as const
  if (request.method === 'HEAD') {
    await findPoster(...asked)
    return new Response(null, { headers })
  }
  const picture = await makePoster(...asked)
  return new Response(new Uint8Array(picture), { headers: { ...headers, 'Content-Length': String(picture.length) } })
})
