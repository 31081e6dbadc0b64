import { eveningPicture } from '#app/features/kits/evening/evening-picture.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answerWith } from '#app/routes/api/asset-answer.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { byGuest } from './by-link.server.ts'
import type { Route } from './+types/guest-picture.ts'

/** Only what this screen shows now. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const { see, seen } = await byGuest({ params, context })
  const looked = await seen()
  const asset = await eveningPicture(getDatabase(), looked, params.assetId, (pictures) => see(looked, pictures))
  return answerWith(asset, request)
})
