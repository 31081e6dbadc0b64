import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { promptOfNpc } from '#app/features/studio/fields/components/generation-prompt.ts'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import type { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Rendered inside the dialog, so that its uploads belong to the dialog's scope. */
export function NpcPicture({
  form: { values, setFile, fileAt, errorsAt },
}: {
  form: Pick<ReturnType<typeof useRowForm<NpcView>>, 'values' | 'setFile' | 'fileAt' | 'errorsAt'>
}) {
  const { details } = useDraft()
  const avatar = fileAt('avatarAssetId')
  const generation = useDraftGeneration(
    { place: 'generate-npc-avatar', slot: 'npc', prompt: () => promptOfNpc(values) },
    (asset) => setFile('avatarAssetId', asset),
  )
  return (
    <ImageUpload
      label={m.studio_npc_avatar()}
      adventureId={details.id}
      purpose="npc"
      value={avatar}
      aspect="9 / 16"
      error={errorsAt('avatarAssetId')?.[0] ?? null}
      onUploaded={(asset) => setFile('avatarAssetId', asset)}
      onRemoved={() => setFile('avatarAssetId', null)}
      generate={<GenerateInUpload generation={generation} hasPicture={avatar !== null} />}
      className="max-w-64"
    />
  )
}
