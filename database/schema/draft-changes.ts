import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id } from './columns.ts'

/** What the commands of a draft changed, told by row: what one person did to it within an hour, or until somebody else
 * came or left, who would otherwise be told of more than they missed. */
export const draftChanges = pgTable(
  'draft_changes',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text().notNull(),
    rowId: uuid().notNull(),
    /** What it was called then. */
    rowName: text().notNull(),
    /** `replace`: a version was brought back, or the primary language changed; kept at the details. */
    op: text({ enum: ['create', 'change', 'remove', 'replace'] }).notNull(),
    /** `name` of a field, or `fr:name` of a translation. */
    fields: text().array().notNull(),
    /** Of these fields, where they are short enough to be kept. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When it began. */
    hour: timestamp({ withTimezone: true }).notNull(),
    /** The last save of it. */
    revision: integer().notNull(),
    changedAt: createdAt(),
  },
  (t) => [
    unique('draft_changes_hour').on(t.adventureId, t.rowId, t.userId, t.hour, t.op),
    index('draft_changes_adventure_id_index').on(t.adventureId, t.revision.desc()),
    index('draft_changes_user_id_index').on(t.userId),
    index('draft_changes_changed_at_index').on(t.changedAt),
    check('draft_changes_op', sql`${t.op} in ('create', 'change', 'remove', 'replace')`),
  ],
)

/** Up to which save somebody has seen what others did to a shared draft. */
export const draftVisits = pgTable(
  'draft_visits',
  {
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    seenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adventureId, t.userId] }), index('draft_visits_user_id_index').on(t.userId)],
)
