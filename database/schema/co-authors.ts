import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { coAuthorRoles, sharePercents } from '#app/shared/co-author-roles.ts'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id, moment } from './columns.ts'

const part = () => ({
  role: text({ enum: coAuthorRoles }).notNull(),
  /** A translator's; null for the others. */
  language: text({ enum: ['en', 'fr'] }),
})

const ofTranslators = (t: { role: AnyPgColumn; language: AnyPgColumn }) =>
  sql`(${t.role} = 'translator') = (${t.language} is not null)`

/** Who makes a work with its owner. */
export const coAuthors = pgTable(
  'co_authors',
  {
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...part(),
    /** What they get of each sale from now on, in percent of what the platform leaves to its owner. */
    sharePercent: integer().notNull().default(0),
    /** Since when its owner offers them the work itself. */
    offeredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.adventureId, t.userId] }),
    index('co_authors_user_id_index').on(t.userId),
    uniqueIndex('co_authors_one_offer')
      .on(t.adventureId)
      .where(sql`${t.offeredAt} is not null`),
    check('co_authors_language', ofTranslators(t)),
    check(
      'co_authors_share',
      sql`${t.sharePercent} between ${sql.raw(String(sharePercents.least))} and ${sql.raw(String(sharePercents.most))}`,
    ),
  ],
)

/** For one person each: whoever accepts it uses it up. */
export const coAuthorInvitations = pgTable(
  'co_author_invitations',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    ...part(),
    /** Null for a link that the owner hands on. */
    email: text(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('co_author_invitations_adventure_id_index').on(t.adventureId),
    check('co_author_invitations_language', ofTranslators(t)),
  ],
)
