import { createHmac, timingSafeEqual } from 'node:crypto'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { isId } from '#app/shared/ids.ts'

const signature = (userId: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`whodini unsubscribe openings ${userId}`).digest().subarray(0, 16)

/** Signed and not stored: valid as long as the account, whatever became of the wish. */
export const unsubscribeToken = (userId: string, secret: string = getAuthSecret()): string =>
  `${userId}.${signature(userId, secret).toString('base64url')}`

export const unsubscribePath = (userId: string): string => `/wishes/unsubscribe/${unsubscribeToken(userId)}`

export function readUnsubscribeToken(token: string, secret: string = getAuthSecret()): string | null {
  const [userId, signed, ...rest] = token.split('.')
  if (!isId(userId) || !signed || rest.length > 0) return null
  const given = Buffer.from(signed, 'base64url')
  const own = signature(userId, secret)
  return given.length === own.length && timingSafeEqual(given, own) ? userId : null
}
