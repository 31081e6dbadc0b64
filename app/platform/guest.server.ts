import { createHash } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'
import { randomName } from '#app/shared/ids.ts'

const form = /^[0-9A-Za-z]{22}$/

/** Under https the prefix keeps other hosts of the same domain from setting the cookie. */
const cookieName = () => (env().PUBLIC_URL?.startsWith('https:') ? '__Host-whodini_guest' : 'whodini_guest')

/** The secret that lets somebody without an account come back to their runs, if the request carries one. */
export function readGuestToken(request: Request): string | null {
  const name = cookieName()
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value && form.test(value)) return value
  }
  return null
}

/** A new guest: the token and the Set-Cookie header that keeps it for a year. */
export function newGuest(): { token: string; cookie: string } {
  const token = randomName()
  const secure = env().PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  return { token, cookie: `${cookieName()}=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}` }
}

/** What the database keeps of a guest's token. */
export const guestHash = (token: string): string => createHash('sha256').update(token).digest('hex')
