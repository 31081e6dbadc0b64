import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { listUnusedFiles, removeUnusedFiles } from '#app/features/studio/projects/unused-files.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import { declareOrigin } from '#app/features/media/declare-origin.server.ts'
import { listProjectFiles } from '#app/features/media/project-files.queries.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/project-files'

const requestSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('remove-unused'), ids: z.array(z.uuid()).max(2_000) }),
  z.strictObject({
    intent: z.literal('declare-origin'),
    assetId: z.uuid(),
    origin: z.enum(['person', 'model']),
  }),
])

/** The project's unused files; with `?list=all` every file, with who made it. */
export const loader = answered(async ({ request, context, params }: Route.LoaderArgs) => {
  const member = requireMember(context)
  if (new URL(request.url).searchParams.get('list') === 'all')
    return jsonAnswer({ files: await listProjectFiles(getDatabase(), member, params.id) })
  return jsonAnswer({ unused: await listUnusedFiles(getDatabase(), member, { adventureId: params.id }) })
})

export const action = answered(async ({ request, context, params }: Route.ActionArgs) => {
  const member = requireMember(context)
  const parsed = requestSchema.safeParse(await readJson(request))
  if (request.method !== 'POST' || !parsed.success) throw new AppError('invalidInput')
  const database = getDatabase()
  const adventureId = params.id
  if (parsed.data.intent === 'remove-unused') {
    const { ids } = parsed.data
    return jsonAnswer(await removeUnusedFiles({ database, storage: getStorage() }, member, { adventureId, ids }))
  }
  const { assetId, origin } = parsed.data
  await declareOrigin(database, member, { adventureId, assetId, origin })
  return jsonAnswer({ declared: origin })
})
