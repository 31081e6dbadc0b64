import { askSession } from '#app/shared/ask-session.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'
import { openEditors } from '#app/shared/open-editors.ts'
import type { AuthNews } from '#app/shared/auth-channel.ts'

/** A test compares it with the access policy. */
const signedInOnly = [
  /^\/(?:welcome|account|checkout|purchases|test-checkout|admin|creator|editor|invited|reviews)(?:\/|$)/,
  /^\/(?:mystery-dinner|escape-room)(?:\/|$)/,
  /^\/adventure\/[^/]+\/review\/?$/,
  /^\/sessions(?:\/?$|\/(?![^/]+\/(?:at|screen|kiosk)\/))/,
  /^\/evening\/(?!(?:guest|table)\/)/,
]

export const needsSession = (pathname: string): boolean => signedInOnly.some((each) => each.test(pathname))

export type Page = {
  refresh: () => void
  navigate: (to: string) => Promise<void> | void
}

/** Asks for a few bytes first, so that an error page never replaces a page or an editor's unsaved text. */
export async function followSession(news: AuthNews, page: Page): Promise<void> {
  if (news === 'left') return leave(page)
  const session = await askSession()
  if (!session) return
  const stays = [...openEditors].map((editor) => editor.hears(session.userId))
  if (!stays.includes(true)) page.refresh()
}

async function leave({ navigate }: Page): Promise<void> {
  const stays = [...openEditors].map((editor) => editor.hears(null)).includes(true)
  localSignOut.set('leaving')
  if (!stays && needsSession(window.location.pathname)) await navigate('/auth')
  localSignOut.set('away')
}
