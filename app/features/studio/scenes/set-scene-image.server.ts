import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { SetSceneImageInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { saveScene, takeScene } from './scene-rows.server.ts'

/**
 * Gives a scene a picture that was uploaded to its adventure, or takes it away.
 * @throws AppError notFound, invalidInput (a picture of something else); EditConflict
 */
export const setSceneImage = (database: Queryable, member: Member, input: InDraft<SetSceneImageInput>): Promise<DraftChange> =>
  editDraft(database, member, input.adventureId, async (tx, root) => {
    const row = await takeScene(tx, root.id, input.sceneId, input.version)
    if (input.assetId !== null) await requireAssetOfAdventure(tx, root.id, input.assetId)
    return { scenes: [presentScene(await saveScene(tx, row, { imageAssetId: input.assetId }))] }
  })
