import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { draftFor, roleOf } from '#app/features/drafts/draft-access.server.ts'
import { may } from '#app/features/drafts/draft.policy.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { draftNotes } from '#database/schema/draft-notes.ts'
import type { NoteView, NoteWords } from './note-view.ts'

const closers = alias(users, 'closers')

/** Oldest first, open and closed. @throws AppError notFound */
export async function listNotes(database: Queryable, member: Member, adventureId: string): Promise<NoteView[]> {
  const [work] = isId(adventureId)
    ? await database
        .select({ id: adventures.id, creatorId: adventures.creatorId })
        .from(adventures)
        .where(draftFor('note', adventureId, member))
    : []
  if (!work) throw new AppError('notFound')
  const mayCloseAll = may(await roleOf(database, member, work), 'closeNotes')
  const rows = await database
    .select({ note: draftNotes, author: users.name, closer: closers.name })
    .from(draftNotes)
    .innerJoin(users, eq(users.id, draftNotes.authorId))
    .leftJoin(closers, eq(closers.id, draftNotes.closedBy))
    .where(eq(draftNotes.adventureId, work.id))
    .orderBy(asc(draftNotes.createdAt), asc(draftNotes.id))
  const answersOf = Map.groupBy(rows, ({ note }) => note.noteId)
  const isOwn = ({ note }: (typeof rows)[number]): boolean => note.authorId === member.userId
  const words = (row: (typeof rows)[number], isAnswered: boolean): NoteWords => ({
    id: row.note.id,
    author: row.author,
    text: row.note.text,
    at: row.note.createdAt.toISOString(),
    isOwn: isOwn(row),
    mayRemove: isOwn(row) && !isAnswered,
  })
  return (answersOf.get(null) ?? []).flatMap((row) => {
    const { id, kind, rowId, field, rowName, closedAt } = row.note
    // A kind of row that there is no more
    if (!kindNames.includes(kind as KindName)) return []
    const answers = answersOf.get(id) ?? []
    return {
      ...words(row, !answers.every(isOwn)),
      kind: kind as KindName,
      rowId: rowId!,
      field,
      rowName,
      closed: closedAt && { by: row.closer, at: closedAt.toISOString() },
      mayClose: mayCloseAll || isOwn(row),
      answers: answers.map((answer) => words(answer, false)),
    }
  })
}
