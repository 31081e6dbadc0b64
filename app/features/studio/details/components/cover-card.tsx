import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { TypedTextarea } from '#app/features/studio/fields/components/typed-text.tsx'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { details } from '#app/features/rows/kinds/details.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FieldMark } from '#app/ui/field-mark.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { useDetails } from './use-details.ts'

const { imageDescription } = details.fields

export function CoverCard() {
  const { values, edit, errorsAt } = useDetails()
  const { setCover } = useCover()
  const { id, cover, title } = values
  const generation = useDraftGeneration(
    { place: 'generate-cover-image', slot: 'cover', prompt: () => values.imageDescription },
    (asset) => void setCover(asset),
  )
  return (
    <Card>
      <CardBody className="gap-5">
        <div data-field="cover">
          <FieldMark name="cover" />
          <ImageUpload
            label={m.studio_cover_label()}
            hint={m.studio_cover_hint()}
            adventureId={id}
            purpose="cover"
            value={cover}
            alt={m.studio_cover_alt({ title })}
            aspect="16 / 9"
            error={errorsAt('cover')?.[0] ?? null}
            onUploaded={(asset) => void setCover(asset)}
            onRemoved={() => setCover(null)}
            generate={<GenerateInUpload generation={generation} hasPicture={cover !== null} />}
          />
        </div>
        <Field
          label={imageDescription.label()}
          hint={imageDescription.hint?.()}
          error={errorsAt('imageDescription')}
          optional
        >
          {(control) => (
            <TypedTextarea
              rows={2}
              maxLength={imageDescription.longest}
              value={values.imageDescription}
              onType={(text) => edit({ imageDescription: text })}
              {...control}
            />
          )}
        </Field>
      </CardBody>
    </Card>
  )
}

function useCover() {
  const store = useStore()
  const { run } = useCommand()

  const setCover = (cover: AssetView | null): Promise<boolean> => {
    if (cover) store.know(cover)
    const { id } = store.getState().draft.details
    return run(changeFields(id, { coverAssetId: cover?.id ?? null }), m.studio_update_failed())
  }
  return { setCover }
}
