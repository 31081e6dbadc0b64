import { findUploadTarget } from '#app/features/media/asset.queries.server.ts'
import { countUpload } from '#app/features/media/count-upload.server.ts'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
import { storeSoundAsset } from '#app/features/media/store-sound.server.ts'
import { readUploadQuery } from '#app/features/media/upload-query.schema.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/upload'

/** `POST ?adventure=<id>&purpose=cover|scene|puzzle|item|npc|sound`, `[&scene=<id>|&orientation=landscape|portrait]`,
 * `[&framing=crop|fit][&at=0…100]`: 201. */
export const action = answered(async ({ request, context }: Route.ActionArgs) => {
  const member = requireMember(context)
  if (request.method !== 'POST') throw new AppError('notFound')
  const query = readUploadQuery(new URL(request.url).searchParams)
  const db = getDatabase()
  const target = await findUploadTarget(db, member, {
    adventureId: query.adventure,
    sceneId: query.scene ?? null,
  })
  if (!request.body) throw new AppError('invalidFile', { log: 'the request has no body' })
  await countUpload(member)
  // The refusal must still reach the client: cancelling the stream would close the connection under the response
  const source = request.body.values({ preventCancel: true })
  const { adventureId, keeper } = target
  const keeping = { owner: member, adventureId, keeper, source, db, storage: getStorage() }
  const { purpose, orientation = target.orientation, framing, at } = query
  const asset =
    purpose === 'sound'
      ? await storeSoundAsset(keeping)
      : await storeImageAsset({ ...keeping, purpose, orientation, framing, at })
  return jsonAnswer(asset, { status: 201 })
})

/** There is nothing to read here. Without this, React Router answers 400 and writes an error to the log. */
export const loader = answered(async () => {
  throw new AppError('notFound')
})
