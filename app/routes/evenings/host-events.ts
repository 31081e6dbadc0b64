import { eveningHub } from '#app/features/kits/evening/evening-hub.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { openMemberStream } from '#app/platform/realtime/session-ends.server.ts'
import { assertStream } from './by-link.server.ts'
import { byHost } from './host.server.ts'
import type { Route } from './+types/host-events.ts'

/** The stage as it changes. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { member, found, see } = await byHost({ params, context })
  assertStream(request)
  return openMemberStream(request, member, (stream) => eveningHub().open(found.evening.id, stream, (seen) => see(seen)))
})
