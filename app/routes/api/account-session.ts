import { getViewer } from '#app/platform/request-context.server.ts'
import type { SessionNow } from '#app/shared/ask-session.ts'
import type { Route } from './+types/account-session.ts'

/** Who is signed in, for a page that all readers of a role get, and one that holds what is not saved yet. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const viewer = getViewer(context)
  const now: SessionNow = { userId: viewer?.userId ?? null, name: viewer?.name ?? null }
  return Response.json(now, { headers: { 'Cache-Control': 'no-store' } })
}
