import type { Locale } from '#app/i18n/locale.ts'

/** Where a sign-in or sign-up comes from. `headers` holds what better-auth may see of the request, and nothing else. */
export type Origin = { address: string; headers: Headers; locale: Locale }

/** A new session: whose, and the Set-Cookie headers that hand it over. */
export type SignedIn = { userId: string; cookies: string[] }

const longestAgent = 300

/** The browser's name is kept so that people can tell their sessions apart; a very long one is cut. */
export function originOf(request: Request, address: string, locale: Locale): Origin {
  const agent = request.headers.get('User-Agent')
  return { address, locale, headers: new Headers(agent ? { 'User-Agent': agent.slice(0, longestAgent) } : {}) }
}
