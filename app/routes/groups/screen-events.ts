import { sessionHub } from '#app/features/play/groups/session-hub.server.ts'
import { findScreen, presentScreen } from '#app/features/play/results/read-screen.server.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { openEventStream } from '#app/platform/realtime/event-streams.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/screen-events.ts'

/** `GET /sessions/<id>/screen/<token>/events`: for streams only, like those of accounts. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const session = await findScreen(getDatabase(), { sessionId: params.id, token: params.token })
  if (!request.headers.get('Accept')?.includes('text/event-stream') || request.method === 'HEAD')
    throw new AppError('notFound')
  const reader = { locale: context.get(localeContext), origin: getUrlOrigin() }
  return openEventStream(request, { person: `screen:${session.id}`, userId: null, session: null }, (stream) =>
    sessionHub().open(session.id, stream, 'screen', (facts, now) => presentScreen(session, facts, reader, now)),
  )
})
