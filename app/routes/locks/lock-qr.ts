import { lockAddress, makerOf } from '#app/features/locks/lock-pages.server.ts'
import { findLock } from '#app/features/locks/lock.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { qrAnswer } from '#app/routes/library/qr-answer.server.ts'
import type { Route } from './+types/lock-qr.ts'

/** `GET /lock/<id>/qr?form=png`, for whoever has its link. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const { id } = await findLock(getDatabase(), params.id, makerOf(context))
  return qrAnswer(lockAddress(id), request)
})
