import { localSignOut } from '#app/shared/local-sign-out.ts'
import { openEditors } from '#app/shared/open-editors.ts'
import type { AuthNews } from '#app/shared/auth-channel.ts'

/** The id of who is signed in, null for nobody, undefined when the server cannot say. It is also the server's chance to honour a sign-out made offline. */
async function askWhoIsSignedIn(): Promise<string | null | undefined> {
  try {
    const response = await fetch('/api/account/session', {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(8_000),
    })
    if (!response.ok) return undefined
    const { userId } = (await response.json()) as { userId: string | null }
    return userId
  } catch {
    return undefined
  }
}

/** Pages that only somebody signed in may read. A test holds it together with the policies of the addresses. */
const signedInOnly =
  /^\/(?:(?:account|admin|creator|editor|reviews|mystery-dinner|escape-room)(?:\/|$)|adventure\/[^/]+\/review\/?$)/

/** Whether a page is left when the session ends out of the server's reach; on any other a visitor may stay. */
export const needsSession = (pathname: string): boolean => signedInOnly.test(pathname)

export type Page = {
  /** Fetches the page anew, once nothing else is under way. */
  refresh: () => void
  navigate: (to: string) => Promise<void> | void
}

/**
 * Puts a tab in step with who is signed in now. It asks for a few bytes first, so that a page is never replaced by an error because the network is
 * away, and an editor with unsent words keeps them on the screen.
 */
export async function followSession(news: AuthNews, page: Page): Promise<void> {
  if (news === 'left') return leave(page)
  const userId = await askWhoIsSignedIn()
  if (userId === undefined) return
  const stays = [...openEditors].map((editor) => editor.hears(userId))
  if (!stays.includes(true)) page.refresh()
}

async function leave({ navigate }: Page): Promise<void> {
  const stays = [...openEditors].map((editor) => editor.hears(null)).includes(true)
  localSignOut.set('leaving')
  if (!stays && needsSession(window.location.pathname)) await navigate('/auth')
  localSignOut.set('away')
}
