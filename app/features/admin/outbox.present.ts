import type { Locale } from '#app/i18n/locale.ts'
import type { MailStatus } from './outbox-address.ts'

type MailColumns = {
  id: string
  toAddress: string
  subject: string
  template: string
  language: Locale
  status: MailStatus
  attempts: number
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
}

export const presentOutboxLine = ({
  id,
  toAddress,
  subject,
  template,
  language,
  status,
  attempts,
  lastError,
  createdAt,
  sentAt,
}: MailColumns) => ({
  id,
  to: toAddress,
  subject,
  kind: template,
  language,
  status,
  attempts,
  error: lastError,
  written: createdAt.toISOString(),
  sent: sentAt?.toISOString() ?? null,
})

export type OutboxLine = ReturnType<typeof presentOutboxLine>

export type MailPart = { text: string; path?: string }

export type ReadableText = { state: 'open'; parts: MailPart[] } | { state: 'sealed' } | { state: 'erased' }

/** Only addresses of this installation become links. */
export function partsOf(text: string, origin: string): MailPart[] {
  const parts: MailPart[] = []
  for (const piece of text.split(/(https?:\/\/[^\s<>"]+)/)) {
    const path = piece === origin ? '/' : piece.startsWith(`${origin}/`) ? piece.slice(origin.length) : undefined
    if (piece !== '') parts.push(path === undefined ? { text: piece } : { text: piece, path })
  }
  return parts
}
