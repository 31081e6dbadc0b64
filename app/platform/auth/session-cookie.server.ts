import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isSecure } from '#app/platform/cookies.server.ts'

export const days = (count: number): number => count * 86_400
export const idleSeconds = days(7)
export const absoluteSeconds = days(30)
/** How long the session waits for the code of the second factor. */
export const codeSeconds = 600

/** Under https the prefix keeps other hosts of the same domain, and plain http, from setting a cookie. */
const prefixed = (name: string): string => (isSecure() ? `__Host-${name}` : name)

/** Set by a browser that signed out while the server was out of reach; honoured at its next contact. */
export const signedOutCookieName = (): string => prefixed('signed_out')

export const sessionCookieName = (): string => prefixed('whodini_session')

export const googleStateCookieName = (): string => prefixed('whodini_google')

/** What the database keeps of a session's token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token from `token.signature` (HMAC-SHA-256 in base64, URL-encoded); undefined when the signature is not ours. */
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
