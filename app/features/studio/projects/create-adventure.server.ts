import { categories, usualPlayers } from '#app/features/rows/catalogue.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { CreateAdventureInput } from './projects.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newSingles } from '#app/features/studio/draft/new-singles.ts'
import { writeRows } from '#app/features/studio/draft/write-rows.server.ts'
import { insertProject } from '#app/features/studio/exchange/insert-project.server.ts'

/** The first project makes its member a creator. @throws AppError notSignedIn when the account is gone */
export function createAdventure(
  database: Queryable,
  member: Member,
  input: CreateAdventureInput,
): Promise<{ id: string; kind: CreateAdventureInput['kind'] }> {
  return database.transaction(async (tx) => {
    const { id, kind } = await insertProject(tx, member.userId, {
      title: input.title,
      description: input.description,
      kind: input.kind,
      category: input.category ?? categories[input.kind][0],
      difficulty: input.difficulty,
      recommendedPlayers: usualPlayers[input.kind],
      priceCents: input.price,
      imageDescription: input.imageDescription,
      primaryLanguage: input.primaryLanguage,
      languages: [input.primaryLanguage],
    })
    await writeRows(tx, id, newSingles(kind))
    return { id, kind }
  })
}
