import type { Answerer } from '#app/features/play/runs/attempt-budget.ts'
import { chooseLanguage } from '#app/features/play/live/choose-language.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { keepPresent } from '#app/features/play/live/keep-present.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { parseRunRequest } from '#app/features/play/runs/run-request.schema.ts'
import { runHub } from '#app/features/play/live/run-hub.server.ts'
import { submitCommand } from '#app/features/play/runs/submit-command.server.ts'
import { getViewer } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from '#app/routes/api/json-answer.server.ts'
import type { Route } from './+types/run-commands.ts'

export const loader = answered(async ({ params, context }: Route.LoaderArgs) =>
  jsonAnswer((await findRun(answererOf(context), params.runId)).snapshot),
)

export const action = answered(async ({ request, params, context }: Route.ActionArgs) =>
  jsonAnswer(
    await act(
      { ...answererOf(context), isAdmin: getViewer(context)?.role === 'admin' },
      params.runId,
      await request.text(),
    ),
  ),
)

async function act(answerer: Answerer & { isAdmin: boolean }, runId: string, body: string) {
  const asked = parseRunRequest(body)
  if ('command' in asked)
    return submitCommand(
      { runId, commandId: asked.commandId, command: asked.command, answerer, isAdmin: answerer.isAdmin },
      runHub(),
    )
  if ('present' in asked) return keepPresent(answerer, runId)
  return (await chooseLanguage(answerer, runId, asked.language)).snapshot
}
