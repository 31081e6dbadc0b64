export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'expired'] as const
export type MailStatus = (typeof mailStates)[number]

/** `all` means every state. */
export type MailFilter = MailStatus | 'all'

export const isMailFilter = (text: string | null): text is MailFilter =>
  text === 'all' || mailStates.some((state) => state === text)

export type AskedMails = { words?: string; state?: MailFilter; page?: number; mailId?: string | undefined }

export function outboxAddress({ words = '', state = 'all', page = 1, mailId }: AskedMails): string {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(state === 'all' ? {} : { state }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(mailId ? { mail: mailId } : {}),
  })
  return query.size === 0 ? '/admin/outbox' : `/admin/outbox?${query}`
}
