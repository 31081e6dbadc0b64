import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { auditLog, contactMessages } from '#database/schema/back-office.ts'
import type { MessageDeed } from './message.schema.ts'

/** Days after which a message is deleted with its answer, whatever its state; the privacy policy states this. */
export const messageKeptDays = 365

/** An answer is mailed once. @throws AppError notAllowed, notFound, conflict when somebody was faster */
export function handleMessage(database: Database, viewer: Viewer, deed: MessageDeed): Promise<void> {
  if (viewer.role !== 'admin' && viewer.role !== 'moderator') throw new AppError('notAllowed')
  return database.transaction((transaction) =>
    deed.intent === 'answer' ? answer(transaction, viewer, deed) : move(transaction, viewer, deed),
  )
}

async function answer(
  transaction: Transaction,
  viewer: Viewer,
  { messageId, answer: text }: Extract<MessageDeed, { intent: 'answer' }>,
): Promise<void> {
  const [message] = await transaction
    .update(contactMessages)
    .set({ status: 'answered', answer: text, answeredAt: sql`now()`, answeredBy: viewer.userId })
    .where(and(eq(contactMessages.id, messageId), sql`${contactMessages.answeredAt} is null`))
    .returning()
  if (!message) throw await missing(transaction, messageId)
  const replyTo = env().CONTACT_EMAIL
  await queueMail(transaction, {
    to: message.email,
    language: message.language,
    template: 'contact_answer',
    variables: {
      name: `${message.firstName} ${message.lastName}`,
      message: message.message,
      answer: text,
      canReply: replyTo !== undefined,
    },
    replyTo,
  })
  await record(transaction, viewer, 'message.answered', messageId)
}

async function move(
  transaction: Transaction,
  viewer: Viewer,
  { messageId, intent }: Extract<MessageDeed, { intent: 'close' | 'reopen' }>,
): Promise<void> {
  const [moved] = await transaction
    .update(contactMessages)
    .set({
      status:
        intent === 'close'
          ? 'closed'
          : sql`case when ${contactMessages.answeredAt} is null then 'open' else 'answered' end`,
    })
    .where(
      and(
        eq(contactMessages.id, messageId),
        inArray(contactMessages.status, intent === 'close' ? ['open', 'answered'] : ['closed']),
      ),
    )
    .returning({ id: contactMessages.id })
  if (!moved) throw await missing(transaction, messageId)
  await record(transaction, viewer, intent === 'close' ? 'message.closed' : 'message.reopened', messageId)
}

async function missing(database: Queryable, messageId: string): Promise<AppError> {
  const [known] = await database
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId))
  return new AppError(known ? 'conflict' : 'notFound')
}

const record = (transaction: Transaction, { userId }: Viewer, action: string, messageId: string) =>
  transaction.insert(auditLog).values({ actorId: userId, action, entityType: 'message', entityId: messageId })

export async function forgetOldMessages(database: Queryable): Promise<number> {
  const old = lt(contactMessages.createdAt, sql`now() - make_interval(days => ${messageKeptDays})`)
  return (await database.delete(contactMessages).where(old)).rowCount ?? 0
}
