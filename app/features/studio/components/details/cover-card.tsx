import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'
import { useDetails } from './use-details.ts'

/** The picture on the cover: uploaded, replaced, taken away. */
export function CoverCard() {
  const { values, errorsAt } = useDetails()
  const { run } = useCommand()
  const { id, cover, title } = values
  return (
    <Card>
      <CardBody>
        <ImageUpload
          label={m.studio_cover_label()}
          hint={m.studio_cover_hint()}
          adventureId={id}
          purpose="cover"
          value={cover}
          alt={m.studio_cover_alt({ title })}
          aspect="16 / 9"
          error={errorsAt('cover')?.[0] ?? null}
          onUploaded={(asset) => void run((draft) => ({ intent: 'set-cover', version: draft.details.version, assetId: asset.id }), m.studio_update_failed())}
          onRemoved={() => void run((draft) => ({ intent: 'remove-cover', version: draft.details.version }), m.studio_update_failed())}
        />
      </CardBody>
    </Card>
  )
}
