import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import type { MailTransport } from './mail-transport.server.ts'
import { claimSeconds, mostAttempts } from './outbox.ts'
import { openBody } from './seal.server.ts'
import { siteOrigin } from '#app/platform/site-url.server.ts'

type Row = typeof outboxMails.$inferSelect

/** Whether nobody is sending it: it waits, or whoever claimed it was killed. */
export const isFree = or(
  eq(outboxMails.status, 'waiting'),
  and(
    eq(outboxMails.status, 'sending'),
    lt(outboxMails.claimedAt, sql`now() - make_interval(secs => ${claimSeconds})`),
  ),
)

/**
 * Sends one mail of the outbox, and writes down what became of it. It is claimed in one statement before the server is spoken to, so
 * that of several processes one sends it. What somebody else has, has sent, what has expired, or what was tried as often as it may be, is left alone.
 *
 * At least once: a process that is killed between the server's yes and the note of it leaves a mail that is sent again, with the
 * same Message-ID. The other way round a reset link or a visitor's message would be lost without a trace.
 * @throws Error when it shall be tried again
 */
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

/** Only of the try that is ours: whoever was so slow that another took the mail up writes nothing over that one's note. */
async function note(database: Database, mail: Row, outcome: Partial<Row>): Promise<void> {
  await database
    .update(outboxMails)
    .set(outcome)
    .where(and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'sending'), eq(outboxMails.attempts, mail.attempts)))
}

const fieldsOf = (error: unknown): { code?: unknown; command?: unknown; responseCode?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}

/** What may stand in the log: codes. Servers put addresses into their texts. */
function whyOf(error: unknown): Record<string, unknown> {
  const { code, command, responseCode } = fieldsOf(error)
  return { code, command, responseCode }
}

/** What an administrator reads in the outbox. */
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 500)

/** A server that says 5xx to this recipient or this text says so tomorrow too. A refused sign-in is the operator's to mend: it is tried again. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = fieldsOf(error)
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
