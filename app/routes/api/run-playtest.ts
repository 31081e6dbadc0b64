import { readPlaytest } from '#app/features/play/playtest/read-playtest.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { getViewer } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from '#app/routes/api/json-answer.server.ts'
import type { Route } from './+types/run-playtest.ts'

export const loader = answered(async ({ params, context }: Route.LoaderArgs) =>
  jsonAnswer(
    await readPlaytest({ ...answererOf(context), isAdmin: getViewer(context)?.role === 'admin' }, params.runId),
  ),
)
