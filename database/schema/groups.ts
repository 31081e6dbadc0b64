import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { arrivals, groupStatuses, idleMinutes, starts } from '#app/shared/group-sessions.ts'
import { inSql } from '#app/shared/statuses.ts'
import { users } from './accounts.ts'
import { adventures, newShareCode } from './adventures.ts'
import { editions } from './editions.ts'
import { purchases } from './payments.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

/** Several teams play one edition under an organiser, who need not play. Everything in it goes on `keptUntil`. */
export const groupSessions = pgTable(
  'group_sessions',
  {
    id: id(),
    organiserId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    /** Pinned: what is published later changes nothing here. */
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** Of paid work: the gift whose seats its teams take. */
    purchaseId: uuid().references(() => purchases.id, { onDelete: 'set null' }),
    name: text().notNull(),
    arrival: text({ enum: arrivals }).notNull(),
    starts: text({ enum: starts }).notNull(),
    status: text({ enum: groupStatuses }).notNull().default('waiting'),
    /** Of each team's run time; what a team was given beyond it is in its run's state. */
    limitMs: integer(),
    isRanked: boolean().notNull().default(true),
    /** Minutes without a touch after which its kiosk starts anew. */
    idleMinutes: smallint().notNull().default(3),
    /** Typed where invitations are; of teams that name themselves. */
    code: text().unique(),
    /** Of the link to the projector's screen. */
    screenTokenHash: text().notNull(),
    sealedScreenToken: text().notNull(),
    startedAt: moment(),
    endedAt: moment(),
    /** The day on which everything in it is deleted, as the organiser was told. */
    keptUntil: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('group_sessions_organiser_id_index').on(t.organiserId, t.createdAt),
    index('group_sessions_adventure_id_index').on(t.adventureId),
    index('group_sessions_edition_id_index').on(t.editionId),
    index('group_sessions_purchase_id_index').on(t.purchaseId),
    index('group_sessions_kept_until_index').on(t.keptUntil),
    check('group_sessions_arrival', sql`${t.arrival} in ${sql.raw(inSql(arrivals))}`),
    check('group_sessions_starts', sql`${t.starts} in ${sql.raw(inSql(starts))}`),
    check('group_sessions_status', sql`${t.status} in ${sql.raw(inSql(groupStatuses))}`),
    check('group_sessions_code', sql`(${t.code} is not null) = (${t.arrival} = 'named')`),
    check('group_sessions_limit', sql`${t.limitMs} > 0`),
    check(
      'group_sessions_idle',
      sql`${t.idleMinutes} between ${sql.raw(`${idleMinutes.least} and ${idleMinutes.most}`)}`,
    ),
  ],
)

/** A team has one run (`runs.group_team_id`), which has not started while its version is 0. */
export const groupTeams = pgTable(
  'group_teams',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => groupSessions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    displayOrder: smallint().notNull(),
    /** Of the link with which its players come. */
    tokenHash: text().notNull().unique('group_teams_link'),
    sealedToken: text().notNull(),
    /** To be typed, for a device without a camera; whoever guesses is counted. */
    code: text().notNull().unique('group_teams_code').default(newShareCode),
    /** When the team asked for help; nobody has come yet. */
    stuckSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('group_teams_order').on(t.sessionId, t.displayOrder)],
)
