import type { AuthNews } from '#app/shared/auth-channel.ts'
import type { Page } from './follow-session.ts'

/** Fetches what follows a session, before the network may be away. Every page would carry it otherwise, and few ever need it. */
export const loadFollowing = () => import('./follow-session.ts')

/** As `followSession`. Without the network and without its code the page stays as it is until it is asked for anew. */
export async function followLater(news: AuthNews, page: Page): Promise<void> {
  const following = await loadFollowing().catch(() => null)
  await following?.followSession(news, page)
}
