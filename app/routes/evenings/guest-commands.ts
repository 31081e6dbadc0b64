import { guestCommandSchema } from '#app/features/kits/evening/evening-command.schema.ts'
import { teamCommandSchema } from '#app/features/kits/evening/room/room-command.schema.ts'
import { submitToRoom } from '#app/features/kits/evening/room/submit-room.server.ts'
import { submitToEvening } from '#app/features/kits/evening/submit-evening.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { answered, jsonAnswer } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { byGuest } from './by-link.server.ts'
import type { Route } from './+types/guest-commands.ts'

/** For writing only. */
export const loader = answered(async () => {
  throw new AppError('notFound')
})

/** What a guest does, or a room's team. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const { found, tokenHash } = await byGuest({ params, context })
  await consumeLimit('eveningCommands', [`link:${tokenHash}`])
  const { guestId, evening } = found
  const sent: unknown = await request.json().catch(() => null)
  if (evening.kind === 'escape-room') {
    const command = teamCommandSchema.safeParse(sent)
    if (!command.success) throw new AppError('invalidInput')
    return jsonAnswer(await submitToRoom(getDatabase(), evening.id, { as: 'team', command: command.data }))
  }
  const command = guestCommandSchema.safeParse(sent)
  if (!command.success) throw new AppError('invalidInput')
  const asked = { as: 'guest', guestId, command: command.data } as const
  return jsonAnswer(await submitToEvening(getDatabase(), evening.id, asked))
})
