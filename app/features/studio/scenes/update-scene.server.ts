import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import { InvalidInput } from '#app/features/studio/edit-refusals.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { UpdateSceneInput } from '#app/features/studio/scenes.schema.ts'
import { translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { sceneColumns } from './scene-columns.ts'
import { saveScene, takeScene } from './scene-rows.server.ts'

/**
 * Saves what changed of a scene.
 * @throws AppError notFound; EditConflict; InvalidInput when a scene with a picture is to be turned
 */
export const updateScene = (
  database: Queryable,
  member: Member,
  input: InDraft<UpdateSceneInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeScene(tx, root.id, input.sceneId, input.version)
    const turns = input.changes.orientation !== undefined && input.changes.orientation !== presentScene(row).orientation
    if (turns && row.imageAssetId !== null)
      throw new InvalidInput({ 'changes.orientation': ['studio_errors_orientation'] })
    const columns = sceneColumns(row.translations, input.changes, root.primaryLanguage)
    const before = presentScene(row)
    const translatedFrom = translatedFromAfter(
      'scene',
      before,
      { ...before, ...defined(columns) },
      input.changes.translatedFrom,
      root.primaryLanguage,
    )
    const saved = await saveScene(tx, row, { ...columns, translatedFrom })
    return { scenes: [presentScene(saved)] }
  })
