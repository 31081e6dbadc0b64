import { publicKeys } from '#app/features/learning/platforms/own-key.server.ts'
import { handled } from '#app/platform/handled.server.ts'

/** What platforms check our signatures with. */
export const loader = handled(async () =>
  Response.json(await publicKeys(), { headers: { 'Cache-Control': 'public, max-age=300' } }),
)
