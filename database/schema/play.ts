import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { editions } from './editions.ts'
import { groupTeams } from './groups.ts'
import { createdAt, id, moment, updatedAt, version } from './columns.ts'

/** `state` is the fold of `run_events`; `version` is the number of the last event. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    editionId: uuid()
      .notNull()
      .references(() => editions.id, { onDelete: 'restrict' }),
    /** `halted`: its session has not begun, pauses or is over: no moves, and its clock stands. */
    status: text({ enum: ['active', 'halted', 'finished', 'abandoned'] })
      .notNull()
      .default('active'),
    isPlaytest: boolean().notNull().default(false),
    /** Its team, when it is played in a session for groups: it shows in nobody's list of games. */
    groupTeamId: uuid()
      .unique('runs_group_team')
      .references(() => groupTeams.id, { onDelete: 'cascade' }),
    /** The owner started it, of what is published, or it is played in a session: no play, and in no average. Whoever
     * joined an owner's game played. */
    isOwn: boolean().notNull().default(false),
    /** Who started it had lost what they bought when their account was erased: it goes on once another player buys. */
    isUnpaid: boolean().notNull().default(false),
    stateVersion: integer().notNull(),
    state: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull().default(0),
    contentLanguage: text({ enum: ['en', 'fr'] }).notNull(),
    activeMs: bigint({ mode: 'number' }).notNull().default(0),
    score: integer(),
    startedAt: createdAt(),
    finishedAt: moment(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('runs_adventure_id_index').on(t.adventureId, t.status),
    index('runs_edition_id_index').on(t.editionId),
    check('runs_status', sql`${t.status} in ('active', 'halted', 'finished', 'abandoned')`),
  ],
)

/** Every accepted command with its events, in order; accepted once, whatever is sent again. */
export const runEvents = pgTable(
  'run_events',
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    commandId: uuid().notNull(),
    /** May be gone. No foreign key: each move would pay for it, and deleting a player would read all events. */
    playerId: uuid(),
    command: jsonb().$type<Record<string, unknown>>().notNull(),
    events: jsonb().$type<Record<string, unknown>[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.seq] }), uniqueIndex('run_events_command').on(t.runId, t.commandId)],
)

export const parties = pgTable(
  'parties',
  {
    id: id(),
    runId: uuid()
      .notNull()
      .unique()
      .references(() => runs.id, { onDelete: 'cascade' }),
    joinCode: text().unique(),
    joinCodeExpiresAt: moment(),
    /** The code before, which lets nobody in: who still tries it is not guessing. */
    previousJoinCode: text(),
    chatEnabled: boolean().notNull().default(false),
    /** Masks phone numbers, and with them codes of as many digits. */
    chatHidesNumbers: boolean().notNull().default(false),
    maxPlayers: smallint().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('parties_previous_join_code_index')
      .on(t.previousJoinCode)
      .where(sql`${t.previousJoinCode} is not null`),
    check('parties_max_players', sql`${t.maxPlayers} >= 1`),
  ],
)

/** One person in a party: an account, or a guest known by the hash of a cookie's token. */
export const players = pgTable(
  'players',
  {
    id: id(),
    partyId: uuid()
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    guestTokenHash: text(),
    name: text().notNull(),
    contentLanguage: text({ enum: ['en', 'fr'] }),
    isHost: boolean().notNull().default(false),
    removedAt: moment(),
    /** Taken out: who left by themselves may come back with a code, who was taken out may not. */
    removedByHost: boolean().notNull().default(false),
    joinedAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('players_party_user').on(t.partyId, t.userId),
    uniqueIndex('players_party_guest').on(t.partyId, t.guestTokenHash),
    index('players_user_id_index').on(t.userId),
    index('players_guest_token_index').on(t.guestTokenHash),
  ],
)

/** A player with a fresh row is connected. Unlogged, because after a crash everybody connects anew. */
export const playerStreams = pgTable(
  'player_streams',
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    processId: uuid().notNull(),
    seenAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.processId] })],
)

/** What players of a party write to each other; the id is the sender's, so that the same message sent twice is one. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    partyId: uuid()
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.partyId, t.id] }),
    index('chat_messages_in_order').on(t.partyId, t.createdAt, t.id),
    index('chat_messages_player_id_index').on(t.playerId),
    check('chat_messages_length', sql`length(${t.text}) between 1 and 500`),
  ],
)

/** Over all runs, so that a new run is no new budget; `hasty:` counts answers without waiting (attempt-budget.ts). */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    actor: text().notNull(),
    puzzleId: uuid().notNull(),
    wrongCount: integer().notNull().default(0),
    pausedUntil: moment(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.actor, t.puzzleId] })],
)

/** One a person and adventure; what is hidden counts in nothing. A trigger keeps `adventures.rating_counts` and
 * `average_rating` in the same transaction, whoever writes: rating, hiding, a deleted account's cascade. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    text: text().notNull().default(''),
    creatorAnswer: text(),
    answeredAt: moment(),
    hiddenAt: moment(),
    editedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('reviews_shown_index')
      .on(t.adventureId, t.createdAt, t.id)
      .where(sql`${t.hiddenAt} is null`),
    uniqueIndex('reviews_one_a_person').on(t.adventureId, t.userId),
    index('reviews_user_id_index').on(t.userId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_lengths', sql`length(${t.text}) <= 2000 and length(${t.creatorAnswer}) <= 2000`),
  ],
)
