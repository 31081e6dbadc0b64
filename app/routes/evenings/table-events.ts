import { eveningHub } from '#app/features/kits/evening/evening-hub.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { openEventStream } from '#app/platform/realtime/event-streams.server.ts'
import { assertStream, byTable } from './by-link.server.ts'
import type { Route } from './+types/table-events.ts'

/** Whole views, as they change. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { found, tokenHash, see } = await byTable({ params, context })
  assertStream(request)
  return openEventStream(request, { person: `evening:${tokenHash}`, userId: null, session: null }, (stream) =>
    eveningHub().open(found.evening.id, stream, (seen) => see(seen)),
  )
})
