import { eq } from 'drizzle-orm'
import { readToken } from '#app/platform/auth/account-tokens.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import type { AddressLink } from './address-link.ts'

/** Read only, so that a mail program that opens the link does no harm. */
export async function findAddressLink(
  database: Queryable,
  purpose: 'change_email' | 'restore_email',
  token: string,
): Promise<AddressLink> {
  const found = await readToken(database, purpose, token)
  if (found.state !== 'valid') return found
  const [person] = await database
    .select({ name: users.name, now: users.email })
    .from(users)
    .where(eq(users.id, found.userId))
  if (!person) return { state: 'unknown' }
  // People who read mail to the old address need not learn the new one
  return { state: 'valid', name: person.name, asked: found.email, now: purpose === 'change_email' ? person.now : null }
}
