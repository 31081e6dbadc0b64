import { createHash } from 'node:crypto'
import { cookieIn, isSecure } from './cookies.server.ts'
import { randomName } from '#app/shared/ids.ts'

const form = /^[0-9A-Za-z]{22}$/

const cookieName = () => (isSecure() ? '__Host-whodini_guest' : 'whodini_guest')

export const readGuestToken = (request: Request): string | null => guestTokenIn(request.headers.get('Cookie') ?? '')

/** A frame on another site gets this one only: browsers keep one for each site around the frame. */
const frameCookieName = '__Host-whodini_embed'

export function guestTokenIn(cookies: string): string | null {
  const value = cookieIn(cookies, cookieName()) ?? cookieIn(cookies, frameCookieName)
  return value !== undefined && form.test(value) ? value : null
}

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
  const terms = 'Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=None; Partitioned'
  return { token, cookie: `${frameCookieName}=${token}; ${terms}` }
}

export const guestHash = (token: string): string => createHash('sha256').update(token).digest('hex')
