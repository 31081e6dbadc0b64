import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import type { MailTransport } from './mail-transport.server.ts'
import { claimSeconds, mostAttempts } from './outbox.ts'
import { openBody } from './seal.server.ts'
import { siteOrigin } from '#app/platform/site-url.server.ts'

type Row = typeof outboxMails.$inferSelect

export const isFree = or(
  eq(outboxMails.status, 'waiting'),
  and(
    eq(outboxMails.status, 'sending'),
    lt(outboxMails.claimedAt, sql`now() - make_interval(secs => ${claimSeconds})`),
  ),
)

/** Sends at least once, with the same Message-ID after a kill. @throws Error when it should be retried */
export async function deliverMail(
  database: Database,
  mailId: string,
  transport: MailTransport,
  isLast: boolean,
): Promise<void> {
  const [mail] = await database
    .update(outboxMails)
    .set({ status: 'sending', claimedAt: sql`now()`, attempts: sql`${outboxMails.attempts} + 1` })
    .where(
      and(
        eq(outboxMails.id, mailId),
        isFree,
        gt(outboxMails.expiresAt, sql`now()`),
        lt(outboxMails.attempts, mostAttempts),
      ),
    )
    .returning()
  if (!mail) return
  const body = mail.sealedBody ? openBody(mail.id, mail.sealedBody) : { text: mail.textBody, html: mail.htmlBody }
  if (!body)
    return await note(database, mail, {
      status: 'failed',
      lastError: 'The text was sealed with another AUTH_SECRET.',
      sealedBody: null,
    })
  try {
    await transport.send({
      id: mail.id,
      to: mail.toAddress,
      replyTo: mail.replyTo,
      language: mail.language,
      subject: mail.subject,
      ...body,
      unsubscribeUrl: mail.unsubscribePath ? siteOrigin() + mail.unsubscribePath : null,
    })
  } catch (error) {
    const last = isLast || isRefusedForGood(error)
    logger.warn('a mail was not sent', {
      mail: mail.id,
      template: mail.template,
      attempts: mail.attempts,
      last,
      ...whyOf(error),
    })
    await note(database, mail, {
      status: last ? 'failed' : 'waiting',
      lastError: textOf(error),
      ...(last ? { sealedBody: null } : {}),
    })
    if (last) return
    throw error
  }
  await note(database, mail, { status: 'sent', lastError: null, sentAt: new Date(), sealedBody: null })
  logger.info('mail sent', { mail: mail.id, template: mail.template, attempts: mail.attempts })
}

/** Only for our own try: a process that was too slow overwrites nothing of the next one's result. */
async function note(database: Database, mail: Row, outcome: Partial<Row>): Promise<void> {
  await database
    .update(outboxMails)
    .set(outcome)
    .where(and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'sending'), eq(outboxMails.attempts, mail.attempts)))
}

const fieldsOf = (error: unknown): { code?: unknown; command?: unknown; responseCode?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}

/** Codes only: servers put addresses into their texts. */
function whyOf(error: unknown): Record<string, unknown> {
  const { code, command, responseCode } = fieldsOf(error)
  return { code, command, responseCode }
}

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 500)

/** A 5xx for this recipient is final. A refused sign-in is for the operator to fix: it is retried. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = fieldsOf(error)
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
