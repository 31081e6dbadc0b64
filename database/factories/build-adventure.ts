import { searchTextOf } from '#app/features/adventure/search-text.ts'
import { newSingles } from '#app/features/studio/draft/new-singles.ts'
import { writeRows } from '#app/features/studio/draft/write-rows.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildUser } from './build-user.ts'

type Row = typeof adventures.$inferSelect

/** @param singles whether it gets the rows that such a project begins with */
export async function buildAdventure(
  database: Queryable,
  { singles = true, ...overrides }: Partial<typeof adventures.$inferInsert> & { singles?: boolean } = {},
): Promise<Row> {
  const id = overrides.id ?? newId()
  const creatorId = overrides.creatorId === undefined ? (await buildUser(database)).id : overrides.creatorId
  const values = {
    title: 'The Locked Attic',
    description: 'Somebody turned the key from the outside.',
    slug: `the-locked-attic-${id}`,
    kind: 'online-adventure' as const,
    category: 'Mystery',
    recommendedPlayers: '1-4',
    translations: {},
    ...overrides,
    id,
    creatorId,
  }
  const [row] = await database
    .insert(adventures)
    .values({ searchText: searchTextOf(values), ...values })
    .returning()
  if (!row) throw new Error('no adventure was built')
  const own = singles ? newSingles(row.kind) : []
  if (own.length > 0) await database.transaction((tx) => writeRows(tx, row.id, own))
  return row
}
