import type { Locale } from '#app/i18n/locale.ts'

export type MailStatus = 'waiting' | 'sending' | 'sent' | 'failed' | 'expired'

type MailColumns = {
  id: string
  toAddress: string
  subject: string
  language: Locale
  status: MailStatus
  attempts: number
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
}

/** One line of the list. */
export const presentOutboxLine = ({
  id,
  toAddress,
  subject,
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
  language,
  status,
  attempts,
  error: lastError,
  written: createdAt.toISOString(),
  sent: sentAt?.toISOString() ?? null,
})

export type OutboxLine = ReturnType<typeof presentOutboxLine>

/** A piece of a mail's text: words, or the path of a page of ours that it links to. */
export type MailPart = { text: string; path?: string }

/** What can be read of a mail: its text, or why there is none. */
export type ReadableText = { state: 'open'; parts: MailPart[] } | { state: 'sealed' } | { state: 'erased' }

/** Cuts a mail's text at the addresses of this installation, so that they can be followed. Any other address stays text. */
export function partsOf(text: string, origin: string): MailPart[] {
  const parts: MailPart[] = []
  for (const piece of text.split(/(https?:\/\/[^\s<>"]+)/)) {
    const path = piece === origin ? '/' : piece.startsWith(`${origin}/`) ? piece.slice(origin.length) : undefined
    if (piece !== '') parts.push(path === undefined ? { text: piece } : { text: piece, path })
  }
  return parts
}
