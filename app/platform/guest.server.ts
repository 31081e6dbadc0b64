import { createHash } from 'node:crypto'
import { cookieIn, isSecure } from './cookies.server.ts'
import { randomName } from '#app/shared/ids.ts'

const form = /^[0-9A-Za-z]{22}$/

const cookieName = () => (isSecure() ? '__Host-whodini_guest' : 'whodini_guest')

export const readGuestToken = (request: Request): string | null => guestTokenIn(request.headers.get('Cookie') ?? '')

export function guestTokenIn(cookies: string): string | null {
  const value = cookieIn(cookies, cookieName())
  return value !== undefined && form.test(value) ? value : null
}

export function newGuest(): { token: string; cookie: string } {
  const token = randomName()
  const secure = isSecure() ? '; Secure' : ''
  return { token, cookie: `${cookieName()}=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}` }
}

export const guestHash = (token: string): string => createHash('sha256').update(token).digest('hex')
