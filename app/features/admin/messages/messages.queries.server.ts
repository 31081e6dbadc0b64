import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { finds } from '#app/platform/database/search.server.ts'
import { isId } from '#app/shared/ids.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { users } from '#database/schema/accounts.ts'
import { contactMessages } from '#database/schema/back-office.ts'
import type { StateFilter } from './message-address.ts'

export const messagesPerPage = 25
const mostBeginning = 120

const lineColumns = {
  id: contactMessages.id,
  firstName: contactMessages.firstName,
  lastName: contactMessages.lastName,
  email: contactMessages.email,
  beginning: sql<string>`left(${contactMessages.message}, ${mostBeginning})`,
  language: contactMessages.language,
  status: contactMessages.status,
  createdAt: contactMessages.createdAt,
}

function matching({ words, state }: { words: string; state: StateFilter }) {
  return and(
    state === 'all' ? undefined : eq(contactMessages.status, state),
    finds(words, [
      contactMessages.firstName,
      contactMessages.lastName,
      contactMessages.email,
      contactMessages.message,
      contactMessages.answer,
    ]),
  )
}

const presented = <Row extends { firstName: string; lastName: string; createdAt: Date }>({
  firstName,
  lastName,
  createdAt,
  ...row
}: Row) => ({ ...row, name: `${firstName} ${lastName}`, at: createdAt.toISOString() })

/** Open ones begin with the longest waiting, others with the newest; a page after the last is the last. */
export async function listMessages(
  database: Queryable,
  search: { words: string; state: StateFilter },
  askedPage: number,
) {
  const where = matching(search)
  const [found] = await database.select({ total: count() }).from(contactMessages).where(where)
  const total = found?.total ?? 0
  const { page, pages, offset } = pageOf(askedPage, total, messagesPerPage)
  const direction = search.state === 'open' ? asc : desc
  const rows = await database
    .select(lineColumns)
    .from(contactMessages)
    .where(where)
    .orderBy(direction(contactMessages.createdAt), direction(contactMessages.id))
    .limit(messagesPerPage)
    .offset(offset)
  return { total, page, pages, messages: rows.map(presented) }
}

export type MessageLine = Awaited<ReturnType<typeof listMessages>>['messages'][number]

/** One message with its answer. @throws AppError notFound */
export async function readMessage(database: Queryable, messageId: string) {
  const [row] = isId(messageId)
    ? await database
        .select({
          ...lineColumns,
          message: contactMessages.message,
          answer: contactMessages.answer,
          answeredAt: contactMessages.answeredAt,
          answeredBy: users.name,
        })
        .from(contactMessages)
        .leftJoin(users, eq(users.id, contactMessages.answeredBy))
        .where(eq(contactMessages.id, messageId))
    : []
  if (!row) throw new AppError('notFound')
  const { answeredAt, ...rest } = row
  return { ...presented(rest), answered: answeredAt?.toISOString() ?? null }
}

export type OpenMessage = Awaited<ReturnType<typeof readMessage>>
