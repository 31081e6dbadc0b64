import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { z } from '#app/shared/zod.ts'

export interface MailBody {
  text: string
  html: string
}

const bodySchema = z.strictObject({ text: z.string(), html: z.string() })
const version = 'v1'
const keys = new Map<string, Buffer>()

/** Derived from the secret that signs cookies, so that neither use reveals the other. */
function keyOf(secret: string): Buffer {
  let key = keys.get(secret)
  if (!key) keys.set(secret, (key = Buffer.from(hkdfSync('sha256', secret, '', 'whodini outbox body', 32))))
  return key
}

/** Encrypts with AES-256-GCM, so that a backup holds no link. It opens for its `mailId` only. */
export function sealBody(mailId: string, body: MailBody, secret: string = getAuthSecret()): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(mailId))
  const closed = Buffer.concat([
    cipher.update(JSON.stringify({ text: body.text, html: body.html }), 'utf8'),
    cipher.final(),
  ])
  return [version, ...[nonce, cipher.getAuthTag(), closed].map((part) => part.toString('base64url'))].join('.')
}

/** Null when it was sealed with another secret or for another mail, or is damaged. */
export function openBody(mailId: string, sealed: string, secret: string = getAuthSecret()): MailBody | null {
  const [written, nonce, tag, closed] = sealed.split('.')
  if (written !== version || !nonce || !tag || !closed) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), Buffer.from(nonce, 'base64url'), {
      authTagLength: 16,
    })
    decipher.setAAD(Buffer.from(mailId)).setAuthTag(Buffer.from(tag, 'base64url'))
    return bodySchema.parse(
      JSON.parse(Buffer.concat([decipher.update(Buffer.from(closed, 'base64url')), decipher.final()]).toString('utf8')),
    )
  } catch {
    return null
  }
}
