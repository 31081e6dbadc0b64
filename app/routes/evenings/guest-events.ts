import { eveningHub } from '#app/features/kits/evening/evening-hub.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { mostStreamsOfOne, mostStreamsOfTeam, openEventStream } from '#app/platform/realtime/event-streams.server.ts'
import { assertStream, byGuest } from './by-link.server.ts'
import type { Route } from './+types/guest-events.ts'

/** Whole views, as they change. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { found, tokenHash, see } = await byGuest({ params, context })
  assertStream(request)
  const most = found.evening.kind === 'escape-room' ? mostStreamsOfTeam : mostStreamsOfOne
  const owner = { person: `evening:${tokenHash}`, userId: null, session: null, most }
  return openEventStream(request, owner, (stream) => eveningHub().open(found.evening.id, stream, (seen) => see(seen)))
})
