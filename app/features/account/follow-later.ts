import type { AuthNews } from '#app/shared/auth-channel.ts'
import type { Page } from './follow-session.ts'

/** Loaded before the network may be lost, but not by every page. */
export const loadFollowing = () => import('./follow-session.ts')

export async function followLater(news: AuthNews, page: Page): Promise<void> {
  const following = await loadFollowing().catch(() => null)
  await following?.followSession(news, page)
}
