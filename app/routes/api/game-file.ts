import { makeGameFile, offerGameFile } from '#app/features/studio/game-file/make-game-file.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import { fileHeaders } from './file-answer.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/game-file'

const askedSchema = z.strictObject({ answers: z.enum(['hidden', 'open']).optional() })

/** `GET /api/projects/<id>/game-file`: what can be made. `?answers=hidden` or `open`: the game as one page to save. */
export const loader = answered(async ({ request, context, params }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const asked = askedSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) throw new AppError('invalidInput')
  const { answers } = asked.data
  if (answers === undefined || request.method === 'HEAD')
    return jsonAnswer(await offerGameFile(getDatabase(), member, params.id))
  const where = { database: getDatabase(), storage: getStorage() }
  const { name, bytes, stream } = await makeGameFile(where, member, { adventureId: params.id, answers })
  // A type that nothing compresses on the way: the page that saves it asks how much comes
  return new Response(stream, {
    headers: { ...fileHeaders('application/octet-stream', name), 'Content-Length': String(bytes) },
  })
})
