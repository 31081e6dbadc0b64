import { directEvening } from '#app/features/kits/evening/direct-evening.server.ts'
import { hostCommandSchema, hostDeedSchema } from '#app/features/kits/evening/evening-command.schema.ts'
import { roomHostCommandSchema } from '#app/features/kits/evening/room/room-command.schema.ts'
import { submitToRoom } from '#app/features/kits/evening/room/submit-room.server.ts'
import { submitToEvening } from '#app/features/kits/evening/submit-evening.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered, jsonAnswer } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { byHost } from './host.server.ts'
import type { Route } from './+types/host-commands.ts'

/** For writing only. */
export const loader = answered(async () => {
  throw new AppError('notFound')
})

/** What a host does on the stage. A deed is answered with nothing: the stage hears of it. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const { hosted, found } = await byHost({ params, context })
  const sent: unknown = await request.json().catch(() => null)
  const isRoom = found.evening.kind === 'escape-room'
  const ofRoom = roomHostCommandSchema.safeParse(sent)
  if (isRoom && ofRoom.success)
    return jsonAnswer(await submitToRoom(getDatabase(), hosted.eveningId, { as: 'host', command: ofRoom.data }))
  const command = hostCommandSchema.safeParse(sent)
  if (!isRoom && command.success)
    return jsonAnswer(await submitToEvening(getDatabase(), hosted.eveningId, { as: 'host', command: command.data }))
  const deed = hostDeedSchema.safeParse(sent)
  if (!deed.success) throw new AppError('invalidInput')
  await directEvening(getDatabase(), hosted, deed.data)
  return jsonAnswer({})
})
