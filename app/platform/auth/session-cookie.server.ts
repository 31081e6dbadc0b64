import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'

export const days = (count: number): number => count * 86_400
export const idleSeconds = days(7)
export const absoluteSeconds = days(30)

/** Set by a browser that signed out while the server was out of reach; honoured at its next contact. */
export const signedOutCookie = 'signed_out'

export const isSecure = (): boolean => env().PUBLIC_URL?.startsWith('https:') ?? false

/** Under https the prefix keeps other hosts of the same domain, and plain http, from setting the cookie. */
export const sessionCookieName = (): string => (isSecure() ? '__Host-whodini_session' : 'whodini_session')

/** Holds, encrypted and for ten minutes, what the way to Google and back must agree on. */
export const googleStateCookieName = (): string => (isSecure() ? '__Host-whodini_google' : 'whodini_google')

/** The value of a cookie of the request, undecoded. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** A Set-Cookie header that removes a cookie of ours. */
export const clearedCookie = (name: string): string =>
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`

/**
 * The session token of a cookie as better-auth writes it (`token.signature`, the signature being HMAC-SHA-256 in base64,
 * all of it URL-encoded), or undefined when it was not signed by us.
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
