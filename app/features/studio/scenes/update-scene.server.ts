import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import type { SceneRow } from '#app/features/adventure/draft.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import { EditConflict, InvalidInput } from '#app/features/studio/edit-refusals.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { UpdateSceneInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { adventureScenes } from '#database/schema/adventures.ts'
import { sceneColumns } from './scene-columns.ts'

/** The scene of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export async function takeScene(tx: Transaction, adventureId: string, input: { sceneId: string; version: number }): Promise<SceneRow> {
  const row = foundOne(await findSceneRows(tx, adventureId, [input.sceneId]))
  if (row.version !== input.version) throw new EditConflict({ scenes: [presentScene(row)] })
  return row
}

/** Writes columns of a scene that was taken, and gives it back as it is then. */
export async function saveScene(tx: Transaction, row: SceneRow, columns: Partial<typeof adventureScenes.$inferInsert>): Promise<SceneRow> {
  const saved = await tx
    .update(adventureScenes)
    .set({ ...columns, version: row.version + 1 })
    .where(and(eq(adventureScenes.id, row.id), eq(adventureScenes.adventureId, row.adventureId), eq(adventureScenes.version, row.version)))
    .returning({ id: adventureScenes.id })
  return foundOne(await findSceneRows(tx, row.adventureId, [foundOne(saved).id]))
}

/**
 * Saves what changed of a scene.
 * @throws AppError notFound; EditConflict; InvalidInput when a scene with a picture is to be turned
 */
export const updateScene = (database: Queryable, member: Member, input: InDraft<UpdateSceneInput>): Promise<DraftChange> =>
  editDraft(database, member, input.adventureId, async (tx, root) => {
    const row = await takeScene(tx, root.id, input)
    const turns = input.changes.orientation !== undefined && input.changes.orientation !== presentScene(row).orientation
    if (turns && row.imageAssetId !== null) throw new InvalidInput({ 'changes.orientation': ['studio_errors_orientation'] })
    const saved = await saveScene(tx, row, sceneColumns(row.translations, input.changes, root.primaryLanguage))
    return { scenes: [presentScene(saved)] }
  })
