import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { users } from '#database/schema/accounts.ts'
import { contactMessages, outboxMails, reports } from '#database/schema/back-office.ts'

/** Anybody can type an address: messages belong to a person only if their address is verified. */
const verifiedAddressOf = (database: Queryable, userId: string) =>
  database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)))

const isFrom = (address: ReturnType<typeof verifiedAddressOf>) => sql`lower(${contactMessages.email}) in (${address})`

export const personalMessages: PersonalPart = {
  exports: (database, userId) =>
    Promise.resolve([
      {
        path: 'messages.json',
        read: () =>
          database
            .select({
              firstName: contactMessages.firstName,
              lastName: contactMessages.lastName,
              email: contactMessages.email,
              message: contactMessages.message,
              language: contactMessages.language,
              answer: contactMessages.answer,
              answeredAt: contactMessages.answeredAt,
              createdAt: contactMessages.createdAt,
            })
            .from(contactMessages)
            .where(isFrom(verifiedAddressOf(database, userId)))
            .orderBy(asc(contactMessages.createdAt)),
      },
      {
        path: 'reports.json',
        read: () =>
          database
            .select({
              kind: reports.kind,
              about: reports.subjectId,
              reason: reports.reason,
              text: reports.text,
              createdAt: reports.createdAt,
            })
            .from(reports)
            .where(eq(reports.reporterId, userId))
            .orderBy(asc(reports.createdAt)),
      },
    ]),

  async erase(transaction, userId) {
    const address = verifiedAddressOf(transaction, userId)
    await transaction.delete(contactMessages).where(isFrom(address))
    await transaction.update(reports).set({ text: '', reporterId: null }).where(eq(reports.reporterId, userId))
    // The copy for those who answer, and the answer
    await transaction
      .delete(outboxMails)
      .where(
        or(
          sql`lower(${outboxMails.replyTo}) in (${address})`,
          and(eq(outboxMails.template, 'contact_answer'), sql`lower(${outboxMails.toAddress}) in (${address})`),
        ),
      )
    return []
  },
}
