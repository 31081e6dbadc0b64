import { eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'

export async function findOwnAccount(database: Queryable, userId: string) {
  const rows = await database
    .select({
      name: profiles.displayName,
      story: profiles.bio,
      email: users.email,
      emailVerified: users.emailVerified,
      since: users.createdAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
    .limit(1)
  return rows[0]
}
