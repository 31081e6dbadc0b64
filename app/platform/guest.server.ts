import { createHash } from 'node:crypto'
import { isSecure, readCookie } from './cookies.server.ts'
import { randomName } from '#app/shared/ids.ts'

const form = /^[0-9A-Za-z]{22}$/

/** Under https the prefix keeps other hosts of the same domain from setting the cookie. */
const cookieName = () => (isSecure() ? '__Host-whodini_guest' : 'whodini_guest')

export function readGuestToken(request: Request): string | null {
  const value = readCookie(request, cookieName())
  return value !== undefined && form.test(value) ? value : null
}

/** The token, and the Set-Cookie header that keeps it for a year. */
export function newGuest(): { token: string; cookie: string } {
  const token = randomName()
  const secure = isSecure() ? '; Secure' : ''
  return { token, cookie: `${cookieName()}=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}` }
}

export const guestHash = (token: string): string => createHash('sha256').update(token).digest('hex')
