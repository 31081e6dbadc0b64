import { readShare } from '#app/features/library/share/read-share.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { qrAnswer } from './qr-answer.server.ts'
import type { Route } from './+types/qr.ts'

/** `GET /adventure/<id>/qr?form=png`: the QR code of its address as a file, PNG or SVG. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const { adventureId, shared, isCreator } = await atAddress({ request, params, context })
  if (shared === null) throw new AppError('notFound')
  const locale = context.get(localeContext)
  const { address } = await readShare(getDatabase(), { adventureId, shared, locale, isCreator })
  return qrAnswer(address, request)
})
