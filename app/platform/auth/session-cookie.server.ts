import { createHmac, timingSafeEqual } from 'node:crypto'
import { isSecure } from '#app/platform/cookies.server.ts'

export const days = (count: number): number => count * 86_400
export const idleSeconds = days(7)
export const absoluteSeconds = days(30)

/** Set by a browser that signed out while the server was out of reach; honoured at its next contact. */
export const signedOutCookie = 'signed_out'

/** Under https the prefix keeps other hosts of the same domain, and plain http, from setting the cookie. */
export const sessionCookieName = (): string => (isSecure() ? '__Host-whodini_session' : 'whodini_session')

export const googleStateCookieName = (): string => (isSecure() ? '__Host-whodini_google' : 'whodini_google')

/**
 * The token of better-auth's cookie (`token.signature`, HMAC-SHA-256 in base64, URL-encoded); undefined when not ours.
 */
export function verifySessionCookie(value: string, secret: string): string | undefined {
  const plain = decode(value)
  const dot = plain.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = plain.slice(0, dot)
  const given = Buffer.from(plain.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
