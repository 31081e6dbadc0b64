import { redirect } from 'react-router'
import { dropWish } from '#app/features/library/wishes/drop-wish.server.ts'
import { makeWish } from '#app/features/library/wishes/make-wish.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { isId } from '#app/shared/ids.ts'
import type { Route } from './+types/wish.ts'

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(isId(params.id) ? `/adventure/${params.id}` : '/library')

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  if (!isId(params.id)) throw new AppError('notFound')
  const data = await readFormData(request)
  const back = backTo(data.get('from'), params.id)
  const code = await perform(data.get('intent'), userId, params.id, context)
  throw redirect(back, { headers: { 'Set-Cookie': flash(code) } })
})

function backTo(from: unknown, adventureId: string): string {
  if (from === 'account') return '/account/games'
  return from === 'lobby' ? `/play/${adventureId}` : `/adventure/${adventureId}`
}

async function perform(
  intent: unknown,
  userId: string,
  adventureId: string,
  context: Route.ActionArgs['context'],
): Promise<FlashCode> {
  if (intent === 'drop') {
    await dropWish(getDatabase(), userId, adventureId)
    return 'wishDropped'
  }
  if (intent !== 'wish') throw new AppError('invalidInput', { log: 'neither wish nor drop' })
  const wished = await makeWish(getDatabase(), userId, adventureId, context.get(localeContext))
  return wished === 'open' ? 'wishOpen' : 'wishMade'
}
