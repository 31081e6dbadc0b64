import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { editions } from './editions.ts'

/** Sums a day, page (`*`: the whole site) and language; kept 400 days. Nothing of any visitor is stored. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date().notNull(),
    path: text().notNull(),
    language: text().notNull(),
    views: integer().notNull().default(1),
    visitors: integer().notNull().default(0),
    adventureId: uuid().references(() => adventures.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.path, t.language] }),
    index('page_views_adventure_id_index').on(t.adventureId),
  ],
)

/** The random number of a day, the same for all processes. It goes with its day, and then nothing leads back. */
export const daySalts = pgTable('day_salts', { day: date().primaryKey(), salt: text().notNull() })

/** First visits of a day: hashes of page and visitor with the day's salt, deleted with the day. */
export const dayVisits = pgTable('day_visits', { day: date().notNull(), visit: text().notNull() }, (t) => [
  primaryKey({ columns: [t.day, t.visit] }),
])

/** Days on which an account opened a page or made a move; kept 400 days. */
export const activeDays = pgTable(
  'active_days',
  {
    day: date().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.day, t.userId] }), index('active_days_user_id_index').on(t.userId)],
)

/** Clicks beside every hotspot, as sums a day, by a coarse cell of the picture (see `click-cells.ts`). */
export const sceneClicks = pgTable(
  'scene_clicks',
  {
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    sceneId: uuid().notNull(),
    day: date().notNull(),
    cell: smallint().notNull(),
    clicks: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.sceneId, t.day, t.cell] }),
    check('scene_clicks_cell', sql`${t.cell} between 0 and 575`),
  ],
)
