import type { Queryable } from '#app/platform/database/client.server.ts'
import { coAuthors } from '#database/schema/co-authors.ts'
import { buildUser } from './build-user.ts'

type Overrides = Partial<typeof coAuthors.$inferInsert> & { name?: string }

/** Somebody new, who has a part in the adventure. */
export async function buildCoAuthor(
  database: Queryable,
  adventureId: string,
  { name = 'Bo', role = 'editor', ...overrides }: Overrides = {},
) {
  const person = await buildUser(database, { name })
  const language = role === 'translator' ? 'fr' : null
  await database.insert(coAuthors).values({ adventureId, userId: person.id, role, language, ...overrides })
  return person
}
