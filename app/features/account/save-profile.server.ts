import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { profileOf } from './account.present.ts'
import { mergeProfile } from './merge-profile.ts'
import type { ProfileForm } from './profile.schema.ts'

export type NameChange = { userId: string; from: string; to: string }

/** What a higher-level feature does in the same transaction. */
export type FollowName = (transaction: Transaction, change: NameChange) => Promise<void>

type Saving = { typed: ProfileForm; was: Partial<ProfileForm> }

/** @returns null when saved; otherwise saves nothing and returns what another page stored meanwhile in the changed
 * fields @throws AppError notSignedIn when the account is gone */
export const saveProfile = (
  database: Database,
  userId: string,
  { typed, was }: Saving,
  follow: FollowName,
): Promise<Partial<ProfileForm> | null> =>
  database.transaction(async (tx) => {
    const [before] = await tx
      .select({
        name: users.name,
        bio: profiles.bio,
        translations: profiles.translations,
        physicalDescription: profiles.physicalDescription,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId))
      .for('no key update', { of: users })
    if (!before) throw new AppError('notSignedIn')
    const stored = profileOf(before)
    const { merged, theirs } = mergeProfile(typed, was, stored)
    if (Object.keys(theirs).length > 0) return theirs
    const { name, storyEn, storyFr, physicalDescription } = merged
    const translations = { ...before.translations, fr: { ...before.translations?.['fr'], bio: storyFr } }
    const profile = { bio: storyEn, translations, physicalDescription }
    await tx
      .insert(profiles)
      .values({ id: userId, ...profile })
      .onConflictDoUpdate({ target: profiles.id, set: { ...profile, updatedAt: new Date() } })
    if (name !== stored.name) {
      await tx.update(users).set({ name }).where(eq(users.id, userId))
      await follow(tx, { userId, from: stored.name, to: name })
    }
    const isSeen = name !== stored.name || storyEn !== stored.storyEn || storyFr !== stored.storyFr
    if (isSeen) await announcePageChange(tx)
    return null
  })
