import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { roleOf } from '#app/features/drafts/draft-access.server.ts'
import { may } from '#app/features/drafts/draft.policy.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { fieldsOf } from '#app/features/studio/draft/field-errors.ts'
import { holdDraft } from '#app/features/studio/draft/hold-draft.server.ts'
import type { HeldWork } from '#app/features/studio/draft/hold-draft.server.ts'
import { finders, tables } from '#app/features/studio/draft/tables.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { AppError, errorStatus, presentError } from '#app/shared/app-error.ts'
import { draftNotes } from '#database/schema/draft-notes.ts'
import { listNotes } from './notes.queries.server.ts'
import type { NotesResult } from './note-view.ts'
import { noteCommandSchema, noteLimits } from './notes.schema.ts'
import type { NoteCommand } from './notes.schema.ts'

/** `body` is untrusted. Expected failures are results. */
export async function performNote(
  database: Database,
  member: Member,
  adventureId: string,
  body: unknown,
): Promise<NotesResult> {
  const parsed = noteCommandSchema.safeParse(body)
  if (!parsed.success) return { status: 'invalid', fields: fieldsOf(parsed.error.issues) }
  try {
    await holdDraft(database, member, { adventureId, deed: 'note' }, (tx, work) =>
      perform(tx, member, work, parsed.data),
    )
    return { status: 'listed', notes: await listNotes(database, member, adventureId) }
  } catch (error) {
    const known = asAppError(error)
    if (!known) throw error
    return { status: 'failed', error: presentError(known) }
  }
}

async function perform(tx: Transaction, member: Member, work: HeldWork, command: NoteCommand): Promise<void> {
  await carryOut(tx, member, work, command)
  if (command.intent !== 'remove' && command.intent !== 'close') await requireRoom(tx, work.id)
  await forgetClosed(tx, work.id)
}

async function carryOut(tx: Transaction, member: Member, work: HeldWork, command: NoteCommand): Promise<void> {
  if (command.intent === 'leave') return leave(tx, member, work.id, command)
  const { noteId } = command
  const ofWork = and(eq(draftNotes.id, noteId), eq(draftNotes.adventureId, work.id))
  const own = and(ofWork, eq(draftNotes.authorId, member.userId))
  switch (command.intent) {
    case 'answer':
      return answer(tx, member, work.id, command)
    case 'change':
      return found(tx.update(draftNotes).set({ text: command.text, changedAt: now }).where(own))
    case 'remove':
      return remove(tx, member, and(own))
    case 'close':
    case 'reopen': {
      const mayAll = may(await roleOf(tx, member, work), 'closeNotes')
      const closed = command.intent === 'close' ? { closedAt: now, closedBy: member.userId } : open
      return found(
        tx
          .update(draftNotes)
          .set({ ...closed, changedAt: now })
          .where(and(mayAll ? ofWork : own, isNull(draftNotes.noteId))),
      )
    }
  }
}

const now = sql`clock_timestamp()`
const open = { closedAt: null, closedBy: null }

type Leave = Extract<NoteCommand, { intent: 'leave' }>

async function leave(tx: Transaction, member: Member, adventureId: string, command: Leave): Promise<void> {
  const { kind, rowId, field, text } = command
  if (field !== null && !Object.hasOwn(kindOf(kind).fields, field)) throw new AppError('invalidInput')
  const rowName = await nameOfRow(tx, adventureId, command)
  await tx.insert(draftNotes).values({ adventureId, authorId: member.userId, kind, rowId, field, rowName, text })
}

/** @throws AppError notFound for a row of another draft, too */
async function nameOfRow(tx: Transaction, adventureId: string, { kind, rowId }: Leave): Promise<string> {
  if (kind === 'details') {
    if (rowId !== adventureId) throw new AppError('notFound')
    return ''
  }
  const [row] = await finders[kind](tx, adventureId, eq(tables[kind].id, rowId))
  if (!row) throw new AppError('notFound')
  return String(row[kindOf(kind).nameField ?? ''] ?? '')
}

/** @throws AppError tooLarge; with `kind` when the texts are too long together */
async function requireRoom(tx: Transaction, adventureId: string): Promise<void> {
  const [all] = await tx
    .select({
      notes: sql<number>`count(*) filter (where ${draftNotes.noteId} is null)::int`,
      letters: sql<number>`coalesce(sum(length(${draftNotes.text})), 0)::int`,
    })
    .from(draftNotes)
    .leftJoin(asked, eq(asked.id, draftNotes.noteId))
    .where(and(eq(draftNotes.adventureId, adventureId), isNull(draftNotes.closedAt), isNull(asked.closedAt)))
  if (all!.notes > noteLimits.open) throw new AppError('tooLarge', { params: { most: noteLimits.open } })
  if (all!.letters > noteLimits.letters)
    throw new AppError('tooLarge', { params: { kind: 'letters', most: noteLimits.letters } })
}

/** The note that an answer answers. */
const asked = alias(draftNotes, 'asked')

async function answer(
  tx: Transaction,
  member: Member,
  adventureId: string,
  { noteId, text }: Extract<NoteCommand, { intent: 'answer' }>,
): Promise<void> {
  const [note] = await tx
    .select({ id: draftNotes.id })
    .from(draftNotes)
    .where(and(eq(draftNotes.id, noteId), eq(draftNotes.adventureId, adventureId), isNull(draftNotes.noteId)))
  if (!note) throw new AppError('notFound')
  if ((await tx.$count(draftNotes, eq(draftNotes.noteId, noteId))) >= noteLimits.answers)
    throw new AppError('tooLarge', { params: { most: noteLimits.answers } })
  await tx.insert(draftNotes).values({ adventureId, noteId, authorId: member.userId, text })
}

const answers = alias(draftNotes, 'answers')

/** @throws AppError conflict when others have answered it */
async function remove(tx: Transaction, member: Member, own: ReturnType<typeof and>): Promise<void> {
  const [mine] = await tx.select({ id: draftNotes.id }).from(draftNotes).where(own)
  if (!mine) throw new AppError('notFound')
  const others = tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.noteId, mine.id), ne(answers.authorId, member.userId)))
  const { rowCount } = await tx.delete(draftNotes).where(and(eq(draftNotes.id, mine.id), notExists(others)))
  if (!rowCount) throw new AppError('conflict', { log: 'others have answered it' })
}

async function forgetClosed(tx: Transaction, adventureId: string): Promise<void> {
  await tx.execute(sql`
    delete from draft_notes where id in (
      select id from (
        select note.id, row_number() over newest as place, sum(sum(length(each.text))) over newest as letters
        from draft_notes note join draft_notes each on each.id = note.id or each.note_id = note.id
        where note.adventure_id = ${adventureId} and note.closed_at is not null
        group by note.id
        window newest as (order by note.closed_at desc, note.id)
      ) as closed
      where place > ${noteLimits.closed} or letters > ${noteLimits.letters})`)
}

async function found(changing: PromiseLike<{ rowCount: number | null }>): Promise<void> {
  if (!(await changing).rowCount) throw new AppError('notFound')
}

export function statusOfNotes(result: NotesResult): number {
  if (result.status === 'listed') return 200
  return result.status === 'invalid' ? 400 : errorStatus[result.error.code]
}
