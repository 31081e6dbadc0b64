import { startPlaytest } from '#app/features/play/playtest/start-playtest.server.ts'
import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/playtest.ts'

export const action = answered(async ({ request, context, params }: Route.ActionArgs) => {
  const started = await startPlaytest(getDatabase(), requireMember(context), {
    adventureId: params.id,
    stage: await readJson(request),
    language: context.get(localeContext),
  })
  return jsonAnswer(started, { status: 'runId' in started ? 201 : 422 })
})

/** There is nothing to read here. Without this, React Router answers 400 and writes an error to the log. */
export const loader = answered(async () => {
  throw new AppError('notFound')
})
