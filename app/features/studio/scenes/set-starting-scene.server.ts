import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { SetStartingSceneInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { saveScene, takeScene } from './scene-rows.server.ts'

/**
 * Makes a scene the one in which the adventure starts; the one before it no longer is. That one keeps its version: nothing
 * that its own form edits has changed.
 * @throws AppError notFound; EditConflict
 */
export const setStartingScene = (
  database: Queryable,
  member: Member,
  input: InDraft<SetStartingSceneInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeScene(tx, root.id, input.sceneId, input.version)
    const before = await tx
      .update(adventureScenes)
      .set({ isStartingMap: false })
      .where(and(eq(adventureScenes.adventureId, root.id), eq(adventureScenes.isStartingMap, true)))
      .returning({ id: adventureScenes.id })
    await saveScene(tx, row, { isStartingMap: true })
    const scenes = await findSceneRows(tx, root.id, [row.id, ...before.map((scene) => scene.id)])
    return { scenes: scenes.map(presentScene) }
  })
