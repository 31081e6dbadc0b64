import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id, moment } from './columns.ts'

export const assets = pgTable(
  'assets',
  {
    id: id(),
    ownerId: uuid().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    adventureId: uuid().references((): AnyPgColumn => adventures.id, { onDelete: 'set null' }),
    purpose: text({ enum: ['cover', 'scene', 'puzzle', 'item', 'npc', 'avatar', 'sound', 'video'] }).notNull(),
    name: text().notNull().unique(),
    storageKey: text().notNull().unique(),
    mime: text().notNull(),
    width: integer(),
    height: integer(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** Who made it, as known or as its author says; a copy keeps it. */
    origin: text({ enum: ['person', 'model', 'built-in'] })
      .notNull()
      .default('person'),
    /** Set once the file is part of something the public may see; until then only who may see the draft gets it. */
    publishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('assets_owner_id_index').on(t.ownerId),
    index('assets_adventure_id_index').on(t.adventureId),
    check(
      'assets_purpose',
      sql`${t.purpose} in ('cover', 'scene', 'puzzle', 'item', 'npc', 'avatar', 'sound', 'video')`,
    ),
    check('assets_origin', sql`${t.origin} in ('person', 'model', 'built-in')`),
    check('assets_bytes', sql`${t.bytes} >= 0`),
  ],
)
