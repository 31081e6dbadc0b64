import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { copyInto, listCopyTargets } from '#app/features/studio/exchange/copy-into.server.ts'
import { copyIntoSchema } from '#app/features/studio/exchange/copy-into.schema.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/copies'

/** Where rows of this adventure can be copied to. */
export const loader = answered(async ({ context, params }: Route.LoaderArgs) =>
  jsonAnswer({ targets: await listCopyTargets(getDatabase(), requireMember(context), { adventureId: params.id }) }),
)

/** 201 `{ id, kind }` of the first copy. */
export const action = answered(async ({ request, context, params }: Route.ActionArgs) => {
  const input = copyIntoSchema.safeParse(await readJson(request))
  if (request.method !== 'POST' || !input.success) throw new AppError('invalidInput')
  const where = { database: getDatabase(), storage: getStorage() }
  const copy = await copyInto(where, requireMember(context), { ...input.data, adventureId: params.id })
  return jsonAnswer(copy, { status: 201 })
})
