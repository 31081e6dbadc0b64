import { countOpenReports } from '#app/features/admin/overview/overview.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer } from '#app/platform/request-context.server.ts'
import type { SessionNow } from '#app/shared/ask-session.ts'
import type { Route } from './+types/account-session.ts'

/** Who is signed in: for a page shared by all readers of a role, and for one that holds unsaved work. */
export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const viewer = getViewer(context)
  const now: SessionNow = {
    userId: viewer?.userId ?? null,
    name: viewer?.name ?? null,
    ...(viewer && viewer.role !== 'user' ? { openReports: await countOpenReports(getDatabase()) } : {}),
  }
  return Response.json(now, { headers: { 'Cache-Control': 'no-store' } })
})
