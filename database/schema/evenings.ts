import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { editions } from './editions.ts'

/** One evening on which a kit is played, on phones beside paper. Everything in it goes on `keptUntil`. */
export const evenings = pgTable(
  'evenings',
  {
    id: id(),
    hostId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    /** Pinned: what is published later changes nothing here. */
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['mystery-dinner', 'escape-room'] }).notNull(),
    /** In which invitations are sent. */
    language: text({ enum: ['en', 'fr'] }).notNull(),
    /** As the invitations name the host. */
    hostName: text().notNull(),
    day: date().notNull(),
    /** Of the day, as the host wrote it. */
    time: text().notNull().default(''),
    place: text().notNull().default(''),
    /** Grows with every change that a screen shows. */
    version: integer().notNull().default(1),
    state: jsonb().$type<{ kind: string }>().notNull(),
    /** Of the link to the room's screen. */
    tableTokenHash: text().notNull().unique('evenings_table_link'),
    sealedTableToken: text().notNull(),
    /** It is a play of its creator's figures. */
    isCounted: boolean().notNull().default(false),
    /** The day on which everything in it is deleted. */
    keptUntil: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('evenings_host_id_index').on(t.hostId, t.createdAt),
    index('evenings_adventure_id_index').on(t.adventureId),
    index('evenings_edition_id_index').on(t.editionId),
    index('evenings_kept_until_index').on(t.keptUntil),
    check('evenings_kind', sql`${t.kind} in ('mystery-dinner', 'escape-room')`),
    check('evenings_language', sql`${t.language} in ('en', 'fr')`),
  ],
)

/** A guest's secret link. Made anew, the old one leads nowhere. */
export const eveningLinks = pgTable(
  'evening_links',
  {
    id: id(),
    eveningId: uuid()
      .notNull()
      .references(() => evenings.id, { onDelete: 'cascade' }),
    /** Of the guest in the evening's state. */
    guestId: uuid().notNull(),
    tokenHash: text().notNull().unique('evening_links_token'),
    sealedToken: text().notNull(),
  },
  (t) => [uniqueIndex('evening_links_guest').on(t.eveningId, t.guestId)],
)
