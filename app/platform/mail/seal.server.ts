import { seal, unseal } from '#app/platform/auth/seal.server.ts'
import { z } from '#app/shared/zod.ts'

export interface MailBody {
  text: string
  html: string
}

const bodySchema = z.strictObject({ text: z.string(), html: z.string() })
const purpose = 'outbox body'

/** So that a backup contains no link. It opens only for its `mailId`. */
export const sealBody = (mailId: string, { text, html }: MailBody, secret?: string): string =>
  seal(purpose, mailId, JSON.stringify({ text, html }), secret)

/** Null when it was sealed with another secret or for another mail, or is damaged. */
export function openBody(mailId: string, sealed: string, secret?: string): MailBody | null {
  const text = unseal(purpose, mailId, sealed, secret)
  try {
    return text === null ? null : bodySchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
