import { ProjectRefused } from '#app/features/studio/exchange/project-refusal.ts'
import { importProject } from '#app/features/studio/exchange/import-project.server.ts'
import { countUpload } from '#app/features/media/count-upload.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/projects'

/** `POST` a zip, or its `project.json` alone: 201 `{ id, unset }`. A story from Twine: 200 `{ document, kept }`, and
 * nothing is made. 422 `{ error, refused: { reason, file?, place? } }` or `{ error: { code } }`. */
export const action = answered(async ({ request, context }: Route.ActionArgs) => {
  const member = requireMember(context)
  if (request.method !== 'POST') throw new AppError('notFound')
  if (!request.body) throw new AppError('invalidInput', { log: 'the request has no body' })
  await countUpload(member)
  // The refusal must still reach the client: cancelling the stream would close the connection under the response
  const source = request.body.values({ preventCancel: true })
  try {
    const where = { database: getDatabase(), storage: getStorage() }
    const made = await importProject(where, member, source, context.get(localeContext))
    return jsonAnswer(made, { status: 'id' in made ? 201 : 200 })
  } catch (error) {
    if (!(error instanceof ProjectRefused)) throw error
    return jsonAnswer(
      { error: { code: error.code }, refused: { reason: error.reason, ...error.details } },
      { status: 422 },
    )
  }
})

/** There is nothing to read here. Without this, React Router answers 400 and writes an error to the log. */
export const loader = answered(async () => {
  throw new AppError('notFound')
})
