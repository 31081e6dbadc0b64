import type { Generation } from '#app/features/generation/components/use-generation.ts'
import type { PicturePlace } from '#app/features/generation/generation-text.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useDraftGeneration } from './use-draft-generation.ts'

/** Puts the picture into the row immediately, as one undo step. @param field the row's field that refers to its file */
export function useCardGeneration(
  place: PicturePlace,
  id: string,
  field: 'imageAssetId' | 'iconAssetId' | 'avatarAssetId' | 'portraitAssetId',
  prompt: () => string,
): Generation {
  const store = useStore()
  const { run } = useCommand()
  return useDraftGeneration({ place, slot: `card ${id}`, prompt }, (asset) => {
    store.know(asset)
    void run(changeFields(id, { [field]: asset.id }), m.common_error())
  })
}
