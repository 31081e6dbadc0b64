import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { askForJob } from '#app/platform/jobs/jobs.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { mailQueue } from './keep-outbox.server.ts'
import { renderMail } from './render-mail.ts'
import { sealBody } from './seal.server.ts'
import { siteOrigin, siteUrl } from '#app/platform/site-url.server.ts'
import { mailTemplates } from './templates.ts'
import type { MailTemplateName, MailVariables } from './templates.ts'

/** One mail: whom it goes to, in which language, and what its template (see `templates.ts`) has to be told. */
export interface NewMail<Name extends MailTemplateName> {
  to: string
  language: Locale
  template: Name
  variables: MailVariables[Name]
  /** An address that somebody typed may only stand here; it is checked again. */
  replyTo?: string | undefined
  /** A path of ours that takes a POST without cookies and unsubscribes (RFC 8058); for mail that is no answer to an action. */
  unsubscribePath?: string | undefined
  /** Queued once for this key, ever: `adventure_opened:<adventure>:<user>`. */
  dedupeKey?: string | undefined
  /** Whose account it is about; the mail is deleted with the account. */
  userId?: string | undefined
}

const address = z.email().max(255)

function checkedAddress(text: string): string {
  const parsed = address.safeParse(text)
  if (!parsed.success) throw new AppError('invalidInput', { log: 'a mail was queued for what is no address' })
  return parsed.data
}

/**
 * Writes a mail into the outbox, in the caller's transaction: it exists if and only if what it tells of has happened. It is sent
 * right after the commit by a job (see `deliver-mail.server.ts`); without `SMTP_URL` it waits and can be read in `/admin/outbox`.
 *
 *     await queueMail(transaction, { to: user.email, language, template: 'reset_password', variables: { name, link: `/auth/reset?token=${token}`, minutes: 30 }, userId: user.id })
 *
 * Links are made from the configuration, never from the request. Mails whose link carries a token are encrypted at rest.
 * @returns the mail's id, or null when this `dedupeKey` was queued before
 * @throws AppError invalidInput when `to` or `replyTo` is no address
 */
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
