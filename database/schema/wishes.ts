import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id, moment } from './columns.ts'

/** One mail when it opens, in the language of the asking; answered once (`notified_at`), asking again renews the id. */
export const wishes = pgTable(
  'wishes',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    notifiedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('wishes_one_a_person').on(t.adventureId, t.userId),
    index('wishes_user_id_index').on(t.userId),
    index('wishes_waiting_index')
      .on(t.adventureId, t.id)
      .where(sql`${t.notifiedAt} is null`),
    check('wishes_language', sql`${t.language} in ('en', 'fr')`),
  ],
)

/** Published while people waited for them: written by the publishing, gone when everybody has been told. */
export const openings = pgTable('openings', {
  adventureId: uuid()
    .primaryKey()
    .references(() => adventures.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})
