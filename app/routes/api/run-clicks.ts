import { answererOf } from '#app/features/play/runs/person.server.ts'
import { clicksSchema, recordClicks } from '#app/features/play/runs/record-clicks.server.ts'
import { parseRequest } from '#app/features/play/runs/run-request.schema.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/run-clicks.ts'

export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const clicks = parseRequest(await request.text(), clicksSchema)
  await recordClicks(getDatabase(), answererOf(context), params.runId, clicks)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
})

export const loader = answered(async () => {
  throw new AppError('notFound')
})
