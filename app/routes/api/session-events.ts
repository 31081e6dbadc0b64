import { presentBoard } from '#app/features/play/groups/board.present.ts'
import { findSession } from '#app/features/play/groups/find-session.server.ts'
import { sessionHub } from '#app/features/play/groups/session-hub.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { openMemberStream } from '#app/platform/realtime/session-ends.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/session-events.ts'

/** The organiser's screen as it changes: whole pictures, in the reader's language. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  if (!request.headers.get('Accept')?.includes('text/event-stream') || request.method === 'HEAD')
    throw new AppError('notFound')
  const locale = context.get(localeContext)
  const { id } = await findSession(getDatabase(), { sessionId: params.id, organiserId: member.userId, locale })
  return openMemberStream(request, member, (stream) =>
    sessionHub().open(id, stream, 'board', async (facts, now) => {
      const { document } = await loadEdition(facts.editionId)
      return presentBoard(facts, document, locale, now)
    }),
  )
})
