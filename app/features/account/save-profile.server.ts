import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import type { ProfileForm } from './profile.schema.ts'

export type NameChange = { userId: string; from: string; to: string }

/** What an upper feature does in the same transaction. */
export type FollowName = (transaction: Transaction, change: NameChange) => Promise<void>

/** @throws AppError notSignedIn when the account is gone */
export const saveProfile = (
  database: Database,
  userId: string,
  { name, storyEn, storyFr, physicalDescription }: ProfileForm,
  follow: FollowName,
): Promise<void> =>
  database.transaction(async (tx) => {
    const [before] = await tx
      .select({ name: users.name, bio: profiles.bio, translations: profiles.translations })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId))
      .for('no key update', { of: users })
    if (!before) throw new AppError('notSignedIn')
    const translations = { ...before.translations, fr: { ...before.translations?.['fr'], bio: storyFr } }
    const profile = { bio: storyEn, translations, physicalDescription }
    await tx
      .insert(profiles)
      .values({ id: userId, ...profile })
      .onConflictDoUpdate({ target: profiles.id, set: { ...profile, updatedAt: new Date() } })
    if (name !== before.name) {
      await tx.update(users).set({ name }).where(eq(users.id, userId))
      await follow(tx, { userId, from: before.name, to: name })
    }
    const storyBefore = [before.bio ?? '', before.translations?.['fr']?.['bio'] ?? '']
    if (name !== before.name || storyBefore[0] !== storyEn || storyBefore[1] !== storyFr) await announcePageChange(tx)
  })
