import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'

type Values = typeof adventurePuzzles.$inferInsert
type Row = typeof adventurePuzzles.$inferSelect

/** A four-digit lock that opens with `code` (4711); another type brings its own configuration and solution. */
export async function buildPuzzle(
  database: Queryable,
  {
    code = '4711',
    solution,
    ...overrides
  }: Partial<Values> & Pick<Values, 'adventureId'> & { code?: string; solution?: Record<string, unknown> },
): Promise<Row> {
  const [row] = await database
    .insert(adventurePuzzles)
    .values({
      name: 'The lock',
      type: 'code_entry',
      configuration: { codeLength: code.length },
      hints: ['Count the stairs.'],
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('no puzzle was built')
  await database
    .insert(adventurePuzzleSolutions)
    .values({ puzzleId: row.id, solution: solution ?? { correctCode: code } })
  return row
}
