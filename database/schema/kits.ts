import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt } from './columns.ts'
import { editions } from './editions.ts'

/** When somebody with an account first took the pages of a kit home; none of its creator, administrators and guests. */
export const kitDownloads = pgTable(
  'kit_downloads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Somebody's first evening is the play that their download counted. */
    hadEvening: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.adventureId] }),
    index('kit_downloads_adventure_id_index').on(t.adventureId, t.createdAt),
    index('kit_downloads_edition_id_index').on(t.editionId),
  ],
)

/** Hints that were opened on phones beside a printed room, as sums a day; the step after the last hint is the answer. */
export const kitHintDays = pgTable(
  'kit_hint_days',
  {
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    puzzleId: uuid().notNull(),
    /** From 1. */
    step: smallint().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.puzzleId, t.step, t.day] }),
    index('kit_hint_days_adventure_id_index').on(t.adventureId, t.day),
    check('kit_hint_days_step', sql`${t.step} between 1 and 20`),
  ],
)
