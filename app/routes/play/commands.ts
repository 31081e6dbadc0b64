import type { Answerer } from '#app/features/play/runs/attempt-budget.ts'
import { chooseLanguage } from '#app/features/play/runs/choose-language.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { keepPresent } from '#app/features/play/runs/keep-present.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { parseRunRequest } from '#app/features/play/runs/run-request.schema.ts'
import { submitCommand } from '#app/features/play/runs/submit-command.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { presentError } from '#app/shared/app-error.ts'
import type { Route } from './+types/commands.ts'

/** What the player may see now, for a page that fell behind. */
export const loader = ({ params, context }: Route.LoaderArgs) => answered(async () => (await findRun(answererOf(context), params.runId)).snapshot)

/** A command, the word that somebody is there, or the choice of a language. */
export const action = ({ request, params, context }: Route.ActionArgs) => answered(async () => act(answererOf(context), params.runId, await request.text()))

async function act(answerer: Answerer, runId: string, body: string) {
  const asked = parseRunRequest(body)
  if ('command' in asked) return submitCommand({ runId, commandId: asked.commandId, command: asked.command, answerer })
  if ('present' in asked) return keepPresent(answerer, runId)
  return (await chooseLanguage(answerer, runId, asked.language)).snapshot
}

/** JSON in every case that we know; a resource for our own page has no error page. */
async function answered(work: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    const known = asAppError(error)
    if (!known) throw error
    const headers: HeadersInit = known.retryAfter === undefined ? {} : { 'Retry-After': String(known.retryAfter) }
    return Response.json({ error: presentError(known) }, { status: known.status, headers })
  }
}
