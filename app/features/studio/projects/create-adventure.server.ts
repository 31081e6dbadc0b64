import { categories } from '#app/features/adventure/catalogue.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { searchTextOf } from '#app/features/adventure/search-text.ts'
import type { CreateAdventureInput } from '#app/features/studio/details.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { insertProject } from './insert-project.server.ts'

/**
 * A new project, as a draft of its creator, who is a creator from the first one on.
 * @throws AppError notSignedIn when the account is gone
 */
export function createAdventure(
  database: Queryable,
  member: Member,
  input: CreateAdventureInput,
): Promise<{ id: string; kind: CreateAdventureInput['kind'] }> {
  return database.transaction(async (tx) => {
    const words = { title: input.title, description: input.description, translations: {} }
    const { id, kind } = await insertProject(tx, member.userId, {
      ...words,
      kind: input.kind,
      category: input.category ?? categories[input.kind][0],
      difficulty: input.difficulty,
      priceCents: input.price,
      imageDescription: input.imageDescription,
      primaryLanguage: input.primaryLanguage,
      languages: [input.primaryLanguage],
      searchText: searchTextOf(words),
    })
    return { id, kind }
  })
}
