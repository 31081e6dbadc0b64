import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { newShareCode } from './adventures.ts'
import { createdAt, moment, updatedAt, version } from './columns.ts'

/** One puzzle alone. Its id is random, because whoever has it may play. Without an owner it is deleted after 30 days. */
export const locks = pgTable(
  'locks',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    type: text().notNull(),
    typeVersion: integer().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    title: text().notNull(),
    question: text().notNull(),
    configuration: jsonb().$type<Record<string, unknown>>().notNull(),
    solution: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What is said to those who have opened it, and where it leads; empty for nowhere. */
    opened: text().notNull(),
    openedLink: text().notNull().default(''),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the cookie of the browser that made it, until somebody keeps it. */
    makerHash: text(),
    /** To be typed where invitations are, by who has no camera. */
    code: text().notNull().unique('locks_code').default(newShareCode),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('locks_owner_id_index').on(t.ownerId, t.createdAt),
    index('locks_unkept_index')
      .on(t.createdAt)
      .where(sql`${t.ownerId} is null`),
    check('locks_one_maker', sql`(${t.ownerId} is null) <> (${t.makerHash} is null)`),
    check('locks_language', sql`${t.language} in ('en', 'fr')`),
    check(
      'locks_lengths',
      sql`length(${t.title}) between 1 and 80 and length(${t.question}) <= 600
        and length(${t.opened}) <= 600 and length(${t.openedLink}) <= 300`,
    ),
  ],
)

/** How far a browser has come with a lock. Wrong answers are counted in `attempt_counters`. */
export const lockPlays = pgTable(
  'lock_plays',
  {
    lockId: uuid()
      .notNull()
      .references(() => locks.id, { onDelete: 'cascade' }),
    guestHash: text().notNull(),
    /** Wrong answers in their normal form, oldest first. */
    tried: jsonb().$type<string[]>().notNull().default([]),
    /** What is kept of a puzzle solved in steps: the judge's, which stays secret, and the player's. */
    progress: jsonb().$type<unknown>(),
    view: jsonb().$type<unknown>(),
    solvedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.lockId, t.guestHash] }),
    index('lock_plays_guest_hash_index').on(t.guestHash),
    index('lock_plays_updated_index').on(t.updatedAt),
  ],
)
