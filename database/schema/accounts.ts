import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { assets } from './assets.ts'
import { createdAt, editable, id, moment, updatedAt } from './columns.ts'

// What is kept of a person, why, and what export and deletion do with it: database/personal-columns.ts

export const users = pgTable(
  'users',
  {
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
    /** As last chosen while signed in; null: never. A sign-in brings them to the device, whose cookies count. */
    language: text({ enum: ['en', 'fr'] }),
    theme: text({ enum: ['system', 'light', 'dark'] }),
    /** Off until the person makes a new wish, or turns it on. */
    openingMails: boolean().notNull().default(true),
    /** When the account is erased, a week after its owner asked; null while nobody has. */
    closesAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_closes_at_index')
      .on(t.closesAt)
      .where(sql`${t.closesAt} is not null`),
    check('users_language', sql`${t.language} in ('en', 'fr')`),
    check('users_theme', sql`${t.theme} in ('system', 'light', 'dark')`),
  ],
)

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
