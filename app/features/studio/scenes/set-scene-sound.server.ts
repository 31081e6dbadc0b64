import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import type { SetSceneSoundInput } from '#app/features/studio/scenes.schema.ts'
import { translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { saveScene, takeScene } from './scene-rows.server.ts'

/**
 * Gives a scene a sound that was uploaded to its adventure, with words for who does not hear it, or takes it away.
 * @throws AppError notFound, invalidInput (no sound, or one of something else); EditConflict
 */
export const setSceneSound = (
  database: Queryable,
  member: Member,
  input: InDraft<SetSceneSoundInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeScene(tx, root.id, input.sceneId, input.version)
    if (input.assetId !== null) await requireAssetOfAdventure(tx, root.id, input.assetId, 'sound')
    const { assetId: soundAssetId, caption: soundCaption } = input
    const translations = mergeTranslations(row.translations, input.translations, root.primaryLanguage)
    const before = presentScene(row)
    const translatedFrom = translatedFromAfter(
      'scene',
      before,
      { ...before, soundCaption, translations },
      input.translatedFrom,
      root.primaryLanguage,
    )
    return {
      scenes: [presentScene(await saveScene(tx, row, { soundAssetId, soundCaption, translations, translatedFrom }))],
    }
  })
