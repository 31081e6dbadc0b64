import { and, eq } from 'drizzle-orm'
import { readToken } from '#app/platform/auth/account-tokens.server.ts'
import type { TokenPurpose } from '#app/platform/auth/account-tokens.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import type { MailedLink } from './mailed-link.ts'

/** Read only, so that a mail program that opens the link does no harm. */
export async function findMailedLink(database: Queryable, purpose: TokenPurpose, token: string): Promise<MailedLink> {
  const found = await readToken(database, purpose, token)
  if (found.state !== 'valid') return found
  const [person] = await database
    .select({ name: users.name, since: users.createdAt })
    .from(users)
    .where(and(eq(users.id, found.userId), eq(users.email, found.email)))
  return person ? { state: 'valid', email: found.email, ...person } : { state: 'unknown' }
}
