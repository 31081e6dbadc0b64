import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { z } from '#app/shared/zod.ts'

/** The two forms of a mail's body. */
export interface MailBody {
  text: string
  html: string
}

const bodySchema = z.strictObject({ text: z.string(), html: z.string() })
const version = 'v1'
const keys = new Map<string, Buffer>()

/** A key of its own, derived from the secret that signs cookies, so that neither use says anything about the other. */
function keyOf(secret: string): Buffer {
  let key = keys.get(secret)
  if (!key) keys.set(secret, (key = Buffer.from(hkdfSync('sha256', secret, '', 'whodini outbox body', 32))))
  return key
}

/**
 * Encrypts a mail's body for the time that it lies in the outbox (AES-256-GCM). Whoever reads the database or its backup
 * finds no link that opens an account. `mailId` is bound in: a body moved to another row does not open.
 */
export function sealBody(mailId: string, body: MailBody, secret: string = getAuthSecret()): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(mailId))
  const closed = Buffer.concat([
    cipher.update(JSON.stringify({ text: body.text, html: body.html }), 'utf8'),
    cipher.final(),
  ])
  return [version, ...[nonce, cipher.getAuthTag(), closed].map((part) => part.toString('base64url'))].join('.')
}

/** The body that `sealBody` closed, or null where it was closed with another secret, for another mail, or is damaged. */
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
