import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { runs } from './play.ts'

/** Learning platforms (LTI 1.3), as an administrator registered them. */
export const learningPlatforms = pgTable(
  'learning_platforms',
  {
    id: id(),
    name: text().notNull(),
    /** Compared sign by sign, as OpenID Connect asks. */
    issuer: text().notNull(),
    clientId: text().notNull(),
    deploymentIds: text().array().notNull(),
    authUrl: text().notNull(),
    tokenUrl: text().notNull(),
    keysUrl: text().notNull(),
    disabledAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('learning_platforms_client').on(t.issuer, t.clientId),
    check('learning_platforms_deployments', sql`cardinality(${t.deploymentIds}) between 1 and 100`),
  ],
)

const platformId = () =>
  uuid()
    .notNull()
    .references(() => learningPlatforms.id, { onDelete: 'cascade' })

/** Launches under way, for ten minutes; the row is deleted by the answer that it is for. */
export const learningLogins = pgTable(
  'learning_logins',
  {
    stateHash: text().primaryKey(),
    platformId: platformId(),
    nonce: text().notNull(),
    /** Of the cookie of the browser that asked. */
    browserHash: text().notNull(),
    /** What the platform said it would open. */
    target: text().notNull(),
    deploymentId: text(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('learning_logins_expires_index').on(t.expiresAt)],
)

/** What a launch opened, for a day, for whoever has the guest's cookie that it set. */
export const learningLaunches = pgTable(
  'learning_launches',
  {
    id: id(),
    platformId: platformId(),
    guestHash: text().notNull(),
    isTeacher: boolean().notNull(),
    /** A hash of the deployment and the place in a course that the launch came from. */
    placeHash: text().notNull(),
    adventureId: uuid().references(() => adventures.id, { onDelete: 'cascade' }),
    /** Where grades of this place go, and whom the platform should give them to (encrypted). */
    lineItem: text(),
    sealedLearner: text(),
    /** Where a teacher's page asks for names. */
    rosterUrl: text(),
    /** Sites whose pages may frame it. */
    framedBy: text().array().notNull(),
    /** Where a choice is sent back to, with what the platform wants to have back. */
    choice: jsonb().$type<{ returnUrl: string; deploymentId: string; data: string | null }>(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('learning_launches_expires_index').on(t.expiresAt),
    index('learning_launches_platform_index').on(t.platformId),
    index('learning_launches_adventure_index').on(t.adventureId),
  ],
)

/** A game that a launch started, and what the platform has yet to be told of it. */
export const learningGames = pgTable(
  'learning_games',
  {
    runId: uuid()
      .primaryKey()
      .references(() => runs.id, { onDelete: 'cascade' }),
    platformId: platformId(),
    placeHash: text().notNull(),
    /** Both are null once the grade has arrived, or was given up. */
    lineItem: text(),
    sealedLearner: text(),
    /** The version of the run up to which the record store has its statements. */
    recordedVersion: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('learning_games_place_index').on(t.platformId, t.placeHash),
    index('learning_games_grades_index')
      .on(t.runId)
      .where(sql`${t.lineItem} is not null`),
  ],
)

/** The key that signs what goes to platforms: one, made at the first use, encrypted. */
export const learningKeys = pgTable('learning_keys', {
  keyId: text().primaryKey(),
  sealedKey: text().notNull(),
  createdAt: createdAt(),
})
