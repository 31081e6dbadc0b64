import { requireMember } from '#app/platform/request-context.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { openMemberStream } from '#app/platform/realtime/session-ends.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/account-events.ts'

/** For streams only: anything else would wait for an end that never comes. */
export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  if (!request.headers.get('Accept')?.includes('text/event-stream') || request.method === 'HEAD')
    throw new AppError('notFound')
  return openMemberStream(request, member)
})
