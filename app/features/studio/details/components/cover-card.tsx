import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { TypedTextarea } from '#app/features/studio/fields/components/typed-text.tsx'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { details } from '#app/features/rows/kinds/details.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { useCover } from './use-cover.ts'
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
