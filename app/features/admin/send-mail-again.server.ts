import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { queueAgain } from '#app/platform/mail/send-mail.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { auditLog, outboxMails } from '#database/schema/back-office.ts'

/** Resends a failed mail, unless its text was erased.
 * @throws AppError notAllowed, notFound, conflict when it cannot be resent */
export async function sendMailAgain(database: Database, viewer: Viewer, mailId: string): Promise<void> {
  if (viewer.role !== 'admin') throw new AppError('notAllowed')
  if (!isId(mailId)) throw new AppError('notFound')
  await database.transaction(async (transaction) => {
    if (!(await queueAgain(transaction, mailId))) {
      const [known] = await transaction
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .where(eq(outboxMails.id, mailId))
      throw new AppError(known ? 'conflict' : 'notFound')
    }
    await transaction
      .insert(auditLog)
      .values({ actorId: viewer.userId, action: 'mail.sent_again', entityType: 'mail', entityId: mailId })
  })
}
