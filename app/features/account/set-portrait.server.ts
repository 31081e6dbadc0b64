import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import { removeFiles } from '#app/features/media/remove-files.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { assets } from '#database/schema/assets.ts'

/** What a higher-level feature does in the same transaction. */
export type FollowPortrait = (transaction: Transaction, userId: string) => Promise<void>

type Where = { db: Database; storage: FileStorage }

/** Two simultaneous uploads each have a file that is not yet anybody's portrait. */
const leftOver = sql`now() - interval '1 hour'`

/** Makes a stored picture the person's portrait, or leaves none; deletes the previous file.
 * @throws AppError notSignedIn when the account is gone, notFound when it is no picture of theirs */
export async function setPortrait(
  { db, storage }: Where,
  userId: string,
  assetId: string | null,
  follow: FollowPortrait,
): Promise<void> {
  const files = await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ portrait: profiles.avatarAssetId })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId))
      .for('no key update', { of: users })
    if (!person) throw new AppError('notSignedIn')
    const own = and(eq(assets.ownerId, userId), eq(assets.purpose, 'avatar'))
    if (assetId !== null && (await tx.$count(assets, and(own, eq(assets.id, assetId)))) === 0)
      throw new AppError('notFound')
    await tx
      .insert(profiles)
      .values({ id: userId, avatarAssetId: assetId })
      .onConflictDoUpdate({ target: profiles.id, set: { avatarAssetId: assetId, updatedAt: new Date() } })
    const gone = await tx
      .delete(assets)
      .where(
        and(
          own,
          assetId === null
            ? undefined
            : and(
                ne(assets.id, assetId),
                or(
                  person.portrait === null ? undefined : eq(assets.id, person.portrait),
                  lt(assets.createdAt, leftOver),
                ),
              ),
        ),
      )
      .returning({ key: assets.storageKey })
    await follow(tx, userId)
    await announcePageChange(tx)
    return gone.map(({ key }) => key)
  })
  await removeFiles(storage, files)
}
