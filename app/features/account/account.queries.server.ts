import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'

const ownAccount = builtOnce((database) =>
  database
    .select({
      name: profiles.displayName,
      story: profiles.bio,
      email: users.email,
      emailVerified: users.emailVerified,
      since: users.createdAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('own_account'),
)

export const findOwnAccount = async (database: Queryable, userId: string) =>
  (await ownAccount(database).execute({ userId }))[0]
