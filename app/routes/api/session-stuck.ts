import { setStuck } from '#app/features/play/groups/set-stuck.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { parseRequest } from '#app/features/play/runs/run-request.schema.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import type { Route } from './+types/session-stuck.ts'

const requestSchema = z.strictObject({ stuck: z.boolean() })

/** For writing only. */
export const loader = answered(async () => {
  throw new AppError('notFound')
})

/** A player asks the organiser of their session for help, or takes that back. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const { stuck } = parseRequest(await request.text(), requestSchema)
  await setStuck(getDatabase(), answererOf(context), params.runId, stuck)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
})
