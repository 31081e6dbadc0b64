import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id } from './columns.ts'

/** An immutable compiled adventure, as players may see it. Its secrets are in `edition_secrets`. */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references((): AnyPgColumn => adventures.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    purpose: text({ enum: ['published', 'playtest'] }).notNull(),
    schemaVersion: integer().notNull(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    contentHash: text().notNull(),
    draftRevision: integer().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('editions_number').on(t.adventureId, t.number),
    check('editions_purpose', sql`${t.purpose} in ('published', 'playtest')`),
  ],
)

export const editionSecrets = pgTable('edition_secrets', {
  editionId: uuid()
    .primaryKey()
    .references(() => editions.id, { onDelete: 'cascade' }),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
})
