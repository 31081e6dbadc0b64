import type { Locale } from '#app/i18n/locale.ts'

export type Origin = { address: string; headers: Headers; locale: Locale }

export type SignedIn = { userId: string; cookies: string[] }

const longestAgent = 300

/** The user agent tells sessions apart; a very long one is cut. */
export function originOf(request: Request, address: string, locale: Locale): Origin {
  const agent = request.headers.get('User-Agent')
  return { address, locale, headers: new Headers(agent ? { 'User-Agent': agent.slice(0, longestAgent) } : {}) }
}
