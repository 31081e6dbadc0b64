import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { CreateSceneInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { newId } from '#app/shared/ids.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { sceneColumns } from './scene-columns.ts'

/**
 * Adds a scene at the end; the first one is where the adventure starts. Sent again with the same id it changes nothing.
 * @throws AppError notFound (also for an id that is taken elsewhere), tooLarge
 */
export const createScene = (
  database: Queryable,
  member: Member,
  input: InDraft<CreateSceneInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const id = input.id ?? newId()
    const count = await countOthers(tx, adventureScenes.adventureId, root.id, id)
    requireRoom('scenes', count)
    await tx
      .insert(adventureScenes)
      .values({
        id,
        adventureId: root.id,
        displayOrder: count,
        isStartingMap: count === 0,
        ...defined(sceneColumns({}, input, root.primaryLanguage)),
        name: input.name,
      })
      .onConflictDoNothing({ target: adventureScenes.id })
    return { scenes: [presentScene(foundOne(await findSceneRows(tx, root.id, [id])))] }
  })
