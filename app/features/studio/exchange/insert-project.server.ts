import { sql, eq } from 'drizzle-orm'
import { searchTextOf } from '#app/features/adventure/search-text.ts'
import { slugOf } from './slug.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { AppError } from '#app/shared/app-error.ts'

type NewProject = Omit<typeof adventures.$inferInsert, 'slug' | 'creatorId' | 'searchText'>

/** The first project makes its member a creator. @throws AppError notSignedIn when the account is gone */
export async function insertProject(
  tx: Transaction,
  creatorId: string,
  project: NewProject,
): Promise<typeof adventures.$inferSelect> {
  await becomeCreator(tx, creatorId)
  const searchText = searchTextOf({ description: '', translations: {}, ...project })
  // Two projects with the same title in the same millisecond would share a slug; codes may meet by chance
  for (let now = Date.now(); ; now++) {
    const [created] = await tx
      .insert(adventures)
      .values({ ...project, creatorId, searchText, slug: slugOf(project.title, now) })
      .onConflictDoNothing()
      .returning()
    if (created) return created
  }
}

export async function becomeCreator(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (!person) throw new AppError('notSignedIn')
  await tx
    .insert(profiles)
    .values({ id: userId, isCreator: true })
    .onConflictDoUpdate({ target: profiles.id, set: { isCreator: true }, setWhere: sql`not ${profiles.isCreator}` })
}
