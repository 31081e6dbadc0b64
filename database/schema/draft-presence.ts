import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt } from './columns.ts'

/** Who has a draft open, and where: for seconds, and unlogged, since a crash ends it anyway. */
export const draftPresence = pgTable(
  'draft_presence',
  {
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A tab of the editor. */
    tab: text().notNull(),
    /** The row that is open there, and its field that is being written. */
    rowId: uuid(),
    field: text(),
    /** Another one than anybody else's who is here; counted from 0. */
    colour: integer().notNull().default(0),
    /** Since when without a break. */
    cameAt: createdAt(),
    seenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adventureId, t.userId] })],
)
