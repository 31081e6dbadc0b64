import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { getAuthSecret } from './auth-secret.server.ts'

const version = 'v1'
const keys = new Map<string, Buffer>()

/** Derived from the secret that signs cookies, so that no use reveals another. */
export function derivedKey(purpose: string, secret: string = getAuthSecret()): Buffer {
  const name = `${purpose}|${secret}`
  let key = keys.get(name)
  if (!key) keys.set(name, (key = Buffer.from(hkdfSync('sha256', secret, '', `whodini ${purpose}`, 32))))
  return key
}

/** A hash that nobody can make without the secret, the same each time. */
export const keyedHash = (purpose: string, text: string): Buffer =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest()

/** Encrypts with AES-256-GCM, so that a backup does not contain the plain text. It opens only for its purpose and
 * owner. */
export function seal(purpose: string, ownerId: string, text: string, secret?: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(purpose, secret), nonce).setAAD(Buffer.from(ownerId))
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [version, ...[nonce, cipher.getAuthTag(), closed].map((part) => part.toString('base64url'))].join('.')
}

/** Null when it was sealed with another secret, for another purpose or for another owner, or is damaged. */
export function unseal(purpose: string, ownerId: string, sealed: string, secret?: string): string | null {
  const [written, nonce, tag, closed] = sealed.split('.')
  if (written !== version || !nonce || !tag || !closed) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', derivedKey(purpose, secret), Buffer.from(nonce, 'base64url'), {
      authTagLength: 16,
    })
    decipher.setAAD(Buffer.from(ownerId)).setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(closed, 'base64url')), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
