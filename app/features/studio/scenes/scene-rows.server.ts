import { and, eq } from 'drizzle-orm'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import type { SceneRow } from '#app/features/adventure/draft.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { foundOne } from '#app/features/studio/edit-draft.server.ts'
import { taking } from '#app/features/studio/take-row.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { adventureScenes } from '#database/schema/scenes.ts'

/** The scene of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export const takeScene = taking(findSceneRows, (row) => ({ scenes: [presentScene(row)] }))

/** Writes columns of a scene that was taken, and gives it back as it is then. */
export async function saveScene(
  tx: Transaction,
  row: SceneRow,
  columns: Partial<typeof adventureScenes.$inferInsert>,
): Promise<SceneRow> {
  const saved = await tx
    .update(adventureScenes)
    .set({ ...columns, version: row.version + 1 })
    .where(
      and(
        eq(adventureScenes.id, row.id),
        eq(adventureScenes.adventureId, row.adventureId),
        eq(adventureScenes.version, row.version),
      ),
    )
    .returning({ id: adventureScenes.id })
  return foundOne(await findSceneRows(tx, row.adventureId, [foundOne(saved).id]))
}
