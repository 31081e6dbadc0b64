import { findLive, sayWhere, showLive } from '#app/features/studio/live/live-drafts.server.ts'
import { hereSchema } from '#app/features/studio/live/live.schema.ts'
import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { openMemberStream } from '#app/platform/realtime/session-ends.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered } from './json-answer.server.ts'
import type { Route } from './+types/draft-events.ts'

/** A draft while it is open: what is saved in it by others, and where they are. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const id = await findLive(getDatabase(), member, params.id)
  if (!request.headers.get('Accept')?.includes('text/event-stream') || request.method === 'HEAD')
    throw new AppError('notFound')
  return openMemberStream(request, member, (stream) => showLive(id, member, stream))
})

/** Where the sender is, and what they have seen; null when they leave. 204. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const here = hereSchema.nullable().safeParse(await readJson(request))
  if (!here.success) throw new AppError('invalidInput')
  await sayWhere(getDatabase(), requireMember(context), params.id, here.data)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
})
