import { guestCommandSchema } from '#app/features/kits/evening/evening-command.schema.ts'
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

/** What a guest does. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const { found, tokenHash } = await byGuest({ params, context })
  await consumeLimit('eveningCommands', [`link:${tokenHash}`])
  const command = guestCommandSchema.safeParse(await request.json().catch(() => null))
  if (!command.success) throw new AppError('invalidInput')
  const { guestId } = found
  const asked = { as: 'guest', guestId, command: command.data } as const
  return jsonAnswer(await submitToEvening(getDatabase(), found.evening.id, asked))
})
