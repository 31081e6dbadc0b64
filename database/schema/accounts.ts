import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { assets } from './assets.ts'
import { createdAt, editable, id, moment, updatedAt } from './columns.ts'

/*
 * Personal columns, why they are kept, and what export and deletion of an account do with them.
 *
 * | column                          | purpose                       | export | erase                                    |
 * |---------------------------------|-------------------------------|--------|------------------------------------------|
 * | users.email                     | sign-in, mail                 | yes    | row deleted                              |
 * | users.name                      | shown to everybody            | yes    | row deleted                              |
 * | users.consent_*                 | proof of consent              | yes    | row deleted                              |
 * | auth_sessions.ip_address, agent | showing one's own sessions    | yes    | row deleted with the user                |
 * | auth_accounts.password          | sign-in (Argon2id hash)       | no     | row deleted with the user                |
 * | account_tokens.email            | mailed links, at most 8 days  | no     | row deleted with the user                |
 * | second_factors.*                | second step of signing in     | no     | row deleted with the user                |
 * | profiles.*                      | public creator page           | yes    | row deleted; picture's asset deleted     |
 * | players.name                    | shown to the party            | yes    | user reference set to null, name blanked |
 * | chat_messages.text              | shown to the party            | yes    | row deleted with the player's            |
 * | reviews.text                    | shown with the adventure      | yes    | row deleted with the user                |
 * | wishes.*                        | one mail when it opens        | yes    | row deleted with the user                |
 * | purchases.user_id               | entitlement, accounting       | yes    | set to null, the row stays without name  |
 * | contact_messages.*              | answering the visitor         | by mail| deleted by the inbox's retention         |
 * | outbox_mails.to_address, text  | mail under way; sealed links  | no     | with the user, or 30 days after writing  |
 * | audit_log.actor_id              | who did what in the back office| no    | set to null                              |
 */

export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  /** Seeded owners of the samples have no credential and never count as the first person. */
  isSeeded: boolean().notNull().default(false),
  consentVersion: text(),
  consentLanguage: text(),
  consentedAt: moment(),
  bannedAt: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Sign-in sessions (better-auth model `session`): a hash of the cookie's token, idle and absolute expiry. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Opens nothing but the page that asks for the second factor. */
    awaitsCode: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_sessions_user_id_index').on(t.userId)],
)

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auth_accounts_provider_account').on(t.providerId, t.accountId),
    index('auth_accounts_user_id_index').on(t.userId),
  ],
)

/** Codes of an authenticator app (TOTP, RFC 6238). Without `confirmedAt` it is being set up and asks nobody. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key from `AUTH_SECRET`. */
  secret: text().notNull(),
  /** The last step of 30 seconds since 1970 whose code was used; codes count only after it. */
  lastStep: integer().notNull().default(0),
  /** HMACs of the recovery codes that are left. */
  recoveryHashes: text().array().notNull().default([]),
  confirmedAt: moment(),
  createdAt: createdAt(),
})

/** Single-use tokens for verification and reset (better-auth model `verification`). */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_verifications_identifier_index').on(t.identifier)],
)

/** The Whodini character: what others see of a person beside `users.name`, the Character Name. `bio` is the Character
 * Story in English; `translations` hold the French one. `physical_description` is for the person alone. */
export const profiles = pgTable('profiles', {
  id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text().notNull().default(''),
  physicalDescription: text().notNull().default(''),
  avatarAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
  isCreator: boolean().notNull().default(false),
  ...editable(),
})

/** One row a user; no row means the role `user`. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['admin', 'moderator'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('user_roles_role', sql`${t.role} in ('admin', 'moderator')`)],
)
