import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { createdAt, moment } from './columns.ts'

/** What is on a team's certificate, by its check code: no name, and nothing that leads to the team or its session. */
export const certificates = pgTable(
  'certificates',
  {
    code: text().primaryKey(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    ms: integer().notNull(),
    score: integer().notNull(),
    hasEnded: boolean().notNull(),
    playedOn: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('certificates_adventure_id_index').on(t.adventureId)],
)
