import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

/** Mailed links, used once. The secret is known to the mail alone, here is its SHA-256; used and expired rows stay a
 * day, so that a link can say what became of it. Personal: `email`, which leaves with the user. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: ['verify_email', 'reset_password', 'change_email', 'restore_email'] }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the mail went to. To verify it or set a password it must still be the account's; `change_email`
     * makes it the account's, `restore_email` once more. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'account_tokens_purpose',
      sql`${t.purpose} in ('verify_email', 'reset_password', 'change_email', 'restore_email')`,
    ),
    index('account_tokens_user_id_index').on(t.userId),
    index('account_tokens_expires_at_index').on(t.expiresAt),
    index('account_tokens_email_index').on(t.email),
  ],
)
