import { eq, sql } from 'drizzle-orm'
import { categories } from '#app/features/adventure/catalogue.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { searchTextOf } from '#app/features/adventure/search-text.ts'
import type { CreateAdventureInput } from '#app/features/studio/details.schema.ts'
import { slugOf } from '#app/features/studio/slug.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { AppError } from '#app/shared/app-error.ts'

/**
 * A new project, as a draft of its creator, who is a creator from the first one on.
 * @throws AppError notSignedIn when the account is gone
 */
export function createAdventure(database: Queryable, member: Member, input: CreateAdventureInput): Promise<{ id: string; kind: CreateAdventureInput['kind'] }> {
  return database.transaction(async (tx) => {
    await becomeCreator(tx, member.userId)
    const words = { title: input.title, description: input.description, translations: {} }
    const row = {
      ...words,
      creatorId: member.userId,
      kind: input.kind,
      category: input.category ?? categories[input.kind][0],
      difficulty: input.difficulty,
      priceCents: input.price,
      imageDescription: input.imageDescription,
      primaryLanguage: input.primaryLanguage,
      languages: [input.primaryLanguage],
      searchText: searchTextOf(words),
    }
    // Two projects of one title in one millisecond: the next millisecond is as good
    for (let now = Date.now(); ; now++) {
      const [created] = await tx
        .insert(adventures)
        .values({ ...row, slug: slugOf(input.title, now) })
        .onConflictDoNothing({ target: adventures.slug })
        .returning({ id: adventures.id, kind: adventures.kind })
      if (created) return created
    }
  })
}

async function becomeCreator(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId)).for('key share')
  if (!person) throw new AppError('notSignedIn')
  await tx
    .insert(profiles)
    .values({ id: userId, displayName: person.name, isCreator: true })
    .onConflictDoUpdate({ target: profiles.id, set: { isCreator: true }, setWhere: sql`not ${profiles.isCreator}` })
}
