import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { longestNote } from '#app/shared/longest-note.ts'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id, moment } from './columns.ts'

/** What those who make a work say to each other about one of its rows, and the answers to that. */
export const draftNotes = pgTable(
  'draft_notes',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    /** Of an answer. */
    noteId: uuid().references((): AnyPgColumn => draftNotes.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of a note: a row of the draft, which may be gone since, and one of its fields. */
    kind: text(),
    rowId: uuid(),
    field: text(),
    /** What the row was called then. */
    rowName: text().notNull().default(''),
    text: text().notNull(),
    closedAt: moment(),
    closedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Of anything in it. */
    changedAt: createdAt(),
  },
  (t) => [
    index('draft_notes_adventure_id_index').on(t.adventureId, t.createdAt),
    index('draft_notes_note_id_index').on(t.noteId),
    index('draft_notes_author_id_index').on(t.authorId),
    index('draft_notes_closed_by_index').on(t.closedBy),
    check('draft_notes_place', sql`(${t.noteId} is null) = (${t.kind} is not null and ${t.rowId} is not null)`),
    check('draft_notes_text', sql`length(${t.text}) between 1 and ${sql.raw(String(longestNote))}`),
  ],
)
