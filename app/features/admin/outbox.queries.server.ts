import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { openBody } from '#app/platform/mail/seal.server.ts'
import { siteOrigin } from '#app/platform/site-url.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { finds } from '#app/platform/database/search.server.ts'
import { isId } from '#app/shared/ids.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import type { MailFilter } from './outbox-address.ts'
import { mayOpenSealed } from './outbox.policy.ts'
import type { OutboxSetting } from './outbox.policy.ts'
import { partsOf, presentOutboxLine } from './outbox.present.ts'
import type { OutboxLine, ReadableText } from './outbox.present.ts'

export const mailsPerPage = 25

const settingOf = (): OutboxSetting => ({
  isLocalInstallation: env().isLocalInstallation,
  sendsMail: env().SMTP_URL !== undefined,
})

const lineColumns = {
  id: outboxMails.id,
  toAddress: outboxMails.toAddress,
  subject: outboxMails.subject,
  template: outboxMails.template,
  language: outboxMails.language,
  status: outboxMails.status,
  attempts: outboxMails.attempts,
  lastError: outboxMails.lastError,
  createdAt: outboxMails.createdAt,
  sentAt: outboxMails.sentAt,
}

export type MailSearch = { words: string; state: MailFilter }

function matching({ words, state }: MailSearch) {
  return and(
    state === 'all' ? undefined : eq(outboxMails.status, state),
    finds(words, [outboxMails.toAddress, outboxMails.subject, outboxMails.template]),
  )
}

/** Newest first; a page after the last is the last. */
export async function listOutbox(database: Queryable, search: MailSearch, asked: number) {
  const where = matching(search)
  const [found] = await database.select({ total: count() }).from(outboxMails).where(where)
  const total = found?.total ?? 0
  const { page, pages, offset } = pageOf(asked, total, mailsPerPage)
  const rows = await database
    .select(lineColumns)
    .from(outboxMails)
    .where(where)
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(mailsPerPage)
    .offset(offset)
  return { total, page, pages, sendsMail: settingOf().sendsMail, mails: rows.map(presentOutboxLine) }
}

export interface ReadMail extends OutboxLine {
  replyTo: string | null
  text: ReadableText
  /** Whether it failed and still has its text. */
  maySendAgain: boolean
}

/** @throws AppError notFound */
export async function readMail(
  database: Queryable,
  mailId: string,
  setting: OutboxSetting = settingOf(),
): Promise<ReadMail> {
  if (!isId(mailId)) throw new AppError('notFound')
  const [mail] = await database
    .select({
      ...lineColumns,
      replyTo: outboxMails.replyTo,
      textBody: outboxMails.textBody,
      sealedBody: outboxMails.sealedBody,
    })
    .from(outboxMails)
    .where(eq(outboxMails.id, mailId))
  if (!mail) throw new AppError('notFound')
  return {
    ...presentOutboxLine(mail),
    replyTo: mail.replyTo,
    text: textOf(mail, setting),
    maySendAgain: mail.status === 'failed' && mail.textBody !== '',
  }
}

function textOf(
  mail: { id: string; textBody: string; sealedBody: string | null },
  setting: OutboxSetting,
): ReadableText {
  if (mail.textBody !== '') return { state: 'open', parts: partsOf(mail.textBody, siteOrigin()) }
  if (mail.sealedBody === null) return { state: 'erased' }
  const body = mayOpenSealed(setting) ? openBody(mail.id, mail.sealedBody) : null
  return body ? { state: 'open', parts: partsOf(body.text, siteOrigin()) } : { state: 'sealed' }
}
