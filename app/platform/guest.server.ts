import { createHash } from 'node:crypto'
import { cookieIn, isSecure } from './cookies.server.ts'
import { randomName } from '#app/shared/ids.ts'

const form = /^[0-9A-Za-z]{22}$/

const cookieName = () => (isSecure() ? '__Host-whodini_guest' : 'whodini_guest')

/** What is asked from the pages of a learning platform's launch is asked as that platform's learner, and nothing else is:
 * in a window of its own the site's other cookies come along. */
export function readGuestToken(request: Request): string | null {
  const cookies = request.headers.get('Cookie') ?? ''
  return isOfLaunch(request) ? learnerTokenIn(cookies) : guestTokenIn(cookies)
}

function isOfLaunch({ url, headers }: Request): boolean {
  const from = headers.get('Referer') ?? ''
  const asking = new URL(url)
  const pages = [asking, ...(URL.canParse(from) ? [new URL(from)] : [])]
  return pages.some(({ host, pathname }) => host === asking.host && pathname.startsWith('/lti/'))
}

/** A frame on another site gets this one only: browsers keep one for each site around the frame. */
const frameCookieName = '__Host-whodini_embed'

export function guestTokenIn(cookies: string): string | null {
  const value = cookieIn(cookies, cookieName()) ?? cookieIn(cookies, frameCookieName)
  return value !== undefined && form.test(value) ? value : null
}

const learnerCookieName = '__Host-whodini_learner'
const learnerForm = /^[\w-]{22,32}$/

function learnerTokenIn(cookies: string): string | null {
  const value = cookieIn(cookies, learnerCookieName)
  return value !== undefined && learnerForm.test(value) ? value : null
}

/** Sent in frames on that one site, and in windows that were opened as such. */
const framedFor = (seconds: number) => `Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`

export const learnerSeconds = 86_400
export const learnerCookie = (token: string): string => `${learnerCookieName}=${token}; ${framedFor(learnerSeconds)}`

const launchCookieName = '__Host-whodini_launch'

/** Tells the browser that a launch began in from all others. */
export function readLaunchCookie(request: Request): string | null {
  const value = cookieIn(request.headers.get('Cookie') ?? '', launchCookieName)
  return value !== undefined && form.test(value) ? value : null
}

export const launchCookie = (value: string, seconds: number): string =>
  `${launchCookieName}=${value}; ${framedFor(seconds)}`

export function newGuest(): { token: string; cookie: string } {
  const token = randomName()
  const secure = isSecure() ? '; Secure' : ''
  return { token, cookie: `${cookieName()}=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}` }
}

/** Who starts a game in a frame. The frame's cookie lasts a day from each start; null where the site's own is sent.
 * Browsers take it over https and from this machine only. */
export function frameGuest(request: Request): { token: string; cookie: string | null } {
  const cookies = request.headers.get('Cookie') ?? ''
  const known = guestTokenIn(cookies)
  if (known !== null && known === cookieIn(cookies, cookieName())) return { token: known, cookie: null }
  const token = known ?? randomName()
  return { token, cookie: `${frameCookieName}=${token}; ${framedFor(86_400)}` }
}

export const guestHash = (token: string): string => createHash('sha256').update(token).digest('hex')
