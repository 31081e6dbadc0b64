import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { assets } from '#database/schema/assets.ts'

const ownAccount = builtOnce((database) =>
  database
    .select({
      name: users.name,
      bio: profiles.bio,
      translations: profiles.translations,
      physicalDescription: profiles.physicalDescription,
      portrait: { name: assets.name, mime: assets.mime },
      email: users.email,
      emailVerified: users.emailVerified,
      since: users.createdAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(assets, eq(assets.id, profiles.avatarAssetId))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('own_account'),
)

export const findOwnAccount = async (database: Queryable, userId: string) =>
  (await ownAccount(database).execute({ userId }))[0]

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>
