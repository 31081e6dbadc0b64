import { getViewer } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/account-session.ts'

/** Who is signed in, for a page that must not be drawn anew to find out because it holds what is not saved yet. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json({ userId: getViewer(context)?.userId ?? null }, { headers: { 'Cache-Control': 'no-store' } })
