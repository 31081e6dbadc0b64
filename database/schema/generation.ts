import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id, moment } from './columns.ts'

/** Every call of a generating function: budget and audit in one, so it is logged, unlike the counters of limits.
 * A call is `reserved` before anything is sent; `given_back` counts against no budget. */
export const generationCalls = pgTable(
  'generation_calls',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    adventureId: uuid().references(() => adventures.id, { onDelete: 'set null' }),
    function: text().notNull(),
    /** `built-in`, or the host that the call went to. */
    provider: text().notNull(),
    model: text().notNull(),
    /** Of the daily budget; 0 for the built-in generator. */
    amount: integer().notNull(),
    /** What was asked for; empty where it would be the texts of an adventure. */
    prompt: text().notNull(),
    state: text({ enum: ['reserved', 'spent', 'given_back', 'refused'] })
      .notNull()
      .default('reserved'),
    errorCode: text(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    index('generation_calls_user_id_index').on(t.userId, t.createdAt.desc()),
    index('generation_calls_created_index').on(t.createdAt.desc()),
    index('generation_calls_reserved_index')
      .on(t.createdAt)
      .where(sql`${t.state} = 'reserved'`),
    check('generation_calls_state', sql`${t.state} in ('reserved', 'spent', 'given_back', 'refused')`),
    check('generation_calls_amount', sql`${t.amount} >= 0`),
  ],
)

/** Functions that an administrator has switched off; one without a row is on. */
export const generationSwitches = pgTable('generation_switches', {
  function: text().primaryKey(),
  switchedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})
