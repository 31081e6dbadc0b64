import type { Locale } from '#app/i18n/locale.ts'
import { readDevice } from './known-device.server.ts'
import type { Origin } from './signed-in.ts'

const longestAgent = 300

/** The user agent tells sessions apart; a very long one is cut. */
export function originOf(request: Request, address: string, locale: Locale): Origin {
  const agent = request.headers.get('User-Agent')
  return {
    address,
    locale,
    headers: new Headers(agent ? { 'User-Agent': agent.slice(0, longestAgent) } : {}),
    device: readDevice(request),
  }
}
