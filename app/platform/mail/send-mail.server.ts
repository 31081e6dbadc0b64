import { and, eq, ne, sql } from 'drizzle-orm'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { askForJob } from '#app/platform/jobs/jobs.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { readEmail } from '#app/shared/email-address.ts'
import { newId } from '#app/shared/ids.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { mailQueue } from './keep-outbox.server.ts'
import { renderMail } from './render-mail.ts'
import { sealBody } from './seal.server.ts'
import { siteOrigin, siteUrl } from '#app/platform/site-url.server.ts'
import { mailTemplates } from './templates.ts'
import type { MailTemplateName, MailVariables } from './templates.ts'

export interface NewMail<Name extends MailTemplateName> {
  to: string
  language: Locale
  template: Name
  variables: MailVariables[Name]
  /** The only field that may hold an address somebody typed; it is checked again. */
  replyTo?: string | undefined
  /** A path that unsubscribes by a POST without cookies (RFC 8058); for mail that nobody's action triggered. */
  unsubscribePath?: string | undefined
  /** Queued only once ever for this key: `adventure_opened:<adventure>:<user>`. */
  dedupeKey?: string | undefined
  /** The mail is deleted with this account. */
  userId?: string | undefined
}

function checkedAddress(text: string): string {
  const address = readEmail(text)
  if (address === null) throw new AppError('invalidInput', { log: 'a mail was queued for what is no address' })
  return address
}

/** A job sends the mail after the commit. @returns its id; null for a known `dedupeKey` @throws AppError
 * invalidInput */
export async function queueMail<Name extends MailTemplateName>(
  transaction: Queryable,
  mail: NewMail<Name>,
): Promise<string | null> {
  const template = mailTemplates[mail.template]
  const content = template.compose(mail.variables, { locale: mail.language, url: siteUrl })
  const { subject, text, html } = renderMail(content, mail.language, siteOrigin())
  const id = newId()
  const body = template.sealed
    ? { textBody: '', htmlBody: '', sealedBody: sealBody(id, { text, html }) }
    : { textBody: text, htmlBody: html }
  const rows = await transaction
    .insert(outboxMails)
    .values({
      id,
      userId: mail.userId ?? null,
      toAddress: checkedAddress(mail.to),
      replyTo: mail.replyTo === undefined ? null : checkedAddress(mail.replyTo),
      template: mail.template,
      language: mail.language,
      subject,
      ...body,
      unsubscribePath:
        mail.unsubscribePath === undefined
          ? null
          : new URL(siteUrl(mail.unsubscribePath)).href.slice(siteOrigin().length),
      dedupeKey: mail.dedupeKey ?? null,
      expiresAt: new Date(Date.now() + template.minutesOfUse(mail.variables) * 60_000),
    })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id })
  if (!rows[0]) return null
  await askForJob(transaction, mailQueue, id)
  return id
}

/** Days that a failed mail gets when somebody sends it again. */
const daysAgain = 3

/** Queues a failed mail again as if it were new, unless its text was erased. @returns whether it did */
export async function queueAgain(transaction: Queryable, mailId: string): Promise<boolean> {
  const [taken] = await transaction
    .update(outboxMails)
    .set({
      status: 'waiting',
      attempts: 0,
      claimedAt: null,
      expiresAt: sql`greatest(${outboxMails.expiresAt}, now() + make_interval(days => ${daysAgain}))`,
    })
    .where(and(eq(outboxMails.id, mailId), eq(outboxMails.status, 'failed'), ne(outboxMails.textBody, '')))
    .returning({ id: outboxMails.id })
  if (!taken) return false
  await askForJob(transaction, mailQueue, mailId)
  return true
}
